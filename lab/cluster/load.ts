import { appendFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { searchHouses } from '#contract/catalogue/houses.ts'
import { book } from '#contract/orders/orders.ts'
import { ApiUnreachable, Problem } from '#contract/problem.ts'
import { createApiClient, type ApiClient } from '#ui/lib/api/api-client.ts'
import type { BookBody } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { logOf } from './programs.ts'
import { bookingOf, searchedStay } from './resort.ts'

/** What a guest wanted, and was promised. */
export type Acknowledged = { guest: SignedIn; body: BookBody; code: string; paymentUrl: string }

/** What clients saw while something broke. Instants are of this process's clock, in milliseconds. */
export type Seen = {
  acknowledged: Acknowledged[]
  bookedAt: number[]
  searchedAt: number[]
  /** Bookings that were refused because others have these nights. */
  refused: number
  /** Failed calls of Book by what they were answered; each was repeated under its id. */
  errors: Map<string, number>
  /** How long the guest waited who waited longest, repeats included. */
  longestMs: number
}

export type Load = { stop(): Promise<Seen> }

type LoadOptions = { urls: readonly string[]; guests: readonly SignedIn[]; faultNumber: number }

const SUBMISSION_PAUSE_MS = 1_000
const SEARCH_PAUSE_MS = 500
const REPEAT_PAUSE_MS = 500
/** What was begun may be repeated for so long after the end. */
const DRAIN_MS = 90_000
const REFUSALS: readonly string[] = ['dates_taken', 'dates_not_available']

export function clientAt(url: string, token?: string): ApiClient {
  return createApiClient({ fetch, baseUrl: `${url}/api/`, token: () => token, onUnauthorized: () => {} })
}

/** Guests who book without pause, at one process and the other, and visitors who search. A failed call is repeated at the other process. */
export function startLoad({ urls, guests, faultNumber }: LoadOptions): Load {
  const seen: Seen = { acknowledged: [], bookedAt: [], searchedAt: [], refused: 0, errors: new Map(), longestMs: 0 }
  let number = 0
  let endedAt: number | undefined
  const isGoing = () => endedAt === undefined
  const urlOf = (turn: number) => urls[turn % urls.length] ?? ''

  async function submit(guest: SignedIn): Promise<void> {
    number += 1
    const [own, begun] = [number, performance.now()]
    const body = bookingOf(faultNumber, own)
    const history: string[] = []
    const note = (url: string, answer: string) =>
      history.push(`${new Date().toISOString()} ${url} ${answer} (${Math.round(performance.now() - begun)} ms)`)
    for (let turn = own; ; turn += 1) {
      try {
        const { Code: code, PaymentURL: paymentUrl } = await clientAt(urlOf(turn), guest.token).call(book, { body })
        seen.acknowledged.push({ guest, body, code, paymentUrl })
        seen.bookedAt.push(performance.now())
        note(urlOf(turn), code)
        break
      } catch (error) {
        const answer = nameOf(error)
        note(urlOf(turn), answer)
        if (REFUSALS.includes(answer)) {
          seen.refused += 1
          break
        }
        seen.errors.set(answer, (seen.errors.get(answer) ?? 0) + 1)
        if (performance.now() > (endedAt ?? Infinity) + DRAIN_MS) throw error
        await pause(retryMs(error))
      }
    }
    seen.longestMs = Math.max(seen.longestMs, performance.now() - begun)
    if (history.length > 1) await appendFile(await logOf('repeats'), `${body.ActivityId}\n  ${history.join('\n  ')}\n`)
  }

  async function search(url: string): Promise<void> {
    const query = { Take: 10, Page: 1, Adult: 2, Children: 1, ...searchedStay(faultNumber) }
    try {
      await clientAt(url).call(searchHouses, { query })
      seen.searchedAt.push(performance.now())
    } catch (error) {
      nameOf(error)
    }
  }

  const going = [
    ...guests.map(async (guest, index) => {
      await pause((index * SUBMISSION_PAUSE_MS) / guests.length)
      while (isGoing()) {
        await submit(guest)
        await pause(SUBMISSION_PAUSE_MS)
      }
    }),
    ...urls.map(async (url) => {
      while (isGoing()) {
        await search(url)
        await pause(SEARCH_PAUSE_MS)
      }
    }),
  ]
  const ended = Promise.all(going)
  // A failure is thrown where the load is stopped, and is not unhandled until then.
  ended.catch(() => {})

  return {
    async stop() {
      endedAt = performance.now()
      await ended
      return seen
    },
  }
}

/** What a client saw of a failed call. Anything else is a fault of the test. */
function nameOf(error: unknown): string {
  if (error instanceof Problem) return error.code
  if (!(error instanceof ApiUnreachable)) throw error
  return error.cause instanceof Error && error.cause.name === 'TimeoutError' ? 'no answer in 15 s' : 'no connection'
}

function retryMs(error: unknown): number {
  const seconds = error instanceof Problem ? error.retryAfterSeconds : undefined
  return seconds === undefined ? REPEAT_PAUSE_MS : seconds * 1000
}
