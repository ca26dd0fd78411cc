import { buildSite } from './build-site.mjs'
import { buildStudio } from './build-studio.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript } from './say.mjs'

/** `npm run editing:screenshots` does what docs/editing.md tells staff to do, and takes its pictures on the way. */
await runScript(async () => {
  await installDependencies()
  const CHROME_PATH = await findChromium()
  await buildSite()
  await buildStudio()
  return runInSight(pinnedNode(), [inRoot('tests/editing/follow-guide.ts'), ...process.argv.slice(2)], {
    env: { CHROME_PATH },
  })
})
