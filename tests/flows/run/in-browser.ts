// Drives paths in a browser: the site is rendered from its sources, and its API is that of the flow.

import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Hono } from 'hono'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { loopbackPeer } from '#server/net/address.ts'
import { listen } from '#server/listen.ts'
import { createPictures } from '#server/pictures/create-pictures.ts'
import { createDevSite } from '#server/site/create-dev-site.ts'
import type { Flow } from '#tests/model/engine/flow.ts'
import type { FlowPlace } from '#tests/model/engine/flow-place.ts'
import type { OpenWindow } from '#tests/model/engine/gestures.ts'
import type { ModelPath } from '#tests/model/engine/paths.ts'
import { open } from '#tests/journeys/steps/open.ts'
import { openBrowser } from '#tests/support/browser.ts'
import { freePort } from '#tests/support/start-server.ts'
import { arrowsIn, shortestCover } from './choose.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const HOST = '127.0.0.1'
const WINDOW = { width: 1024, height: 768 }
const PATIENCE_MS = 20_000

/** Opens windows whose pictures go into a folder below that of the report. Site and browser end with the process. */
export async function openFlowBrowser(report: string): Promise<OpenWindow> {
  let place: FlowPlace | undefined
  const port = await freePort()
  const baseURL = `http://${HOST}:${port}`
  const site = await createDevSite({
    content: createSeedContent(),
    api: (request) => place?.apps.usual.fetch(request, loopbackPeer) ?? new Response('', { status: 503 }),
    now: () => place?.api.clock.now.getTime() ?? Date.now(),
    publicUrl: baseURL,
    // Whoever works on the site meanwhile has Vite's usual one.
    reloadPort: await freePort(),
    onError: (error) => console.error(error),
  })
  const pictures = createPictures({
    originalsDir: path.join(ROOT, 'public/files/images'),
    cacheDir: path.join(ROOT, 'node_modules/.cache/flows/pictures'),
  })
  const app = new Hono().route('/', pictures).route('/', site.app)
  await listen(() => ({ fetch: app.fetch, middleware: site.middlewares }), { host: HOST, port })
  const browser = await openBrowser()
  await mkdir(path.join(report, 'pictures'), { recursive: true })

  return async (wanted) => {
    place = wanted
    const { page, context } = await browser.visit({ baseURL, viewport: WINDOW })
    context.setDefaultTimeout(PATIENCE_MS)
    context.setDefaultNavigationTimeout(60_000)
    return {
      page,
      visit: (address) => open(page, address),
      async picture(name) {
        const file = path.join('pictures', `${name}.jpg`)
        await page.screenshot({ path: path.join(report, file), type: 'jpeg', quality: 50 })
        return file
      },
      close: () => context.close(),
    }
  }
}

/** Moves a flow into a browser, with so few of the chosen paths that each transition is made; what no gesture leads to is out of reach. Undefined for a flow without gestures. */
export async function flowInBrowser(flow: Flow, choose: (flow: Flow) => readonly ModelPath[], openWindow: OpenWindow) {
  const browserFlow = await flow.inBrowser?.()
  if (!browserFlow) return undefined
  const covering = shortestCover(choose(flow).filter(browserFlow.can))
  const reached = new Set(covering.flatMap(arrowsIn))
  const beyond = flow.model.paths.flatMap(arrowsIn).filter((arrow) => !reached.has(arrow))
  const moved: Flow = {
    ...flow,
    untaken: { ...Object.fromEntries(beyond.map((arrow) => [arrow, 'No gesture leads there'])), ...flow.untaken },
    open: (place, index, way) => browserFlow.open(place, index, way, openWindow),
  }
  return { moved, covering }
}
