import { findChromium } from '../steps/chromium.mjs'
import { inRoot, pinnedNode, runQuietly, runScript } from '../steps/programs.mjs'
import { report } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'

/** Drives the flows of the machines, and writes a report. */
export async function run(args) {
  const { code, output } = await runQuietly(pinnedNode(), [inRoot('tests/flows/command/options.ts'), ...args])
  if (code !== 0) {
    report(output.trim())
    return code
  }
  const { isRun, needsBrowser, needsSite } = JSON.parse(output)
  const env = needsBrowser ? { CHROME_PATH: await findChromium() } : {}
  if (needsSite) await buildSite()
  if (isRun) report('Generating the flows from the machines …')
  return runScript('tests/flows/command/run-flows.ts', args, { env })
}
