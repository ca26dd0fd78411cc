import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { oneAtATime, readIfThere } from './one-at-a-time.mjs'
import { inRoot, runQuietly } from './programs.mjs'
import { reportWhile, Stop } from './report.mjs'

/** npm waits more than a minute before it reports that there is no network. */
const IMPATIENCE = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=4000']
const STAMP = inRoot('node_modules/.installed-for')
const TURN = inRoot('dist/installing')
const TRIES = 3
const PAUSE_MS = 3_000

/**
 * What is installed, each with all before it. The site is built and run by `site`, half as much as everything. `studio` are the Studio's own
 * packages (cms/package.json). `all` has tests and tools too. `also` is what an extent adds to a `site` that is there.
 */
const EXTENTS = {
  site: { sentence: 'Installing dependencies (once)', whole: ['--omit=dev'] },
  studio: { sentence: 'Installing the Studio (once)', also: ['--include=dev', '--workspace=cms'] },
  // Named in any case: NODE_ENV=production alone would leave out what tests need.
  all: { sentence: 'Installing dependencies (once)', whole: ['--include=dev'], also: ['--include=dev'] },
}
const ORDER = Object.keys(EXTENTS)
const includes = (extent, wanted) => ORDER.indexOf(extent) >= ORDER.indexOf(wanted)

/**
 * Makes node_modules what the lockfile says, and does nothing when it is. What is there stays while the rest comes, so a server goes on
 * in the meantime. Where npm was interrupted, the next call begins with what is known to be whole.
 */
export async function installDependencies(wanted) {
  const lockfile = await readFile(inRoot('package-lock.json'), 'utf8')
  const hash = createHash('sha256').update(lockfile).update(process.platform).update(process.arch).digest('hex')
  if (isDone(await readStamp(hash), wanted)) return
  await oneAtATime(TURN, async (share) => {
    const stamp = await readStamp(hash)
    if (isDone(stamp, wanted)) return
    const job = { hash, lockfile, wanted, share }
    if (stamp) await extend(stamp, job)
    else await installWhole(job)
  })
}

const isDone = (stamp, wanted) => stamp !== undefined && includes(stamp.extent, wanted)

/** `isExtending`: more than its extent is there, in pieces. Undefined where nothing, or something else, was installed. */
async function readStamp(hash) {
  const [installed, extent, isExtending] = ((await readIfThere(STAMP)) ?? '').split(' ')
  return installed === hash && ORDER.includes(extent) ? { extent, isExtending: isExtending === 'extending' } : undefined
}

async function installWhole(job) {
  const { hash, wanted, share } = job
  const byHand = await installedByHand(job)
  const extent = byHand ?? (EXTENTS[wanted].whole ? wanted : 'site')
  if (!byHand) await npm(['ci', ...EXTENTS[extent].whole], { sentence: EXTENTS[extent].sentence, share })
  await writeFile(STAMP, `${hash} ${extent}`)
  if (!includes(extent, wanted)) await extend({ isExtending: false }, job)
}

async function extend({ isExtending }, { hash, lockfile, wanted, share }) {
  if (isExtending) await removeDevPackages(lockfile)
  // What is whole after an interruption: only ever the site.
  await writeFile(STAMP, `${hash} site extending`)
  await npm(['install', '--no-save', ...EXTENTS[wanted].also], { sentence: EXTENTS[wanted].sentence, share })
  await writeFile(STAMP, `${hash} ${wanted}`)
}

/** A package that npm had begun to write looks whole to it. */
async function removeDevPackages(lockfile) {
  const packages = Object.entries(JSON.parse(lockfile).packages).filter(([, { dev }]) => dev)
  for (const [folder] of packages) await rm(inRoot(folder), { recursive: true, force: true })
}

/** Someone ran npm themselves: what they have is what the lockfile names. */
async function installedByHand({ lockfile }) {
  const installed = await readIfThere(inRoot('node_modules/.package-lock.json'))
  if (installed === undefined) return undefined
  const present = JSON.parse(installed).packages
  const packages = Object.entries(JSON.parse(lockfile).packages)
  // An optional package may belong to another platform.
  const isThere = ([name, { version, optional }]) => name === '' || optional || present[name]?.version === version
  if (packages.every(isThere)) return 'all'
  return packages.every(([name, entry]) => entry.dev || isThere([name, entry])) ? 'site' : undefined
}

async function npm(args, { sentence, share }) {
  const whole = [...args, '--no-audit', '--no-fund', '--loglevel=error', ...IMPATIENCE]
  for (let tries = 1; ; tries += 1) {
    const { code, output } = await reportWhile(sentence, () => runNpm(whole, share))
    if (code === 0) return
    // What has arrived is in npm's cache, so each try goes further.
    if (tries === TRIES || !/ECONNRESET|ETIMEDOUT|ERR_SOCKET|socket hang up|network aborted/i.test(output))
      throw new Stop(whyNpmFailed(output))
    await reportWhile('The network dropped: trying again', () => pause(PAUSE_MS))
  }
}

function runNpm(args, onStart) {
  // npm that runs this script names itself; its warnings on engines newer than the host's Node do not concern a
  // project that runs on its own Node, hence the log level.
  const npmCli = process.env.npm_execpath
  if (npmCli?.endsWith('npm-cli.js')) return runQuietly(process.execPath, [npmCli, ...args], { onStart })
  return runQuietly('npm', args, { onStart, shell: process.platform === 'win32' })
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
