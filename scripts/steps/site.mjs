import { rm, writeFile } from 'node:fs/promises'
import { hashFiles } from './hash-files.mjs'
import { oneAtATime, readIfThere } from './one-at-a-time.mjs'
import { inRoot, pinnedNode, runQuietly, runScript } from './programs.mjs'
import { reportWhile, Stop } from './report.mjs'

const STAMP = inRoot('dist/built-from')
const TURN = inRoot('dist/building')
const INPUTS = [
  'build',
  'src',
  'desk',
  'ui',
  'contract',
  'machines',
  'index.html',
  'vite.config.ts',
  'package-lock.json',
]

/** Builds the browser's and the server's part of the site, and the front desk, when something that goes into them has changed. */
export async function buildSite({ always = false } = {}) {
  const wanted = await hashFiles(inRoot(), INPUTS)
  const isBuilt = async () => (await readIfThere(STAMP)) === wanted
  if (!always && (await isBuilt())) return
  await oneAtATime(TURN, async () => {
    if (!always && (await isBuilt())) return
    await rm(STAMP, { force: true })
    await reportWhile('Building the site', async () => {
      await vite(['build', '--logLevel', 'warn'])
      await vite(['build', '--ssr', '--logLevel', 'warn'])
      await vite(['build', '--config', 'desk/vite.config.ts', '--logLevel', 'warn'])
    })
    await writeFile(STAMP, wanted)
  })
}

async function vite(args) {
  const env = { NODE_ENV: 'production' }
  const { code, output } = await runQuietly(pinnedNode(), [inRoot('node_modules/vite/bin/vite.js'), ...args], { env })
  if (code === 0) return
  if (/ENOSPC/.test(output)) throw new Stop('The disk is full: free some space and try again.')
  throw new Stop(`The site could not be built.\n${output}`)
}

/** Builds the Studio, if the one that was built before is not the same. */
export async function buildStudio() {
  if (process.env.STUDIO === 'off') return
  if ((await runScript('server/studio/build/main.ts')) !== 0) throw new Stop('The Studio could not be built.')
}
