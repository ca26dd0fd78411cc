import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const chunkName = 'static/js/[name].[hash].chunk.js'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

const ENTRY = fileURLToPath(new URL('src/app/entry-client.tsx', import.meta.url))

let needed: Set<string> | undefined

/** The modules that every page needs before it can hydrate: what the browser's entry imports, and so on. */
function neededFirst(modules: Modules): Set<string> {
  if (needed) return needed
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) visit(next)
  }
  visit(ENTRY)
  needed = found
  return found
}

/** Two files for what comes first, the libraries (which seldom change) and ours, instead of one for each set of pages that share something. */
function firstChunk(id: string, modules: Modules): string | null {
  if (!neededFirst(modules).has(id)) return null
  return id.includes('/node_modules/') ? 'libraries' : 'site'
}

/** `vite build` makes the browser's part in dist/client, `vite build --ssr` the server's in dist/server. */
export default defineConfig(({ isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [react()],
  publicDir: 'public',
  // One file with React's production build: the server does not depend on NODE_ENV, and starts without walking node_modules.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    copyPublicDir: false,
    manifest: !isSsrBuild,
    // The content security policy refuses data: for everything but pictures.
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: {
      input: isSsrBuild ? 'src/app/entry-server.tsx' : 'index.html',
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : {
            entryFileNames: chunkName,
            chunkFileNames: chunkName,
            assetFileNames: 'static/media/[name].[hash][extname]',
            codeSplitting: {
              groups: [
                { name: firstChunk, priority: 2, includeDependenciesRecursively: false },
                // Texts of the content are on pages that tell, not on those that sell.
                { name: 'rich-text', test: /\/node_modules\/@portabletext\/|\/src\/RichText\./, priority: 1 },
                { name: 'shared', test: /\/(src|contract|machines)\//, minShareCount: 3 },
              ],
            },
          },
    },
  },
}))
