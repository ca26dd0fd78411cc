import { EventEmitter, once } from 'node:events'
import type { Page, Route } from 'playwright-core'
import { PLACEHOLDER_WIDTH } from '#contract/values/pictures.ts'
import type { pictureMachine } from '#machines/picture.machine.ts'
import { texts } from '#src/ui/texts.ts'
import { open } from '#tests/journeys/steps/open.ts'
import type { StateOf } from '#tests/model/engine/flow-of.ts'
import type { Desk, PageFlow, PagePlace } from '#tests/model/browser/page-flow.ts'
import { misses, sees, shows } from '#tests/model/browser/sight.ts'
import { pictureFlow } from './picture.flow.ts'
import type { PictureStep } from './picture.model.ts'

export const picturePage: PageFlow<PictureStep> = {
  flow: pictureFlow,
  open: openPicturePage,
  unreachable: [
    {
      reason: 'A browser that cannot have a wider file keeps the one that it has',
      when: ({ before, event }) => before.matches('loaded') && event.type === 'picture.failed',
    },
  ],
}

/** In each of these windows the card's picture wants a larger file than in the one before. */
const windows = [300, 470]
const HEIGHT = 900

async function openPicturePage({ page }: Desk): Promise<PagePlace<PictureStep, StateOf<typeof pictureMachine>>> {
  const wider = [...windows]
  const nextFile = await holdFiles(page)
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .first()
  const picture = card.getByRole('img', { name: 'Rania House, single room' })
  const failure = card.getByText(texts.pictureFailed)
  await widen()
  // The page is not loaded before its pictures are.
  await open(page, '/room', { waitUntil: 'domcontentloaded' })
  let isAsked = true

  async function widen(): Promise<void> {
    await page.setViewportSize({ width: wider.shift() ?? 0, height: HEIGHT })
  }

  /** What a picture shows is final until the window grows. */
  async function settle(answer: (route: Route) => Promise<void>): Promise<void> {
    if (!isAsked) await widen()
    isAsked = false
    await answer(await nextFile())
  }

  async function play(event: PictureStep): Promise<void> {
    switch (event.type) {
      case 'picture.loaded':
        return settle((route) => route.continue())
      case 'picture.failed':
        return settle((route) => route.abort())
      default:
        return event satisfies never
    }
  }

  const widthShown = () =>
    picture.evaluate((image) => String(image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0))
  return {
    calls: {},
    play,
    looks: {
      loading: () => [shows(picture, 'false', widthShown), misses(failure)],
      loaded: () => [shows(picture, 'true', widthShown), misses(failure)],
      failed: () => [sees(failure)],
    },
  }
}

/** Holds back the files of the first card's picture; the answer gives them one after the other, as they are asked for. */
async function holdFiles(page: Page): Promise<() => Promise<Route>> {
  const asked: Route[] = []
  const arrivals = new EventEmitter()
  await page.route('**/rania-house*', async (route) => {
    const url = new URL(route.request().url())
    const isHeld = url.searchParams.has('w') && url.searchParams.get('w') !== String(PLACEHOLDER_WIDTH)
    if (!isHeld || !url.pathname.includes('room')) return route.fallback()
    asked.push(route)
    arrivals.emit('file')
    return undefined
  })
  return async () => {
    for (;;) {
      const next = asked.shift()
      if (next) return next
      await once(arrivals, 'file', { signal: AbortSignal.timeout(10_000) })
    }
  }
}
