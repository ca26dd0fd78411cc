import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runScript } from '../steps/programs.mjs'
import { report, Stop } from '../steps/report.mjs'
import { runVitest } from '../steps/vitest.mjs'

const HELP = `npm run flows drives every flow of the machines over the booking API, and writes a report.

  --machine <names>   only these machines or flows: checkout, "request (package)"; more with commas
  --path <ids>        only these paths, by their ids from the report; coverage is not checked then
  --out <folder>      where the report goes (default flows-report)
  --draw              draws the machines again in docs/machines, and drives nothing
  --help              this text

It ends with 1 if a path failed or something that can be driven was not.`

/** Drives the flows of the machines, and writes a report. */
export async function run(args) {
  const { machine = '', path: ids = '', out = 'flows-report', draw, help } = read(args)
  if (help) return report(HELP)
  if (draw) return runScript('tests/flows/drawing/draw.ts')
  const results = await mkdtemp(path.join(tmpdir(), 'resort-flows-'))
  try {
    const tests = ['--project=api', 'tests/model', `--testNamePattern=${patternOf(machine, ids)}`]
    const code = await runVitest(tests, { FLOWS_RESULTS: results })
    return (await runScript('tests/flows/report/write-report.ts', [results, path.resolve(out)])) || code
  } finally {
    await rm(results, { recursive: true, force: true })
  }
}

function read(args) {
  const text = { type: 'string' }
  const flag = { type: 'boolean' }
  try {
    return parseArgs({ args, options: { machine: text, path: text, out: text, draw: flag, help: flag } }).values
  } catch (error) {
    throw new Stop(`${error.message} See npm run flows -- --help.`)
  }
}

/** Of the titles of the tests: "the flow of cart > 5873bb1adf item.added → …". */
function patternOf(machines, ids) {
  const anyOf = (list, all) => (list === '' ? all : `(${list.replaceAll(/[()]/g, '\\$&').replaceAll(',', '|')})`)
  return `^the flow of ${anyOf(machines, '.+')}( \\(.+?\\))? > ${anyOf(ids, '([0-9a-f]{10}|every) ')}`
}
