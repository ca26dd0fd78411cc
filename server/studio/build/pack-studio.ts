import path from 'node:path'
import { build, type Plugin } from 'vite'
import type { TellProgress } from './progress.ts'

/** Lets Vite make the Studio of `root` in `outDir`. */
export async function packStudio(root: string, outDir: string, tell: TellProgress): Promise<void> {
  await build({
    configFile: path.join(root, 'cms/studio/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [tellProgress(tell)],
    build: { outDir, emptyOutDir: true },
  })
}

function tellProgress(tell: TellProgress): Plugin {
  let read = 0
  return {
    name: 'tell-progress',
    moduleParsed() {
      read += 1
      if (read % 100 === 0) tell({ step: 'reading', done: read })
    },
    renderStart: () => tell({ step: 'packing', done: read }),
  }
}
