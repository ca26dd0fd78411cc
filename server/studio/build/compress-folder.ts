import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compress } from '../../site/compress.ts'
import type { TellProgress } from './progress.ts'

/** Above it brotli takes many times as long and gains little. */
const QUALITY = 7

const isText = (name: string) => /\.(js|css|svg|json)$/.test(name)

/** Lays a .br and a .gz beside every file that gets smaller by it: no visitor waits for a compression. */
export async function compressFolder(folder: string, tell: TellProgress): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).filter(isText)
  for (const [done, name] of names.entries()) {
    tell({ step: 'compressing', done, total: names.length })
    const file = path.join(folder, name)
    const content = await readFile(file)
    const [brotli, gzip] = await Promise.all([compress(content, 'br', QUALITY), compress(content, 'gzip', QUALITY)])
    await writeFile(`${file}.br`, brotli)
    await writeFile(`${file}.gz`, gzip)
  }
}
