import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { inRoot, runQuietly } from './programs.mjs'
import { report, Stop } from './report.mjs'

/** npm waits more than a minute before it reports that there is no network. */
const IMPATIENCE = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']
const STAMP = inRoot('node_modules/.installed-for')

/**
 * Makes node_modules what the lockfile says, and does nothing when it is. `isLean`: without devDependencies, which is half as much; the
 * site is built and run by it, but no Studio and no test.
 */
export async function installDependencies({ isLean }) {
  const lockfile = await readFile(inRoot('package-lock.json'), 'utf8')
  const whole = createHash('sha256').update(lockfile).update(process.platform).update(process.arch).digest('hex')
  const stamp = isLean ? `${whole} lean` : whole
  if ([whole, stamp].includes(await readIfThere(STAMP))) return
  if (!(await isInstalledByHand(lockfile, { isLean }))) await npmCi({ isLean })
  await writeFile(STAMP, stamp)
}

/** Someone ran npm themselves: what they have is what the lockfile names. */
async function isInstalledByHand(lockfile, { isLean }) {
  const installed = await readIfThere(inRoot('node_modules/.package-lock.json'))
  if (installed === undefined) return false
  const present = JSON.parse(installed).packages
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([name, { version, optional, dev }]) =>
      // An optional package may belong to another platform.
      name === '' || optional || (isLean && dev) || present[name]?.version === version,
  )
}

async function npmCi({ isLean }) {
  report('Installing dependencies (once, about a minute) …')
  // Named in either case: NODE_ENV=production alone would leave out what the Studio needs.
  const extent = isLean ? '--omit=dev' : '--include=dev'
  const { code, output } = await runNpm(['ci', extent, '--no-audit', '--no-fund', '--loglevel=error', ...IMPATIENCE])
  if (code !== 0) throw new Stop(whyNpmFailed(output))
}

function runNpm(args) {
  // npm that runs this script names itself; its warnings on engines newer than the host's Node do not concern a
  // project that runs on its own Node, hence the log level.
  const npm = process.env.npm_execpath
  if (npm?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npm, ...args])
  return runQuietly('npm', args, { shell: process.platform === 'win32' })
}

function whyNpmFailed(output) {
  if (/ENOSPC/.test(output))
    return 'The disk is full: dependencies need about 1.3 GB (600 MB with STUDIO=off). Free some space and try again.'
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT/.test(output)) {
    return 'The package registry cannot be reached: connect to the network (or set npm_config_registry) and try again.'
  }
  if (/EACCES|EPERM|EROFS/.test(output)) return 'npm may not write into this folder: check who owns it and try again.'
  const reasons = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log/.test(line))
  return `npm could not install the dependencies: ${
    reasons
      .slice(0, 3)
      .join(' ')
      .replaceAll(/npm (error|ERR!) ?/g, '') || 'run "npm ci" to see why.'
  }`
}

async function readIfThere(file) {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined
    throw error
  }
}
