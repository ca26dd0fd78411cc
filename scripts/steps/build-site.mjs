import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { inRoot, ROOT } from './root.mjs'
import { pinnedNode, runQuietly } from './run.mjs'
import { say, Stop } from './say.mjs'

const STAMP = inRoot('dist/built-from')
const INPUTS = ['src', 'contract', 'machines', 'index.html', 'vite.config.ts', 'package-lock.json']

/** Builds the browser's and the server's part of the site when something that goes into them has changed. */
export async function buildSite({ always = false } = {}) {
  const wanted = await hashOf(INPUTS)
  const built = await readFile(STAMP, 'utf8').catch(() => undefined)
  if (built === wanted && !always) return
  say('Building the site …')
  await rm(STAMP, { force: true })
  await vite(['build', '--logLevel', 'warn'])
  await vite(['build', '--ssr', '--logLevel', 'warn'])
  await mkdir(path.dirname(STAMP), { recursive: true })
  await writeFile(STAMP, wanted)
}

async function vite(args) {
  const env = { NODE_ENV: 'production' }
  const { code, output } = await runQuietly(pinnedNode(), [inRoot('node_modules/vite/bin/vite.js'), ...args], { env })
  if (code === 0) return
  if (/ENOSPC/.test(output)) throw new Stop('The disk is full: free some space and try again.')
  throw new Stop(`The site could not be built.\n${output}`)
}

async function hashOf(inputs) {
  const hash = createHash('sha256')
  const listings = await Promise.all(inputs.map(filesIn))
  for (const file of listings.flat().sort()) {
    hash.update(path.relative(ROOT, file)).update('\0')
    hash.update(await readFile(file)).update('\0')
  }
  return hash.digest('hex')
}

async function filesIn(input) {
  const full = inRoot(input)
  const entries = await readdir(full, { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (!entries) return [full]
  const listings = await Promise.all(
    entries.map((entry) => {
      const name = path.join(input, entry.name)
      if (entry.isDirectory()) return filesIn(name)
      return isPartOfSite(entry.name) ? [inRoot(name)] : []
    }),
  )
  return listings.flat()
}

const isPartOfSite = (name) => /\.(tsx?|css|svg|html|woff2|json)$/.test(name) && !/\.test\.tsx?$/.test(name)
