import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const chunkName = 'static/js/[name].[hash].chunk.js'

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
    rollupOptions: {
      input: isSsrBuild ? 'src/entry-server.tsx' : 'index.html',
      output: isSsrBuild
        ? { entryFileNames: '[name].js' }
        : {
            entryFileNames: chunkName,
            chunkFileNames: chunkName,
            assetFileNames: 'static/media/[name].[hash][extname]',
          },
    },
  },
}))
