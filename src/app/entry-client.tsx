import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, matchRoutes, RouterProvider } from 'react-router-dom'
import '#ui/styles/fonts.css'
import '#ui/styles/tokens.css'
import '#ui/styles/base.css'
import { isInStudio } from './PreviewBar.tsx'
import { createLazyApi } from './lazy-api.ts'
import type { RootData } from './Root.tsx'
import { createRoutes } from './routes.tsx'
import { createDraftReader, readContent } from '#src/lib/site-client.ts'
import { atFirstInput } from '#ui/lib/chunks/at-first-input.ts'
import { learnTimeOfPage, today } from '#ui/lib/clock.ts'
import { equipOlderBrowser } from '#ui/lib/older-browsers.ts'

async function start(root: HTMLElement): Promise<void> {
  if (import.meta.env.DEV) (await import('./record-visit.ts')).recordIfAsked()
  const hydrationData = readState()
  const { imageBase = '/', mapUrl, preview }: Partial<RootData> = hydrationData.loaderData?.['root'] ?? {}
  const drafts = preview && createDraftReader()
  const routes = createRoutes({
    content: drafts?.read ?? readContent,
    api: createLazyApi(drafts && (await import('./draft-houses.ts')).withDraftHouses(drafts.read)),
    today,
    imageBase,
    mapUrl,
    preview,
  })
  // What is hydrated cannot wait for code: that of the page that is shown must be here before it begins.
  const lazyMatches = matchRoutes(routes, window.location)?.filter(({ route }) => route.lazy) ?? []
  await Promise.all(
    lazyMatches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return
      const page = await route.lazy()
      Object.assign(route, page, { lazy: undefined })
    }),
  )
  const router = createBrowserRouter(routes, { hydrationData })
  // As a transition it is done in slices, between which a slow phone answers to fingers.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <RouterProvider router={router} />
      </StrictMode>,
    )
  })
  if (!drafts) countVisitOnceUsed(window.location.href)
  if (drafts && isInStudio()) (await import('./follow-studio.ts')).followStudio(router, drafts.show)
}

/** When what a guest does first has long been answered: its script must not delay that. */
const COUNT_AFTER_MS = 2_000

/** A page that nobody uses, as one that a robot reads, is no visit. */
function countVisitOnceUsed(url: string): void {
  // Without its script the visit is not counted.
  const load = () =>
    void import('./count-visit.ts').then(
      ({ countVisit }) => countVisit(url),
      () => undefined,
    )
  atFirstInput(() => setTimeout(load, COUNT_AFTER_MS))
}

function readState(): HydrationState {
  return JSON.parse(document.getElementById('state')?.textContent ?? '{}')
}

equipOlderBrowser()
learnTimeOfPage()
const root = document.getElementById('root')
// Not awaited: a page's script imports parts of this one's file, so both would wait for each other.
if (root) void start(root)
