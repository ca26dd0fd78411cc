import { findChromium } from '../steps/chromium.mjs'
import { installDependencies } from '../steps/dependencies.mjs'
import { runScript } from '../steps/programs.mjs'
import { report, Stop } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

const PROJECTS = ['unit', 'api', 'journeys', 'browser', 'postgres', 'faults', 'fuzz']
/** Killed servers, and all in the browser but the main journeys: `npm run check` has them. */
const LEFT_PROJECTS = ['faults', 'browser']
/** Whole servers and databases that break, start together or are migrated: the same. */
const LEFT_FILES = ['server/demo/**', 'tests/processes/**', 'tests/races/migration-races.test.ts']
const DAILY = LEFT_PROJECTS.map((project) => `--project=!${project}`)

/** A browser and the built site: neither waits for the Studio, tests and tools. */
export const needs = 'site'

async function prepareBrowser() {
  const CHROME_PATH = await findChromium()
  await buildSite()
  return CHROME_PATH
}

/** All that a change must pass; or, as in `npm test -- api api/guests/sign-in`, the projects and files that are named. */
export async function run(args) {
  const names = args.slice(0, args.findIndex((arg) => !PROJECTS.includes(arg)) >>> 0)
  const projects = names.map((name) => `--project=${name}`)
  const isDaily = args.length === 0
  const chosen = isDaily ? DAILY : [...projects, ...args.slice(names.length)]
  const [CHROME_PATH] = await Promise.all([prepareBrowser(), installDependencies('all')])
  report('Checking types …')
  const types = await runScript('node_modules/typescript/bin/tsc', ['-b'])
  if (types !== 0) throw new Stop('The type check failed: no tests were run.')
  return runVitest(chosen, { CHROME_PATH, ...(isDaily && { TESTS_LEFT: LEFT_FILES.join(' '), RACES: 'once' }) })
}
