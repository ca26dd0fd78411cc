import { runScript } from '../steps/programs.mjs'
import { Stop } from '../steps/report.mjs'

export const needs = 'site'

export function run([action]) {
  if (action !== 'migrate') throw new Stop('npm run db -- migrate brings the configured database up to date.')
  return runScript('server/commands/migrate-database.ts')
}
