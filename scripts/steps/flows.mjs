import { buildSite } from './build-site.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight, runQuietly } from './run.mjs'
import { runScript, say } from './say.mjs'

/** `npm run flows` needs a browser and a built site only if pages are driven. */
await runScript(async () => {
  const args = process.argv.slice(2)
  await installDependencies()
  const { code, output } = await runQuietly(pinnedNode(), [inRoot('tests/flows/command/options.ts'), ...args])
  if (code !== 0) {
    say(output.trim())
    return code
  }
  const { isRun, needsBrowser, needsSite } = JSON.parse(output)
  const env = needsBrowser ? { CHROME_PATH: await findChromium() } : {}
  if (needsSite) await buildSite()
  if (isRun) say('Generating the flows from the machines …')
  return runInSight(pinnedNode(), [inRoot('tests/flows/command/run-flows.ts'), ...args], { env })
})
