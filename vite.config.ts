import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { neededBy } from './build/early-modules.ts'
import { icons } from './build/icons.ts'
import { language } from './build/language.ts'

// Every page is sent the names of all ninety files: one sign less tells their versions apart as well.
const chunkName = 'static/js/[name].[hash:7].chunk.js'

/** What every page needs before it can hydrate. */
const isFirst = neededBy('src/app/entry-client.tsx')
/** What every page loads once it has been hydrated. */
const isNext = neededBy('src/app/start-session.ts', 'src/cart/start-cart.ts', 'ui/lib/api/api-client.ts')

/** What comes first follows machines by hooks, which need none of the library that runs them. */
const MACHINES = '/node_modules/xstate/'

/** Two files for what comes first, the libraries (which seldom change) and ours, and one for what comes next, instead of one for each set of pages that share something. */
function earlyChunk(...[id, modules]: Parameters<typeof isFirst>): string | null {
  if (isFirst(id, modules) && !id.includes(MACHINES)) return id.includes('/node_modules/') ? 'libraries' : 'site'
  return isNext(id, modules) ? 'session' : null
}

/** `vite build` makes the browser's part in dist/client, `vite build --ssr` the server's in dist/server. */
/** The words of a house, with the signs that stand nowhere else. */
const houseWords =
  /\/src\/houses\/(HouseDetails|facility-signs)\.|\/icons\/(air-vent|armchair|baby|bath|cup-soda|fan|flame-kindling|refrigerator|sailboat|sparkles|square-parking|trees|utensils-crossed|waves-ladder|wifi)\./

export default defineConfig(({ isSsrBuild = false }) => ({
  appType: 'custom',
  plugins: [icons(), react(), language(process.env['SITE_LANGUAGE'] ?? 'en')],
  publicDir: 'public',
  // One file with React's production build: the server does not depend on NODE_ENV, and starts without walking node_modules.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  worker: { format: 'es', rolldownOptions: { output: { entryFileNames: chunkName, chunkFileNames: chunkName } } },
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
            assetFileNames: 'static/media/[name].[hash:7][extname]',
            codeSplitting: {
              groups: [
                { name: earlyChunk, priority: 2, includeDependenciesRecursively: false },
                // Texts of the content are on pages that tell, not on those that sell.
                { name: 'rich-text', test: /\/node_modules\/@portabletext\/|\/src\/content\/RichText\./, priority: 1 },
                // The home page has a slider too, and little else of what pages share.
                { name: 'swiper', test: /\/node_modules\/swiper\//, priority: 1 },
                // One file for what the list of rooms needs of both.
                {
                  name: 'places',
                  test: /\/src\/houses\/(PlaceChoice|read-house)\.|\/icons\/users\./,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                // Signs of facilities come with the words of a house, not with each page.
                { name: 'house-words', test: houseWords, includeDependenciesRecursively: false, priority: 1 },
                // What is known of nights comes with a calendar or a place to book, not with each page.
                {
                  name: 'nights',
                  test: /\/src\/availability\/(place-nights|read-calendar)\.|\/ui\/dates\/nights\.|\/(rate-refusal|rate-words)\./,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                // Three pages that share something are a feature: the others would load what they never show.
                { name: 'shared', test: /\/(src|ui|contract|machines)\//, minShareCount: 4 },
              ],
            },
          },
    },
  },
}))
