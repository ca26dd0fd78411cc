import { report } from '../steps/report.mjs'
import { runScript } from '../steps/programs.mjs'

/** Drives the flows of the machines, and writes a report. */
export async function run(args) {
  report('Generating the flows from the machines …')
  return runScript('tests/flows/command/run-flows.ts', args)
}
