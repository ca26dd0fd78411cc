import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { build, type Plugin } from 'vite'
import { compress } from '../../site/static-files.ts'
import {
  hashStudioInputs,
  isBuilt,
  studioFolder,
  studiosFolder,
  sweepStudios,
  type ReportProgress,
  UNFINISHED,
} from './studio-folders.ts'

const WAIT_FOR_ANOTHER_MS = 600_000

/** Builds the Studio of `root`, unless it is there already, and answers its folder. `install` brings the packages that only the Studio needs. */
export async function makeStudio(root: string, report: ReportProgress, install: () => Promise<void>): Promise<string> {
  const folder = studioFolder(root, await hashStudioInputs(root))
  if (await isBuilt(folder)) return folder
  await mkdir(studiosFolder(root), { recursive: true })
  report({ step: 'waiting', done: 0 })
  const done = holdLock(studiosFolder(root))
  try {
    // Another process may have built it while this one waited.
    if (await isBuilt(folder)) return folder
    report({ step: 'installing', done: 0 })
    await install()
    const unfinished = folder + UNFINISHED
    await packStudio(root, unfinished, report)
    await compressFolder(unfinished, report)
    await rename(unfinished, folder)
    await sweepStudios(root)
    return folder
  } finally {
    done()
  }
}

/** One build at a time on this machine: each needs a gigabyte. The lock is SQLite's, so it ends with its holder however that dies. */
function holdLock(folder: string): () => void {
  const lock = new DatabaseSync(path.join(folder, 'building.lock'), { timeout: WAIT_FOR_ANOTHER_MS })
  lock.exec('begin exclusive')
  return () => lock.close()
}

/** Lets Vite make the Studio of `root` in `outDir`. */
async function packStudio(root: string, outDir: string, report: ReportProgress): Promise<void> {
  await build({
    configFile: path.join(root, 'cms/studio/vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    plugins: [reportProgress(report)],
    build: { outDir, emptyOutDir: true },
  })
}

function reportProgress(report: ReportProgress): Plugin {
  let read = 0
  return {
    name: 'tell-progress',
    moduleParsed() {
      read += 1
      if (read % 100 === 0) report({ step: 'reading', done: read })
    },
    renderStart: () => report({ step: 'packing', done: read }),
  }
}

/** Above it brotli takes many times as long and gains little. */
const QUALITY = 7

const isText = (name: string) => /\.(js|css|svg|json)$/.test(name)

/** Writes a .br and a .gz next to every file that gets smaller: no visitor waits for a compression. */
async function compressFolder(folder: string, report: ReportProgress): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isText)
  for (const [done, name] of names.entries()) {
    report({ step: 'compressing', done, total: names.length })
    const file = path.join(folder, name)
    const content = await readFile(file)
    const [brotli, gzip] = await Promise.all([compress(content, 'br', QUALITY), compress(content, 'gzip', QUALITY)])
    await writeFile(`${file}.br`, brotli)
    await writeFile(`${file}.gz`, gzip)
  }
}
