import { runScript } from '../steps/programs.mjs'

/** It needs neither the Studio nor tests and tools. */
export const isLean = true

export function run(args) {
  return runScript('server/commands/manage-staff.ts', args)
}
