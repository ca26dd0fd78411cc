import { readFile, stat, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { createMadeFiles } from 'content-lake/made-files'
import { makePicture, type PictureRecipe } from 'content-lake/make-picture'
import { Hono } from 'hono'
import {
  type PictureFormat,
  pictureFormats,
  type PictureWidth,
  pictureWidths,
  sharedPictureSize,
} from '#contract/values/pictures.ts'

/** One picture that can be requested: the original, or a width and format of it. `file` is below the pictures' folder. */
type PictureRequest = { file: string; variant?: PictureVariant }

/** With a height the picture is cut to this shape. */
type PictureVariant =
  | { width: PictureWidth; height?: undefined; format: PictureFormat }
  | (typeof sharedPictureSize & { format: 'jpeg' })

type Refused = 'not_found' | 'not_made'

const SAFE_PATH = /^(?:[a-z0-9][a-z0-9-]*\/)+[a-z0-9][a-z0-9-]*\.(?:jpg|jpeg|png|webp|avif)$/i

const SHARED = `w=${sharedPictureSize.width}&h=${sharedPictureSize.height}&fm=jpeg`

/** Reads `/files/images/{category}/{file}?w=…&fm=…`. */
function readPictureRequest(path: string, query: URLSearchParams): PictureRequest | Refused {
  const file = path.replace(/^\/files\/images\//, '')
  if (file === path || !SAFE_PATH.test(file)) return 'not_found'
  const names = [...query.keys()]
  if (names.length === 0) return { file }
  if (String(query) === SHARED) return { file, variant: { ...sharedPictureSize, format: 'jpeg' } }
  const width = pictureWidths.find((known) => String(known) === query.get('w'))
  const format = pictureFormats.find((known) => known === query.get('fm'))
  // Exactly these two, each once: any other address would be the same picture under another key of every cache.
  if (names.length !== 2 || width === undefined || format === undefined) return 'not_made'
  return { file, variant: { width, format } }
}

/** Chosen by eye on the resort's own pictures: the largest hero stays under 60 kB on a phone, and what fills a large screen keeps its detail. */
function qualityOf({ width, format }: PictureVariant): number {
  return qualities[format][width > 1000 ? 'large' : 'small']
}

const qualities: Record<PictureFormat, { small: number; large: number }> = {
  avif: { small: 46, large: 60 },
  webp: { small: 68, large: 76 },
  jpeg: { small: 74, large: 80 },
}

/** The picture at `source`, upright and `width` pixels wide at most; with a height, of just this size. */
function recipeOf(source: string, variant: PictureVariant): Omit<PictureRecipe, 'target'> {
  const { width, height, format } = variant
  const resize = height === undefined ? { width, withoutEnlargement: true } : { width, height, fit: 'cover' as const }
  return { source, resize, format, options: { quality: qualityOf(variant) } }
}

type Original = { path: string; changedAt: number }

/**
 * The file of a picture, `{category}/{file}` below the pictures' folder; undefined when there is none. The gallery shows the houses'
 * pictures under its own name: what it does not have itself is the house's picture of that name, so that each lies here once.
 */
export async function findOriginal(originalsDir: string, file: string): Promise<Original | undefined> {
  return (
    (await statFile(join(originalsDir, file))) ?? statFile(join(originalsDir, file.replace(/^gallerys\//, 'house/')))
  )
}

async function statFile(path: string): Promise<Original | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, changedAt: found.mtimeMs } : undefined
}

export type PicturesOptions = {
  /** The folder whose `{category}/{file}` are the originals. */
  originalsDir: string
  /** Where what was made is cached; it may be emptied at any time. */
  cacheDir: string
  /** Reads a picture of the content by its path, as it was uploaded; undefined for a path that the content never had. Without it there is none. */
  readUploaded?: (path: string) => Promise<Response | undefined>
  /** Pictures that are made at a time: each keeps about a core busy. */
  concurrency?: number
}

const types: Record<string, string> = {
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
}

/** What the content's pictures are called (server/catalogue-content.ts). */
const UPLOADED = /-[0-9a-f]{10}\.[a-z]+$/

/** Pictures of the content that are read at a time. */
const READERS = 4

const HEADERS = {
  'Cache-Control': 'public, max-age=2592000, stale-while-revalidate=86400',
  // IMAGE_BASE_URL may be another host in front of this server.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const

/** GET /files/images/*: the resort's pictures and those of the content's houses, in the widths and formats of contract/pictures.ts and as they are. */
export function createPictures({
  originalsDir,
  cacheDir,
  readUploaded = async () => undefined,
  concurrency = 2,
}: PicturesOptions): Hono {
  const made = createMadeFiles({ directory: cacheDir, concurrency })
  const kept = createMadeFiles({ directory: join(cacheDir, 'uploaded'), concurrency: READERS })

  /** What staff uploaded is kept here once it was read, so that it is shown while the lake is away. */
  async function findUploaded(file: string): Promise<Original | undefined> {
    if (!UPLOADED.test(file)) return undefined
    const keep = async (target: string) => {
      const response = await readUploaded(`files/images/${file}`)
      if (!response?.ok) throw new NotRead(response === undefined ? 404 : 503)
      await writeFile(target, new Uint8Array(await response.arrayBuffer()))
    }
    return statFile(await kept(file, keep))
  }

  async function findPicture(file: string): Promise<Original | 'unread' | undefined> {
    try {
      return (await findOriginal(originalsDir, file)) ?? (await findUploaded(file))
    } catch (error) {
      if (error instanceof NotRead) return error.status === 503 ? 'unread' : undefined
      throw error
    }
  }

  /** The file to send, made first if need be. */
  async function prepare({ request, original, signal }: Asked): Promise<string> {
    const { path, changedAt } = original
    if (!request.variant) return path
    const { variant } = request
    const name = `${request.file}.${Math.round(changedAt)}.${nameOf(variant)}`
    const recipe = recipeOf(path, variant)
    return made(name, (target, stopped) => makePicture({ ...recipe, target }, stopped), { signal })
  }

  return new Hono().get('/files/images/*', async (context) => {
    const url = new URL(context.req.url)
    const request = readPictureRequest(url.pathname, url.searchParams)
    if (request === 'not_found') return context.text('There is no such picture', 404)
    if (request === 'not_made') return context.text('This width or format of a picture is not made', 400)
    const original = await findPicture(request.file)
    if (original === 'unread') return context.text('This picture cannot be read at the moment', 503)
    if (!original) return context.text('There is no such picture', 404)

    const name = `${Math.round(original.changedAt).toString(36)}-${request.variant ? nameOf(request.variant) : 0}`
    const etag = `"${name}"`
    const headers = { ...HEADERS, ETag: etag }
    if (context.req.header('If-None-Match') === etag) return context.body(null, 304, headers)
    const { signal } = context.req.raw
    const file = await prepare({ request, original, signal }).catch((error: unknown) => {
      if (signal.aborted) return undefined
      throw error
    })
    if (file === undefined) return context.body(null, 503) // Nobody reads it.
    const type = request.variant ? `image/${request.variant.format}` : (types[extname(file).toLowerCase()] ?? '')
    return context.body(await readFile(file), 200, { ...headers, 'Content-Type': type })
  })
}

/** The content has no such picture, or the lake does not answer it now. */
class NotRead extends Error {
  readonly status: 404 | 503
  constructor(status: 404 | 503) {
    super(`A picture of the content was not read: ${status}`)
    this.status = status
  }
}

type Asked = { request: PictureRequest; original: Original; signal: AbortSignal }

/** With the quality, so that pictures of another quality are made again. */
function nameOf(variant: PictureVariant): string {
  const { width, height, format } = variant
  return `${height === undefined ? width : `${width}x${height}`}.q${qualityOf(variant)}.${format}`
}
