import { runScript } from '../steps/programs.mjs'

export function run(args) {
  return runScript('server/manage-staff.ts', args)
}
