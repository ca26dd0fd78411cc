import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import type { LakeDocument } from '../core/document.ts'
import type { LakeEnv } from '../core/lake-env.ts'
import { LakeProblem } from '../core/lake-problem.ts'
import { assetIdOf, type AssetDocument } from './asset-document.ts'
import { createMadeFiles, type MakeFile, TooBusy } from './made-files.ts'
import { makePicture } from './make-picture.ts'
import {
  type Finish,
  type MadeFormat,
  planTransform,
  readTransform,
  recipeOf,
  recipeWithoutMetadata,
  type Transform,
} from './transform.ts'
import { createUploadRoutes } from './upload-routes.ts'
import { forgetHalfUploads, openUploadStore, type UploadStore } from './upload-store.ts'

type AssetOptions = {
  /** The lake's folder: uploads lie in `assets/` below it, and what is made of them in `made-pictures/`. */
  directory: string
  /** The project and the dataset in an asset's path. */
  place: string
  /** Creates the document unless it is there already, and answers it as it is read, with its `url`. */
  createIfNotExists(document: AssetDocument, author: string): LakeDocument
  /** Whether there is a document of this id: an asset without one was deleted, and is not served. */
  hasDocument(id: string): boolean
  pictures: PictureRules
}

/** What is made for whom. */
export type PictureRules = {
  /** Whether a page of the site shows the picture of this address (path and query). Those are made first, and never refused. */
  isShown(address: string): Promise<boolean>
  /** Asked before any other size is made: 0, or after how many seconds the client at this address may ask again. */
  pictureBudget(address: string): number
}

/** Where no site has pages, each size is as good as another. */
export const everyPicture: PictureRules = { isShown: async () => true, pictureBudget: () => 0 }

type Assets = {
  /** Mounted at `/lake/v…`. */
  calls: Hono<LakeEnv>
  /** Mounted at `/lake`. */
  files: Hono<LakeEnv>
  storeFile: UploadStore['store']
}

/** Pictures and files of the content: upload, and the addresses by which they are seen. */
export function openAssets({ directory, place, createIfNotExists, hasDocument, pictures }: AssetOptions): Assets {
  const uploadDirectory = path.join(directory, 'assets')
  forgetHalfUploads(uploadDirectory)
  const uploads = openUploadStore(uploadDirectory)

  return {
    calls: createUploadRoutes({ uploads, place, createIfNotExists }),
    files: createFileRoutes({
      uploads,
      place,
      hasDocument,
      cacheDirectory: path.join(directory, 'made-pictures'),
      ...pictures,
    }),
    storeFile: uploads.store,
  }
}

type FileRouteOptions = PictureRules & {
  uploads: UploadStore
  place: string
  hasDocument: AssetOptions['hasDocument']
  /** Where pictures in other sizes and formats are cached; it may be emptied at any time. */
  cacheDirectory: string
}

const PICTURE = /^[0-9a-f]{40}-(\d{1,6})x(\d{1,6})\.(jpg|png|webp|gif|avif|svg)$/
const FILE = /^[0-9a-f]{40}\.[a-z0-9]{1,10}$/

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  pjpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  svg: 'image/svg+xml',
}
const qualities: Record<MadeFormat, number> = { jpg: 76, pjpg: 76, png: 100, webp: 72, avif: 50, gif: 100 }

/** Anyone may ask for any size: without bounds a stranger could fill the disk, and writes would fail. What pages show has its own. */
const CACHE_LIMITS = { maxFiles: 5_000, maxBytes: 1024 ** 3 }

/** A name is made of the content, so what it names never changes. */
const HEADERS = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
  // An upload that is opened as a page, an SVG above all, runs no script and loads nothing.
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
}

/** `GET /images/…` with the Content Lake's transforms, and `GET /files/…`. Both are public. */
function createFileRoutes(options: FileRouteOptions): Hono<LakeEnv> {
  const { uploads, place, hasDocument, cacheDirectory, isShown, pictureBudget } = options
  const shown = createMadeFiles({ directory: cacheDirectory, concurrency: 2, ...CACHE_LIMITS })
  const directory = path.join(cacheDirectory, 'others')
  const others = createMadeFiles({ directory, concurrency: 1, maxWaiting: 16, ...CACHE_LIMITS })
  const app = new Hono<LakeEnv>()

  app.get(`/images/${place}/:file`, async (context) => {
    const file = context.req.param('file')
    if (!hasDocument(assetIdOf('image', file))) throw notThere()
    const [, width, height, extension = ''] = PICTURE.exec(file) ?? []
    const transform = readTransform(new URL(context.req.url).searchParams)
    const format = transform && formatOf(transform, extension, context.req.header('Accept'))
    if (format === undefined || transform === undefined)
      return send(context, { name: file, type: types[extension] }, () => readPublic(file))
    const size = { width: Number(width), height: Number(height), isDrawing: extension === 'svg' }
    const plan = planTransform(transform, size)
    const finish: Finish = {
      format,
      quality: transform.q ?? qualities[format],
      background: `#${transform.bg ?? 'fff'}`,
    }
    const name = `${createHash('sha1')
      .update(JSON.stringify([file, plan, finish]))
      .digest('hex')}.${format}`
    if (transform.auto !== undefined) context.header('Vary', 'Accept')
    return send(context, { name, type: types[format] }, async () => {
      const recipe = recipeOf(uploads.pathOf(file), plan, finish)
      const make: MakeFile = (target, signal) => makePicture({ ...recipe, target }, signal)
      const { signal } = context.req.raw
      if (await isShown(addressOf(context))) return readFile(await shown(name, make, { signal }))
      const admit = () => requireBudget(context.env.address)
      return readFile(await others(name, make, { signal, admit }))
    })
  })
  app.get(`/files/${place}/:file`, (context) => {
    const file = context.req.param('file')
    if (!hasDocument(assetIdOf('file', file))) throw notThere()
    context.header('Content-Disposition', attachment(file))
    const type = FILE.test(file) ? 'application/octet-stream' : undefined
    return send(context, { name: file, type }, () => readFile(uploads.pathOf(file)))
  })

  /** A picture as it was uploaded, but for where and with what it was taken: that stays on the disk. */
  async function readPublic(file: string): Promise<Buffer> {
    const source = uploads.pathOf(file)
    const recipe = await recipeWithoutMetadata(source)
    if (!recipe) return readFile(source)
    return readFile(await shown(`public-${file}`, (target, signal) => makePicture({ ...recipe, target }, signal)))
  }

  function requireBudget(address: string): void {
    const seconds = pictureBudget(address)
    if (seconds === 0) return
    const sentence = `Too many pictures were requested in new sizes. Please try again in ${seconds} seconds.`
    throw new LakeProblem(429, 'tooManyPictures', sentence)
  }
  return app
}

function addressOf(context: Context<LakeEnv>): string {
  const { pathname, search } = new URL(context.req.url)
  return pathname + search
}

type Sent = { name: string; type: string | undefined }

async function send(context: Context, { name, type }: Sent, read: () => Promise<Buffer>): Promise<Response> {
  if (type === undefined) throw notThere()
  const etag = `"${name}"`
  const download = context.req.query('dl')
  if (download !== undefined) context.header('Content-Disposition', attachment(download || name))
  if (context.req.header('If-None-Match') === etag) return context.body(null, 304, { ...HEADERS, ETag: etag })
  const content = await read().catch(explain)
  return context.body(new Uint8Array(content), 200, { ...HEADERS, ETag: etag, 'Content-Type': type })
}

/** The format to make; undefined where the picture is sent as it is. An SVG stays one unless another format is named. */
function formatOf({ fm, auto }: Transform, extension: string, accept = ''): MadeFormat | undefined {
  if (fm !== undefined) return fm
  if (extension === 'svg' || extension === '') return undefined
  if (auto?.split(',').includes('format')) {
    if (accept.includes('image/avif')) return 'avif'
    if (accept.includes('image/webp')) return 'webp'
  }
  return extension === 'png' || extension === 'webp' || extension === 'avif' || extension === 'gif' ? extension : 'jpg'
}

function attachment(name: string): string {
  // Cut within a character, half of it is left, which no address can spell.
  const short = path.basename(name).slice(-100).toWellFormed()
  return `attachment; filename="${short.replaceAll(/[^\w.-]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(short)}`
}

function explain(error: unknown): never {
  if (error instanceof TooBusy)
    throw new LakeProblem(503, 'busy', 'Too many pictures are being made. Please try again.')
  // Nobody reads it.
  if (error instanceof DOMException && error.name === 'AbortError')
    throw new LakeProblem(503, 'left', 'The caller did not wait for this picture.')
  const text = error instanceof Error ? error.message : ''
  if (/ENOENT|Input file is missing/.test(text)) throw notThere()
  throw error
}

function notThere(): LakeProblem {
  return new LakeProblem(404, 'notFound', 'There is no such picture or file')
}
