import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Context, Hono } from 'hono'
import type { Log } from '#api/platform/deps.ts'
import { scriptSafe } from '#contract/values/script-safe.ts'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import type { Part } from '../app.ts'
import { chooseEncoding } from '../site/static-files.ts'
import { startStudioBuild, type StudioBuild } from './studio-build.ts'
import { MESSAGE_POLICY } from '../message-page.ts'
import { failurePage, waitingPage } from './waiting-page.ts'

type OpenStudioOptions = { settings: StudioSettings; publicUrl: string; now: () => Date; log: Log }

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The Studio for this server's content. If it is not built yet, that begins now, in the background. */
export function openStudio({ settings, publicUrl, now, log }: OpenStudioOptions): { app: Part; close(): void } {
  const build = startStudioBuild({ root: ROOT, log, now: () => now().getTime() })
  return { app: createStudio({ build, settings, publicUrl }), close: () => build.close() }
}

type StudioOptions = {
  build: Pick<StudioBuild, 'state'>
  settings: StudioSettings
  /** The address under which staff know the site, without a path. */
  publicUrl: string
}

type BuiltStudio = { page: string; file: StudioFiles }

const BASE = '/studio'

/** The Studio under /studio. While it is being built, or could not be, its page says so. */
export function createStudio({ build, settings, publicUrl }: StudioOptions): Hono {
  const headers = studioHeaders(settings, publicUrl)
  let opening: Promise<BuiltStudio> | undefined

  async function openOnce(folder: string): Promise<BuiltStudio> {
    opening ??= readStudio(folder, settings)
    try {
      return await opening
    } catch (error) {
      // The next one tries again.
      opening = undefined
      throw error
    }
  }

  const app = new Hono()
  app.get(`${BASE}/static/*`, async (context) => {
    const state = build.state()
    const name = context.req.path.slice(BASE.length + 1)
    const studio = state.kind === 'built' ? await openOnce(state.folder) : undefined
    return (await studio?.file(context, name)) ?? context.text('There is no such file', 404)
  })
  const answerPage = async (context: Context) => {
    const state = build.state()
    if (state.kind === 'building') return context.html(waitingPage(state), 503, { ...quiet, 'Retry-After': '2' })
    if (state.kind === 'failed') return context.html(failurePage(state), 500, quiet)
    return context.html((await openOnce(state.folder)).page, 200, headers)
  }
  app.get(BASE, answerPage)
  app.get(`${BASE}/*`, answerPage)
  return app
}

const quiet = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': MESSAGE_POLICY,
  'X-Robots-Tag': 'noindex',
}

async function readStudio(folder: string, settings: StudioSettings): Promise<BuiltStudio> {
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8')
  return { page: shell.replace('<!--settings-->', () => scriptSafe(settings)), file: await openStudioFiles(folder) }
}

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

type StudioFiles = (context: Context, name: string) => Promise<Response | undefined>

/** The files of a built Studio, by their path in its folder, as they were compressed when it was built. Their names change with what is in them. */
async function openStudioFiles(folder: string): Promise<StudioFiles> {
  // Listed once: no request can reach a file that the build did not make.
  const names = new Set(await readdir(folder, { recursive: true }))

  return async (context, name) => {
    const type = types[path.extname(name)]
    if (type === undefined || !names.has(name)) return undefined
    const accepted = chooseEncoding(context.req.header('Accept-Encoding'))
    const encoding = names.has(name + suffixes[accepted]) ? accepted : 'identity'
    return context.body(Uint8Array.from(await readFile(path.join(folder, name + suffixes[encoding]))), 200, {
      'Content-Type': type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    })
  }
}

/** What the Studio's page is sent with: it loads nothing but its own files, and speaks only to its lake. */
function studioHeaders({ lake, projectId }: StudioSettings, publicUrl: string): Record<string, string> {
  // Not every browser counts a WebSocket to this server as 'self'.
  const ownSocket = publicUrl.replace(/^http/, 'ws')
  const hosts = lake === undefined ? hostsOf(projectId) : { calls: [], pictures: [], frames: [] }
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    // The Studio's interface writes its styles as it runs.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...hosts.pictures],
    'media-src': ["'self'", 'blob:', ...hosts.pictures],
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ownSocket, ...hosts.calls],
    'worker-src': ["'self'", 'blob:'],
    'manifest-src': ["'self'"],
    // The site, for a preview.
    'frame-src': ["'self'", ...hosts.frames],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    // As on the site: a preview in a separate window still talks to the Studio.
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-cache',
  }
}

/** Where Sanity keeps the content, the pictures and the accounts of a project. */
function hostsOf(projectId: string) {
  const project = `${projectId}.api.sanity.io`
  return {
    calls: [
      `https://${project}`,
      `wss://${project}`,
      'https://api.sanity.io',
      'https://cdn.sanity.io',
      'https://sanity-cdn.com',
    ],
    pictures: ['https://cdn.sanity.io', 'https://lh3.googleusercontent.com', 'https://avatars.githubusercontent.com'],
    frames: ['https://api.sanity.io', 'https://www.sanity.io'],
  }
}
