import { mkdir, rm } from 'node:fs/promises'
import { buildSite } from './build-site.mjs'
import { findChromium } from './find-chromium.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { inRoot } from './root.mjs'
import { pinnedNode, runInSight } from './run.mjs'
import { runScript, say } from './say.mjs'

/** Where the pictures are: git does not keep them. */
const FOLDER = inRoot('screenshots')

/** `npm run screenshots` walks the journeys that look at every screen, and keeps what they see on a phone, a tablet and a desk. */
await runScript(async () => {
  await installDependencies()
  const CHROME_PATH = await findChromium()
  await buildSite()
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const walks =
    process.argv.length > 2 ? process.argv.slice(2) : ['tests/journeys/screens', 'tests/journeys/houses.test.ts']
  const env = { CHROME_PATH, SCREENSHOTS: FOLDER }
  const code = await runInSight(
    pinnedNode(),
    [inRoot('node_modules/vitest/vitest.mjs'), 'run', '--project=journeys', '--testTimeout=600000', ...walks],
    { env },
  )
  say(`The pictures are in ${FOLDER}`)
  return code
})
