import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { plainWords } from './plain-words.ts'
import { asOneOrigin, STUDIO, writeSettings } from './dev-server.ts'

const fileName = 'static/[name].[hash].js'

type Modules = {
  getModuleInfo: (id: string) => { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null
}

const ENTRY = fileURLToPath(new URL('main.tsx', import.meta.url))

/** Plays videos, of which the resort has none, and tools that are switched off or opened now and then. */
const SELDOM =
  /sanity\/lib\/(VideoPlayer|ReleasesTool|TasksStudioActiveToolLayout|VariantsTool|PresentationToolGrantsCheck)-/

let needed: Set<string> | undefined

/** All that the Studio is made of, but for what only `SELDOM` needs. */
function neededSoon(modules: Modules): Set<string> {
  if (needed) return needed
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id) || SELDOM.test(id)) return
    found.add(id)
    const module = modules.getModuleInfo(id)
    for (const next of module?.importedIds ?? []) visit(next)
    for (const next of module?.dynamicallyImportedIds ?? []) visit(next)
  }
  visit(ENTRY)
  needed = found
  return found
}

/** One file for the libraries, which seldom change. By default the packer makes some 360, and a browser has six connections for them. */
function libraryChunk(id: string, modules: Modules): string | null {
  return id.includes('/node_modules/') && neededSoon(modules).has(id) ? 'libraries' : null
}

/** The Studio's styles name a font on Sanity's host: without it the system's serves, and nothing leaves the machine. */
const ownFontsOnly = {
  postcssPlugin: 'own-fonts-only',
  AtRule: {
    'font-face': (rule: { toString(): string; remove(): void }) => {
      if (rule.toString().includes('https://')) rule.remove()
    },
  },
}

/** The Studio's build. server/studio/ runs it and serves the result; `npm run studio` is for work on it. */
export default defineConfig(({ command }) => {
  // For a test, a developer or staff: the build is the same.
  if (command === 'build') process.env['NODE_ENV'] = 'production'
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    base: '/studio/',
    plugins: [react(), writeSettings, plainWords()],
    cacheDir: '../../node_modules/.vite/studio',
    server: {
      port: Number(new URL(STUDIO).port),
      strictPort: true,
      proxy: asOneOrigin(process.env['SITE_URL'] ?? 'http://localhost:3000'),
    },
    css: { postcss: { plugins: [ownFontsOnly] } },
    publicDir: false,
    resolve: { dedupe: ['react', 'react-dom', 'styled-components', 'sanity'] },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 10_000,
      reportCompressedSize: false,
      rolldownOptions: {
        output: {
          entryFileNames: fileName,
          chunkFileNames: fileName,
          assetFileNames: 'static/[name].[hash][extname]',
          codeSplitting: { groups: [{ name: libraryChunk, includeDependenciesRecursively: false }] },
        },
      },
    },
  }
})
