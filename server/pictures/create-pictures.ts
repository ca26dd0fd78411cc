import { readFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { Hono } from 'hono'
import { createMadeFiles } from 'content-lake/made-files'
import { convertPicture } from './convert-picture.ts'
import { findOriginal, type Original } from './find-original.ts'
import { type PictureRequest, type PictureVariant, readPictureRequest } from './picture-request.ts'

export type PicturesOptions = {
  /** The folder whose `{category}/{file}` are the originals. */
  originalsDir: string
  /** Where what was made is kept; it may be emptied at any time. */
  cacheDir: string
  /** Conversions at a time: each keeps about a core busy. */
  concurrency?: number
  convert?: typeof convertPicture
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
}

const KEPT_FOR = 'public, max-age=2592000, stale-while-revalidate=86400'

/** GET /files/images/*: the resort's pictures, in the widths and formats of contract/pictures.ts and as they are. */
export function createPictures({
  originalsDir,
  cacheDir,
  concurrency = 2,
  convert = convertPicture,
}: PicturesOptions): Hono {
  const made = createMadeFiles({ directory: cacheDir, concurrency })

  /** The file to send, made first if need be. */
  async function prepare(request: PictureRequest, { path, changedAt }: Original): Promise<string> {
    if (!request.variant) return path
    const { variant } = request
    const name = `${request.file}.${Math.round(changedAt)}.${nameOf(variant)}`
    return made(name, () => convert(path, variant))
  }

  return new Hono().get('/files/images/*', async (context) => {
    const url = new URL(context.req.url)
    const request = readPictureRequest(url.pathname, url.searchParams)
    if (request === 'not_found') return context.text('There is no such picture', 404)
    if (request === 'not_made') return context.text('This width or format of a picture is not made', 400)
    const original = await findOriginal(originalsDir, request.file)
    if (!original) return context.text('There is no such picture', 404)

    const name = `${Math.round(original.changedAt).toString(36)}-${request.variant ? nameOf(request.variant) : 0}`
    const etag = `"${name}"`
    const headers = { 'Cache-Control': KEPT_FOR, ETag: etag, 'X-Content-Type-Options': 'nosniff' }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    const file = await prepare(request, original)
    const type = request.variant ? `image/${request.variant.format}` : (types[extname(file).toLowerCase()] ?? '')
    return context.body(await readFile(file), 200, { ...headers, 'Content-Type': type })
  })
}

function nameOf({ width, height, format }: PictureVariant): string {
  return `${height === undefined ? width : `${width}x${height}`}.${format}`
}
