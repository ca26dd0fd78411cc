import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { LIVE_PATH, type LiveHint } from '#contract/desk/live.ts'
import { API_BASE } from '#contract/endpoint.ts'

/** Streams to this page come from here, for as long as it is open: the network's edge answers a call only whole. */
export async function serveStreams(page: Page) {
  const streams = new Set<ServerResponse>()
  let ended = 0
  await page.addInitScript(countNoticedEnds)
  const server = createServer((_, stream) => {
    streams.add(stream)
    stream.on('close', () => streams.delete(stream))
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  page.context().on('close', () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = requireAddress(server.address())
  await page.route(`**${API_BASE}${LIVE_PATH}`, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }))
  const each = (act: (stream: ServerResponse) => void) => streams.forEach(act)
  function end(act: (stream: ServerResponse) => void): void {
    ended += streams.size
    each(act)
  }
  return {
    count: () => streams.size,
    /** How many were ended here. The page learns of it a moment later. */
    ended: () => ended,
    noticedEnds: async () => Number((await page.locator('html').getAttribute(NOTICED_ENDS)) ?? 0),
    open: () => each((stream) => stream.writeHead(200, { 'Content-Type': 'text/event-stream' }).write(':\n\n')),
    hint: (hints: readonly LiveHint[]) => each((stream) => stream.write(`data: ${JSON.stringify(hints)}\n\n`)),
    refuse: () => end((stream) => stream.writeHead(401).end()),
    lose: () => end((stream) => stream.destroy()),
  }
}

const NOTICED_ENDS = 'data-noticed-ends'

/** Runs in the page, before it: counts the streams that it knows to have ended. */
function countNoticedEnds(): void {
  window.EventSource = class extends EventSource {
    constructor(url: string | URL) {
      super(url)
      this.addEventListener('error', () => {
        const { dataset } = document.documentElement
        dataset['noticedEnds'] = String(Number(dataset['noticedEnds'] ?? 0) + 1)
      })
    }
  }
}

function requireAddress(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new Error('The server of streams does not listen')
  return address
}
