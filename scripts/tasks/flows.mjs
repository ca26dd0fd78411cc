import { runScript } from '../steps/programs.mjs'

/** Drives the flows of the machines, and writes a report. */
export function run(args) {
  return runScript('tests/flows/run/run-flows.ts', args)
}
