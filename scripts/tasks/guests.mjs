import { runScript } from '../steps/programs.mjs'

export function run(args) {
  return runScript('server/commands/manage-guests.ts', args)
}
