import { readDeskSession } from '#contract/desk/account.ts'
import { readDeskOrder, today } from '#contract/desk/orders.ts'
import { API_BASE, type AnyEndpoint } from '#contract/endpoint.ts'
import type { liveMachine } from '#machines/desk/live.machine.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import type { Desk, PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { shows, type Sight } from '#tests/model/browser/sight.ts'
import { liveFlow } from '#tests/model/models/desk/live.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { enterDeskPage } from '../desk-page.ts'
import { serveStreams } from './stream-server.ts'

export const livePage: PageFlow = { flow: liveFlow, open: openToday, unreachable: [] }

/** What is written together is read together. */
const TOGETHER_MS = 200
const MAX_PAUSE_MS = 30_000
const board = {
  Rooms: { All: 14, Taken: 0, Blocked: 0 },
  Blocks: [],
  Arriving: [],
  Leaving: [],
  InHouse: [],
  Occasions: [],
  ToDo: null,
}

async function openToday({ page, edge }: Desk) {
  await enterDeskPage({ page, edge }, 'desk')
  const streams = await serveStreams(page)
  edge.settle(today, board)
  edge.settle(readDeskOrder, aDeskOrder())
  const clock = await takeClock(page)
  const reads = { today: 0, session: 0 }
  page.on('request', (request) => {
    const isOf = ({ path }: AnyEndpoint) => new URL(request.url()).pathname === `${API_BASE}${path}`
    if (isOf(today)) reads.today += 1
    if (isOf(readDeskSession)) reads.session += 1
  })
  await page.goto('/desk/today')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const hasStream = (count: number) =>
    shows('The number of streams', String(count), async () => String(streams.count()))

  /** Only then does its pause begin, which a step forward of the clock is to end. */
  const noticesEnds = () =>
    shows('The number of ended streams that the page noticed', String(streams.ended()), async () =>
      String(await streams.noticedEnds()),
    )

  /** Time stands still, so that no pause ends by itself. What the page read before it is another matter. */
  async function begin(): Promise<void> {
    await clock.stop()
    reads.today = 0
    reads.session = 0
  }

  /** The page reads again, once the moment is over in which it waits for more. */
  const readsAgain = (name: keyof typeof reads): Sight =>
    shows(`Whether the page reads ${name} again`, 'yes', async () => {
      if (name === 'today') await clock.pass(TOGETHER_MS)
      return reads[name] > 0 ? 'yes' : 'no'
    })

  const reportNetwork = (type: 'online' | 'offline') =>
    page.evaluate((name) => window.dispatchEvent(new Event(name)), type)

  return placeOf<typeof liveMachine>({
    calls: {},
    gestures: {
      'stream.opened': () => begin().then(streams.open),
      'hints.received': ({ bookings }) =>
        begin().then(() => streams.hint(bookings.map((Subject) => ({ Topic: 'booking', Subject })))),
      'network.lost': () => begin().then(() => reportNetwork('offline')),
      'network.found': () => begin().then(() => reportNetwork('online')),
    },
    answers: {
      'listen.resolves': ({ output: end }) => begin().then(end === 'refused' ? streams.refuse : streams.lose),
      'retryPause.elapses': () => begin().then(() => clock.pass(MAX_PAUSE_MS)),
    },
    looks: {
      streaming: () => [hasStream(1)],
      waiting: () => [hasStream(0), noticesEnds()],
      offline: () => [hasStream(0)],
    },
    async showsMessage(message) {
      const { type }: { type?: unknown } = message
      if (type === 'bookings.noticed') {
        // What lies over the page moves in by the clock.
        await clock.go()
        return showsToast(page, { type: 'toast', text: 'New booking: Salma Rahman, 1 – 3 Dec' })
      }
      return readsAgain(type === 'stream.refused' ? 'session' : 'today')
    },
  })
}
