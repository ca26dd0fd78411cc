import { mkdir, rm } from 'node:fs/promises'
import { findChromium } from '../steps/chromium.mjs'
import { inRoot, runScript } from '../steps/programs.mjs'
import { report } from '../steps/report.mjs'
import { buildSite } from '../steps/site.mjs'
import { runVitest } from '../steps/vitest.mjs'

/** Where the pictures are: git ignores them. */
const FOLDER = inRoot('screenshots')

/** Pictures of every screen on a phone, a tablet and a desk; with `editing` or `desk`, those of a guide for staff. */
export async function run(args) {
  const [kind, ...rest] = args
  const CHROME_PATH = await findChromium()
  await buildSite()
  if (kind === 'editing') return runVitest(['tests/editing/guide.test.ts'], { CHROME_PATH, PICTURES: 'on' })
  if (kind === 'desk') return runScript('tests/editing/desk/take-pictures.ts', rest, { env: { CHROME_PATH } })
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const journeys =
    args.length > 0 ? args : ['tests/journeys/main/screens', 'tests/journeys/screens', 'tests/journeys/houses']
  const code = await runScript(
    'node_modules/vitest/vitest.mjs',
    ['run', '--project=journeys', '--project=browser', '--testTimeout=600000', ...journeys],
    { env: { CHROME_PATH, SCREENSHOTS: FOLDER } },
  )
  report(`The pictures are in ${FOLDER}`)
  return code
}
