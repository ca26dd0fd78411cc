import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { addressOf, openPage, pagePaths } from '#src/app/entry-server.tsx'

/** Vite's list of what it built: by source file, what a page needs. */
type BuildManifest = Record<string, { file: string; css?: string[]; assets?: string[]; imports?: string[] }>

/** The tags that a lazily loaded page needs in `<head>`, so that it comes dressed and without a second round trip. */
export function chunkTags(manifest: BuildManifest, modules: readonly string[]): string[] {
  const shell = reach(manifest, ['index.html'])
  const added = [...reach(manifest, modules)].filter((key) => !shell.has(key)).map((key) => manifest[key])
  const styles = new Set(added.flatMap((chunk) => chunk?.css ?? []))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" href="/${file}">`),
    ...added.map((chunk) => `<link rel="modulepreload" href="/${chunk?.file ?? ''}">`),
  ]
}

/** Whole fonts, as their packages name them: what few pages show, and a page that does finds by itself. */
const SELDOM = /-normal\./

/** Preloads of the fonts, which the browser would otherwise find only after the styles. */
export function fontTags(manifest: BuildManifest): string[] {
  const assets = [...reach(manifest, ['index.html'])].flatMap((key) => manifest[key]?.assets ?? [])
  const fonts = assets.filter((file) => file.endsWith('.woff2') && !SELDOM.test(file))
  return fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin>`)
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
  shell: string
  manifest: BuildManifest
  addressOf: typeof addressOf
  openPage: typeof openPage
  pagePaths: typeof pagePaths
}

/** Reads what `vite build` and `vite build --ssr` left in `distDir`. */
export async function readBuiltSite(distDir: string): Promise<BuiltSite> {
  const entry: Omit<BuiltSite, 'shell' | 'manifest'> = await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )
  const manifest: BuildManifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8'))
  const shell = await readFile(join(distDir, 'client/index.html'), 'utf8')
  const { addressOf, openPage, pagePaths } = entry
  return { shell, manifest, addressOf, openPage, pagePaths }
}
