import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { addressOf, openPage, pagePaths } from '#src/app/entry-server.tsx'

/** Vite's list of what it built: by source file, what a page needs. */
type BuildManifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

/** The files of a page, each kind in the order in which the browser needs them: what all pages share, then the page's own. */
export type PageFiles = { shared: string[]; own: string[]; styles: string[]; fonts: string[] }

const SHELL = 'index.html'
/** Whole fonts, as their packages name them: few pages use them, and those load them without help. */
const SELDOM = /-normal\./

export function filesOf(manifest: BuildManifest, modules: readonly string[]): PageFiles {
  const chunksOf = (keys: readonly string[]) => [...reach(manifest, keys)].flatMap((key) => manifest[key] ?? [])
  const [shared, all] = [chunksOf([SHELL]), chunksOf([SHELL, ...modules])]
  return {
    shared: shared.map(({ file }) => file),
    own: all.slice(shared.length).map(({ file }) => file),
    styles: [...new Set(all.flatMap(({ css }) => css ?? []))],
    fonts: shared.flatMap(({ assets }) => assets ?? []).filter((file) => file.endsWith('.woff2') && !SELDOM.test(file)),
  }
}

/** The chunks of `modules` with everything that they import. */
function reach(manifest: BuildManifest, modules: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    for (const next of chunk.imports ?? []) visit(next)
  }
  for (const key of modules) visit(key)
  return found
}

export type BuiltSite = {
  /** index.html without what starts it: a page says itself which files it needs, and when. */
  shell: string
  /** The styles by file. */
  styles: ReadonlyMap<string, string>
  manifest: BuildManifest
  addressOf: typeof addressOf
  openPage: typeof openPage
  pagePaths: typeof pagePaths
}

/** Reads what `vite build` and `vite build --ssr` left in `distDir`. */
export async function readBuiltSite(distDir: string): Promise<BuiltSite> {
  const entry: Omit<BuiltSite, 'shell' | 'styles' | 'manifest'> = await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )
  const manifest: BuildManifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8'))
  const shell = withoutFiles(await readFile(join(distDir, 'client/index.html'), 'utf8'))
  const styleFiles = new Set(Object.values(manifest).flatMap(({ css }) => css ?? []))
  const styles = await Promise.all(
    [...styleFiles].map(async (file) => [file, await readFile(join(distDir, 'client', file), 'utf8')] as const),
  )
  const { addressOf, openPage, pagePaths } = entry
  return { shell, styles: new Map(styles), manifest, addressOf, openPage, pagePaths }
}

/** What the build wrote into the head for the script and the styles of all pages. */
const FILE_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="(?:modulepreload|stylesheet)"[^>]*>)/g

const withoutFiles = (html: string) => html.replace(FILE_TAGS, '')
