import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Context } from 'hono'
import QuickLRU from 'quick-lru'

const brotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that the browser takes. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim())
  const takes = (name: string) => accepted.some((part) => part.startsWith(name) && !/;\s*q=0(?:\.0*)?$/.test(part))
  if (takes('br')) return 'br'
  return takes('gzip') ? 'gzip' : 'identity'
}

/** `quality` is brotli's, 0 to 11: high for what is made once and sent often, middling for pages. */
export async function compress(content: Uint8Array, encoding: Encoding, quality: number): Promise<Uint8Array> {
  if (encoding === 'gzip') return toGzip(content)
  if (encoding === 'identity') return content
  return brotli(content, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength },
  })
}

export type Encoded = (encoding: Encoding) => Promise<Uint8Array<ArrayBuffer>>

/** A page as it is sent: each encoding is made when it is first asked for. */
export function encodedOnce(html: Uint8Array<ArrayBuffer>, quality: number): Encoded {
  const made = new Map([['identity', Promise.resolve(html)]])
  return (encoding) => {
    const found = made.get(encoding) ?? compress(html, encoding, quality).then((bytes) => Uint8Array.from(bytes))
    made.set(encoding, found)
    return found
  }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

const isText = (extension: string) => !['.woff2', '.ico', '.png'].includes(extension)

export const BEST_QUALITY = 11
const MAX_FILES = 300

type Served = { content: Uint8Array<ArrayBuffer>; etag: string }

/** Answers GET for the files under `dir`; undefined when there is none of that name. Each is read and compressed once. */
export function createStaticFiles(dir: string, cacheControl: string) {
  const cached = new QuickLRU<string, Promise<Served>>({ maxSize: MAX_FILES })

  async function read(path: string, encoding: Encoding): Promise<Served> {
    const content = await readFile(path)
    const etag = `"${createHash('sha256').update(content).digest('base64url').slice(0, 20)}-${encoding}"`
    return { content: Uint8Array.from(await compress(content, encoding, BEST_QUALITY)), etag }
  }

  function readAndCache(key: string, path: string, encoding: Encoding): Promise<Served> {
    const reading = read(path, encoding)
    cached.set(key, reading)
    // What could not be read this time may be read the next.
    reading.catch(() => cached.delete(key))
    return reading
  }

  return async function serve(context: Context): Promise<Response | undefined> {
    const path = safePath(dir, context.req.path)
    const extension = extname(path ?? '')
    const type = types[extension]
    if (path === undefined || type === undefined) return undefined
    const found = await stat(path).catch(() => undefined)
    if (!found?.isFile()) return undefined

    const encoding = isText(extension) ? chooseEncoding(context.req.header('Accept-Encoding')) : 'identity'
    const key = `${encoding} ${found.mtimeMs} ${path}`
    const { content, etag } = await (cached.get(key) ?? readAndCache(key, path, encoding))
    const headers = {
      'Cache-Control': cacheControl,
      ETag: etag,
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    return context.body(content, 200, {
      ...headers,
      'Content-Type': type,
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}

/** The file's path under `dir`; undefined for anything that leads out of it or to a hidden file. */
function safePath(dir: string, requested: string): string | undefined {
  const path = normalize(requested)
  if (path.includes('..') || path.includes('/.') || path.includes('\0')) return undefined
  return join(dir, path)
}
