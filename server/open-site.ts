import { existsSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'
import type { Log } from '#api/platform/deps.ts'
import type { Part } from './app.ts'
import type { Env } from './env/env.ts'
import type { NodeMiddleware } from './listen.ts'
import { redactPath } from './log/watch-requests.ts'
import { createDesk, createDevDesk } from './desk/create-desk.ts'
import { createPdfFiles } from './pdf/create-pdf-files.ts'
import { createPictures } from './pictures/create-pictures.ts'
import { createSite } from './site/create-site.ts'
import type { CallApi, SiteOptions, SitePreview } from './site/site-options.ts'
import { StartProblem } from './start-problem.ts'
import type { SiteContent } from '#cms/types.ts'
import { lakeOriginalUrl } from '#contract/values/pictures.ts'

type OpenSiteOptions = {
  env: Env
  content: SiteContent
  preview: SitePreview | undefined
  contentOrigins: { pictures: readonly string[]; frameAncestors: readonly string[] }
  api: CallApi
  /** How a file that editors uploaded is read, by its own address. */
  readContentFile: (url: string) => Promise<Response>
  /** Where the content has a picture of the catalogue; undefined for a path that it never had. */
  sourceOf: (picture: string) => Promise<string | undefined>
  /** Changes with the catalogue's houses, prices and reviews. */
  catalogueRevision: () => Promise<string>
  /** The resort's name. */
  brand: () => string
  now: () => Date
  log: Log
  isDev: boolean
}

export type OpenedSite = Part & {
  /** What must see a request before all parts: the sources and the reload, for who works on the site. */
  middleware: NodeMiddleware | undefined
  /** The front desk, built or from its sources as the site is. */
  desk: Part
  close(): Promise<void>
}

const ROOT = path.resolve(import.meta.dirname, '..')

/** The resort and what is around it, with a mark on it. */
const RESORT_ON_A_MAP =
  'https://www.openstreetmap.org/export/embed.html?bbox=90.1702%2C24.0286%2C90.2902%2C24.1086&layer=mapnik&marker=24.0686%2C90.2302'

/** The site as it was built, or from its sources for who works on it, with the resort's pictures. */
export async function openSite({
  env,
  content,
  preview,
  contentOrigins,
  api,
  readContentFile,
  sourceOf,
  catalogueRevision,
  brand,
  now,
  log,
  isDev,
}: OpenSiteOptions): Promise<OpenedSite> {
  const mapUrl = env.MAP_URL ?? (env.OUTSIDE === 'on' ? RESORT_ON_A_MAP : undefined)
  const options: SiteOptions = {
    content,
    ...(preview && { preview }),
    api,
    now: () => now().getTime(),
    publicUrl: env.PUBLIC_URL,
    imageBase: env.IMAGE_BASE_URL,
    ...(mapUrl !== undefined && { mapUrl }),
    cspOrigins: {
      pictures: [
        ...(URL.canParse(env.IMAGE_BASE_URL) ? [new URL(env.IMAGE_BASE_URL).origin] : []),
        ...contentOrigins.pictures,
      ],
      frames: mapUrl === undefined ? [] : [new URL(mapUrl).origin],
      frameAncestors: contentOrigins.frameAncestors,
    },
    async catalogueRevision() {
      try {
        return await catalogueRevision()
      } catch (error) {
        // Pages that need no database are still shown; the others say themselves what is wrong.
        log.warn({ err: error }, 'the revision of the catalogue is unknown')
        return undefined
      }
    },
    onError: (error, page) => log.error({ err: error, path: redactPath(page) }, 'a page broke'),
  }
  const pictures = createPictures({
    originalsDir: path.join(ROOT, 'public/files/images'),
    cacheDir: path.join(env.DATA_DIR, 'pictures'),
    async readUploaded(picture) {
      const source = await sourceOf(picture)
      if (source === undefined) return undefined
      return readContentFile(new URL(lakeOriginalUrl(source), env.PUBLIC_URL).href)
    },
  })
  const { app, desk, middleware, close } = isDev
    ? await openSources(options, { brand })
    : await openBuilt(options, { brand })
  const pdfs = createPdfFiles({ content: content.content, readFile: readContentFile })
  const site = new Hono().route('/', pictures).route('/', pdfs).route('/', app)
  return { fetch: (request, peer) => site.fetch(request, peer), desk, middleware, close }
}

type DeskOptions = Pick<OpenSiteOptions, 'brand'>

async function openBuilt(options: SiteOptions, { brand }: DeskOptions) {
  const distDir = path.join(ROOT, 'dist')
  if (!existsSync(path.join(distDir, 'built-from'))) {
    throw new StartProblem('The site is not built: start it by "npm start", or build it by "npm run build".')
  }
  const app = await createSite({ ...options, distDir, publicDir: path.join(ROOT, 'public') })
  return { app, desk: await createDesk({ distDir, brand }), middleware: undefined, close: async () => {} }
}

/** Vite is loaded only here: where the site is served as it was built, it need not be installed. */
async function openSources(options: SiteOptions, { brand }: DeskOptions) {
  const { createDevSite } = await import('./site/create-dev-site.ts')
  const { app, middlewares, transformHtml, close } = await createDevSite(options)
  const middleware: NodeMiddleware = (incoming, outgoing, next) => middlewares(incoming, outgoing, next)
  return { app, desk: createDevDesk(transformHtml, { brand }), middleware, close }
}
