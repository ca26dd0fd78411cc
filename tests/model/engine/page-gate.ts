// The calls of a page: those of the actors of its machine wait until a path says what becomes of them, and the API of the flow answers all.

import type { Page, Request, Route } from 'playwright-core'
import { API_BASE, type AnyEndpoint } from '#contract/endpoint.ts'
import type { LooseGestures } from './gestures.ts'
import type { Scene } from './stage.ts'

const PEER = { address: '203.0.113.7' }

export function createPageGate({ place, edge }: Scene<unknown>, calls: LooseGestures<never>['calls']) {
  const patterns = Object.entries(calls).flatMap(([actor, endpoints = []]) =>
    endpoints.map((endpoint) => ({ actor, method: endpoint.method, pattern: patternOf(endpoint) })),
  )
  const waiting = new Map<() => void, readonly string[]>()
  let open: string | undefined

  /** The actors that may make a call. */
  function actorsOf(request: Request): string[] {
    const { pathname } = new URL(request.url())
    return patterns
      .filter(({ method, pattern }) => method === request.method() && pattern.test(pathname))
      .map(({ actor }) => actor)
  }

  async function answer(request: Request): Promise<Response> {
    const actors = actorsOf(request)
    if (actors.length > 0 && (open === undefined || !actors.includes(open)))
      await new Promise<void>((resolve) => void waiting.set(resolve, actors))
    const { pathname, search } = new URL(request.url())
    const body = request.postData()
    const init = {
      method: request.method(),
      // The API knows the site by the name that it was told.
      headers: { ...(await request.allHeaders()), origin: new URL(place.api.deps.publicUrl).origin },
      ...(body !== null && { body }),
    }
    const address = `${pathname}${search}`
    return actors.length > 0 ? edge.answer(address, init, new Map()) : place.apps.usual.request(address, init, PEER)
  }

  return {
    /** From now on it answers the calls of this page. */
    guard: (page: Page) =>
      page.route(
        (url) => url.pathname.startsWith(API_BASE),
        (route, request) => fulfil(route, answer(request)),
      ),
    /** Lets the calls of an actor go on. */
    open(actor: string) {
      open = actor
      for (const [goOn, actors] of waiting) if (actors.includes(actor) && waiting.delete(goOn)) goOn()
    },
    shut() {
      open = undefined
    },
  }
}

function patternOf({ path }: AnyEndpoint): RegExp {
  return new RegExp(`^${API_BASE}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
}

async function fulfil(route: Route, answering: Promise<Response>): Promise<void> {
  try {
    const answered = await answering
    await route.fulfill({
      status: answered.status,
      headers: Object.fromEntries(answered.headers),
      body: Buffer.from(await answered.arrayBuffer()),
    })
  } catch {
    await route.abort('connectionfailed').catch(() => {})
  }
}
