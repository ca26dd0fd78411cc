import { renderToStaticMarkup } from 'react-dom/server'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { createActor, fromPromise, waitFor } from 'xstate'
import { readSeed } from '#cms/content/seed-content.ts'
import { authMachine } from '#machines/auth.machine.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import { sessionMachine } from '#machines/session.machine.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { SessionContext } from '#src/session/use-session.ts'
import { aProfile } from '../site-builders.ts'

/** A part of a page as this guest sees it, or a visitor where there is none, with the resort's own details around it. */
export async function seenBy(user: StoredUser | undefined, part: ReactNode): Promise<string> {
  const session = createActor(
    sessionMachine.provide({
      actors: { readUser: fromPromise(async () => user), loadProfile: fromPromise(async () => aProfile()) },
    }),
  )
  session.start()
  await waitFor(session, (snapshot) => !snapshot.hasTag('unread'), { timeout: 1_000 })
  const api = createApiClient({
    fetch: () => Promise.reject(new Error('Nothing is asked here')),
    token: () => user?.token,
    onUnauthorized: () => {},
  })
  const { layout } = await readSeed()
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => ({ layout }), element: part }], {
    hydrationData: { loaderData: { root: { layout } } },
  })
  const html = renderToStaticMarkup(
    <SessionContext value={{ session, auth: createActor(authMachine), api, renew: () => {} }}>
      <RouterProvider router={router} />
    </SessionContext>,
  )
  session.stop()
  return html
}

/** The words of some HTML, as a person reads them. */
export function wordsOf(html: string): string {
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** Where the links of some HTML lead, by their words. */
export function linksIn(html: string): Record<string, string> {
  const links = html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)
  return Object.fromEntries([...links].map(([, to = '', words = '']) => [wordsOf(words), to]))
}
