import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Context } from 'hono'
import { chooseEncoding } from '../site/compress.ts'

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
}

const suffixes = { br: '.br', gzip: '.gz', identity: '' } as const

export type StudioFiles = (context: Context, name: string) => Promise<Response | undefined>

/** The files of a built Studio, by their path in its folder, as they were compressed when it was built. Their names change with what is in them. */
export async function openStudioFiles(folder: string): Promise<StudioFiles> {
  // Listed once: no request can reach a file that the build did not make.
  const names = new Set(await readdir(folder, { recursive: true }))

  return async (context, name) => {
    const type = types[path.extname(name)]
    if (type === undefined || !names.has(name)) return undefined
    const wished = chooseEncoding(context.req.header('Accept-Encoding'))
    const encoding = names.has(name + suffixes[wished]) ? wished : 'identity'
    return context.body(Uint8Array.from(await readFile(path.join(folder, name + suffixes[encoding]))), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}
