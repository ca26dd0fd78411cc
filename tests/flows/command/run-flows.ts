// `npm run flows` drives the flows of the machines and reports. Exit code 1: a path failed, or something was not driven.

import path from 'node:path'
import { flows } from '#tests/model/flows.ts'
import { writeMachineDocs } from '../drawing/machine-docs.ts'
import { faultsOf, type FlowsRun } from '../report/flows-run.ts'
import { writeReport } from '../report/write-report.ts'
import { driveApi } from './drive-api.ts'
import { chooseFlows, help, OptionProblem, readOptions, requireDriven, type FlowsOptions } from './options.ts'
import { createProgress, type Progress } from './progress.ts'

async function main(args: readonly string[]): Promise<number> {
  const progress = createProgress()
  const command = readOptions(args)
  if (command.kind === 'help') {
    progress.print(help)
    return 0
  }
  if (command.kind === 'draw') {
    await writeMachineDocs()
    progress.print('The machines are drawn in docs/machines')
    return 0
  }
  return report(await drive(command.options, progress), command.options, progress)
}

async function drive(options: FlowsOptions, progress: Progress): Promise<FlowsRun> {
  const { machines, paths } = options
  const chosen = chooseFlows(flows, machines)
  const begun = new Date()
  const results = await driveApi(chosen, options, progress)
  requireDriven(
    paths,
    results.flatMap((result) => result.paths),
  )
  return {
    begun: begun.toISOString(),
    ms: Date.now() - begun.getTime(),
    isPartial: paths.length > 0,
    results,
  }
}

async function report(run: FlowsRun, { out }: FlowsOptions, progress: Progress): Promise<number> {
  const faults = faultsOf(run)
  const page = await writeReport(run, path.resolve(out))
  for (const fault of faults) progress.print(fault)
  progress.print(`The report is ${page}`)
  return faults.length > 0 ? 1 : 0
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof OptionProblem)) throw error
  console.error(error.message)
  process.exitCode = 2
}
