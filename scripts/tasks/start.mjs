import { runScript } from '../steps/programs.mjs'
import { buildSite } from '../steps/site.mjs'

/** glibc gives back what was freed, instead of keeping it for each thread: some 40 MB at rest. */
const FRUGAL = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** The Studio is installed and built in the background, once the site answers. */
export const needs = 'site'

export async function run(args) {
  await buildSite()
  return runScript('server/main.ts', args, { isTethered: true, env: FRUGAL })
}
