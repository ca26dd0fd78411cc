import { runScript } from '../steps/programs.mjs'

export const needs = 'site'

export function run(args) {
  return runScript('server/commands/manage-rates.ts', args)
}
