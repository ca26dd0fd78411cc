import { findChromium } from '../steps/chromium.mjs'
import { runScript } from '../steps/programs.mjs'
import { report, Stop } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

const PROJECTS = ['unit', 'api', 'browser', 'postgres', 'faults', 'fuzz']
/** What `npm test` leaves to `npm run check`: the server killed, and staff at work in the Studio. */
const DAILY = { args: ['--project=!faults'], env: { STUDIO: 'off' } }

/** All that a change must pass; or, as in `npm test -- api api/auth`, the projects and files that are named. */
export async function run(args) {
  const names = args.slice(0, args.findIndex((arg) => !PROJECTS.includes(arg)) >>> 0)
  const projects = names.map((name) => `--project=${name}`)
  const { args: chosen, env } = args.length > 0 ? { args: [...projects, ...args.slice(names.length)], env: {} } : DAILY
  const CHROME_PATH = await findChromium()
  await buildSite()
  report('Checking types …')
  const types = await runScript('node_modules/typescript/bin/tsc', ['-b'])
  if (types !== 0) throw new Stop('The type check failed: no tests were run.')
  return runVitest(chosen, { ...env, CHROME_PATH })
}
