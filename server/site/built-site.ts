import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { pagePaths, render } from '#src/app/entry-server.tsx'
import type { BuildManifest } from './build-manifest.ts'

export type BuiltSite = { shell: string; manifest: BuildManifest; render: typeof render; pagePaths: typeof pagePaths }

/** Reads what `vite build` and `vite build --ssr` left in `distDir`. */
export async function readBuiltSite(distDir: string): Promise<BuiltSite> {
  const entry: Pick<BuiltSite, 'render' | 'pagePaths'> = await import(
    pathToFileURL(join(distDir, 'server/entry-server.js')).href
  )
  const manifest: BuildManifest = JSON.parse(await readFile(join(distDir, 'client/.vite/manifest.json'), 'utf8'))
  const shell = await readFile(join(distDir, 'client/index.html'), 'utf8')
  return { shell, manifest, render: entry.render, pagePaths: entry.pagePaths }
}
