import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Hono, type Context } from 'hono'
import type { StudioSettings } from '#cms/studio/studio-settings.ts'
import type { StudioBuild } from './studio-build.ts'
import { openStudioFiles, type StudioFiles } from './studio-files.ts'
import { studioHeaders } from './studio-headers.ts'
import { failurePage, waitingPage } from './waiting-page.ts'

type StudioOptions = {
  build: Pick<StudioBuild, 'state'>
  settings: StudioSettings
  /** The address under which staff know the site, without a path. */
  publicUrl: string
}

type OpenStudio = { page: string; file: StudioFiles }

const BASE = '/studio'

/** The Studio under /studio. While it is being built, or could not be, its page says so. */
export function createStudio({ build, settings, publicUrl }: StudioOptions): Hono {
  const headers = studioHeaders(settings, publicUrl)
  let opening: Promise<OpenStudio> | undefined

  async function openOnce(folder: string): Promise<OpenStudio> {
    opening ??= openStudio(folder, settings)
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
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
  'X-Robots-Tag': 'noindex',
}

async function openStudio(folder: string, settings: StudioSettings): Promise<OpenStudio> {
  const shell = await readFile(path.join(folder, 'index.html'), 'utf8')
  // A closing tag inside the JSON would end its element.
  const json = JSON.stringify(settings).replaceAll('<', String.raw`\u003c`)
  return { page: shell.replace('<!--settings-->', () => json), file: await openStudioFiles(folder) }
}
