import { runScript } from '../steps/programs.mjs'
import { Stop } from '../steps/report.mjs'

/** It needs neither the Studio nor tests and tools. */
export const isLean = true

export function run([action]) {
  if (action !== 'migrate') throw new Stop('npm run db -- migrate brings the configured database up to date.')
  return runScript('server/commands/migrate-database.ts')
}
