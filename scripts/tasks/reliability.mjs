import { runScript } from '../steps/programs.mjs'

/** Writes docs/reliability.md anew, from what the tests declare. */
export function run() {
  return runScript('tests/reliability/write-matrix.ts')
}
