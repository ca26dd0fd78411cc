import { runScript } from '../steps/programs.mjs'
import { Stop } from '../steps/report.mjs'

export const needs = 'site'

const USAGE =
  'npm run db -- migrate brings the configured database up to date; -- restored <old> settles a restored one by the one it replaces.'

export function run([action, ...rest]) {
  if (action === 'restored') return runScript('server/commands/settle-restored.ts', rest)
  if (action !== 'migrate') throw new Stop(USAGE)
  return runScript('server/commands/migrate-database.ts')
}
