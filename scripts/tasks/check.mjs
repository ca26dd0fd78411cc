import { findChromium } from '../steps/chromium.mjs'
import { runScript } from '../steps/programs.mjs'
import { report, Stop } from '../steps/report.mjs'
import { buildSite, buildStudio } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

const STATIC = [
  { what: 'types', program: 'node_modules/typescript/bin/tsc', args: ['-b'] },
  { what: 'lint', program: 'node_modules/oxlint/bin/oxlint', args: ['--type-aware'] },
  { what: 'format', program: 'node_modules/oxfmt/bin/oxfmt', args: ['--check', '.'] },
  { what: 'unused code', program: 'node_modules/knip/bin/knip.js', args: [] },
  // What guests are served by needs none of devDependencies: the Studio, tests and tools.
  {
    what: 'what is served',
    program: 'node_modules/knip/bin/knip.js',
    args: ['--production', '--strict', '--include', 'unlisted', '--workspace', '.', '--workspace', 'cms'],
  },
]

/** What continuous integration runs: each thing once. Which engine shows what: docs/decisions/0016. */
export async function run() {
  for (const { what, program, args } of STATIC) {
    report(`Checking ${what} …`)
    if ((await runScript(program, args)) !== 0) throw new Stop(`The check of ${what} failed: no tests were run.`)
  }
  const CHROME_PATH = await findChromium()
  await buildSite()
  await buildStudio()
  return runVitest([], { CHROME_PATH })
}
