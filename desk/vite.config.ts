import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { neededBy } from '../build/early-modules.ts'
import { language } from '../build/language.ts'

const isFirst = neededBy('desk/entry-desk.tsx')

const fileName = 'static/[name].[hash].js'

/** The front desk's own build, in dist/desk: with its own module graph, nothing of it moves into the files of the site's pages. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  plugins: [react(), language(process.env['SITE_LANGUAGE'] ?? 'en')],
  publicDir: false,
  build: {
    outDir: '../dist/desk',
    emptyOutDir: true,
    // The content security policy refuses data: for everything but pictures.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    rolldownOptions: {
      output: {
        entryFileNames: fileName,
        chunkFileNames: fileName,
        assetFileNames: 'static/[name].[hash][extname]',
        codeSplitting: {
          // Two files for what comes first, instead of one for each set of pages that share something: the libraries seldom change.
          groups: [
            {
              debugName: 'first',
              name: (id, modules) =>
                isFirst(id, modules) ? (id.includes('/node_modules/') ? 'libraries' : 'desk') : null,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
})
