import { access, constants } from 'node:fs/promises'
import path from 'node:path'
import { installDependencies } from './dependencies.mjs'
import { inRoot, pinnedNode, runQuietly } from './programs.mjs'
import { reportWhile, Stop } from './report.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const DOWNLOAD_LIMIT = 30_000
const PACKAGE_LIMIT = 300_000

/** The path of a Chromium that the journeys can drive, installed if there is none. */
export async function findChromium() {
  const named = process.env.CHROME_PATH
  if (named) {
    if (await isExecutable(named)) return named
    throw new Stop(`CHROME_PATH names ${named}, which is not a program.`)
  }
  const found = (await installedChromium()) ?? (await debianChromium()) ?? (await playwrightChromium())
  if (found) return found
  throw new Stop('The journeys need a Chromium, and none could be installed: install one, or set CHROME_PATH to it.')
}

async function installedChromium() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '')
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  for (const candidate of [...candidates, ...(process.platform === 'darwin' ? MAC : [])]) {
    if (await isExecutable(candidate)) return candidate
  }
  return undefined
}

async function debianChromium() {
  const isRootOnDebian = process.getuid?.() === 0 && (await isExecutable('/usr/bin/apt-get'))
  if (!isRootOnDebian) return undefined
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, limit: PACKAGE_LIMIT }
  await reportWhile('Installing Chromium from the system packages', async () => {
    await runQuietly('apt-get', ['update', '-qq'], options)
    await runQuietly('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options)
  })
  return (await isExecutable('/usr/bin/chromium')) ? '/usr/bin/chromium' : undefined
}

async function playwrightChromium() {
  await installDependencies('all')
  const known = await playwrightPath()
  if (known && (await isExecutable(known))) return known
  const install = [inRoot('node_modules/playwright-core/cli.js'), 'install', 'chromium']
  await reportWhile('Downloading Chromium', () => runQuietly(pinnedNode(), install, { limit: DOWNLOAD_LIMIT }))
  const downloaded = await playwrightPath()
  return downloaded && (await isExecutable(downloaded)) ? downloaded : undefined
}

/** Where Playwright keeps its own browser, whether or not it is there. */
async function playwrightPath() {
  const ask = "import('playwright-core').then(({ chromium }) => process.stdout.write(chromium.executablePath()))"
  const { code, output } = await runQuietly(pinnedNode(), ['--eval', ask])
  return code === 0 ? output : undefined
}

async function isExecutable(file) {
  try {
    await access(file, constants.X_OK)
    return true
  } catch {
    // Absent or forbidden: not usable either way.
    return false
  }
}
