import { openVisits, type VisitOptions } from '#tests/journeys/steps/visitors.ts'
import type { Visitor } from '#tests/support/browser.ts'
import type { RunningServer } from '#tests/support/start-server.ts'

export type StudioVisitor = Visitor & {
  /** What the browser requested from other places than this server; nothing of it came through. */
  foreign(): readonly string[]
  /** How many requests were made so far, and how many of them for the Studio's own files. */
  requests(): { all: number; files: number }
}

/** Browsers for the tests of a file that cannot leave this machine. */
export function openStudioVisits(server: () => RunningServer): (options?: VisitOptions) => Promise<StudioVisitor> {
  const visit = openVisits(() => server().url)

  return async (options) => {
    const visitor = await visit({ ...options, hasPictures: true })
    const { host } = new URL(server().url)
    const isForeign = (url: URL) => url.host !== host
    const foreign: string[] = []
    const asked: string[] = []
    await visitor.context.route(isForeign, (route) => {
      foreign.push(route.request().url())
      return route.abort()
    })
    visitor.page.on('websocket', (socket) => {
      if (isForeign(new URL(socket.url()))) foreign.push(socket.url())
    })
    visitor.page.on('request', (request) => asked.push(request.url()))
    // The Studio says goodbye on a socket that goes with its page.
    visitor.expectComplaint(/WebSocket is already in CLOSING/)
    // It asks who is here before anybody signed in.
    visitor.expectComplaint(/401 \(Unauthorized\).*\/users\/me/)
    return {
      ...visitor,
      foreign: () => foreign,
      requests: () => ({
        all: asked.length,
        files: asked.filter((url) => new URL(url).pathname.startsWith('/studio/static/')).length,
      }),
    }
  }
}
