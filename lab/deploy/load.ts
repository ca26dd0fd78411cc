import { setTimeout as pause } from 'node:timers/promises'
import { API_BASE, Envelope, TOKEN_HEADER, toWireRequest } from '#contract/endpoint.ts'
import { searchHouses, isAvailable } from '#contract/catalogue/houses.ts'
import { book } from '#contract/orders/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { aBooking, aPlace, stayInDays } from '#tests/support/bookings.ts'
import type { SignedIn } from '#tests/support/guests.ts'
import { openH2, type H2Client } from './h2-client.ts'

export type LoadResult = {
  requests: number
  /** Codes of the orders that were answered as made. */
  orders: string[]
  failures: string[]
  /** In milliseconds, sorted. */
  durations: number[]
}

const VISITORS = 12
const PAUSE_MS = 15
const NIGHTS = 2
const today = dhakaDate(Date.now())

/** How many orders were made so far: each has nights of its own. */
let booked = 0

/** Visitors who read pages, files and searches, and guests who book one after another, until `work` has ended. */
export async function underLoad(guests: readonly SignedIn[], work: () => Promise<void>): Promise<LoadResult> {
  const result: LoadResult = { requests: 0, orders: [], failures: [], durations: [] }
  let isOver = false
  const lanes = [
    ...Array.from({ length: VISITORS }, (_, index) => visit(`127.0.1.${index + 1}`, result, () => isOver)),
    bookInTurn(guests, result, () => isOver),
  ]
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(lanes)
  }
  result.durations.sort((a, b) => a - b)
  return result
}

/** Prints a row of the table in docs/testing.md. */
export function measured(what: string, result: string): void {
  console.log(`| ${what} | ${result} |`)
}

/** A row on what was done under load. */
export function report(what: string, { requests, orders, durations }: LoadResult, begun: number): void {
  const below = (part: number) =>
    `${Math.round(durations[Math.min(durations.length - 1, Math.floor(durations.length * part))] ?? 0)} ms`
  const times = `median ${below(0.5)}, 99 % below ${below(0.99)}, longest ${below(1)}`
  const done = `${requests} requests (${orders.length} bookings), 0 failed`
  measured(`${what}, under load`, `${seconds(begun)}; ${done}; ${times}`)
}

/** The time since `begun`. */
export function seconds(begun: number): string {
  return `${((performance.now() - begun) / 1000).toFixed(1)} s`
}

async function visit(address: string, result: LoadResult, isOver: () => boolean): Promise<void> {
  const client = openH2(address)
  const stay = { ArrivalTime: addDays(today, 400), DepartureTime: addDays(today, 402) }
  const searched = toWireRequest(searchHouses, { query: { ...stay, Adult: 2, Children: 0, Take: 10, Page: 1 } })
  const asked = toWireRequest(isAvailable, { query: { ...stay, Id: 4, Type: 'ROOM', NumberOfRoom: 1 } })
  while (!isOver()) {
    const page = await timed(client, '/', result)
    const files = [...new Set(page?.match(/\/static\/[^"\s]+\.(?:js|css)/g))].slice(0, 4)
    for (const path of [...files, '/searchroom', API_BASE + searched.path, API_BASE + asked.path]) {
      await timed(client, path, result)
      await pause(PAUSE_MS)
    }
  }
  client.close()
}

/** One request; anything but a success is a failure. */
async function timed(client: H2Client, path: string, result: LoadResult): Promise<string | undefined> {
  const begun = performance.now()
  result.requests += 1
  try {
    const { status, body } = await client.ask(path)
    result.durations.push(performance.now() - begun)
    if (status === 200) return body.toString()
    result.failures.push(`${status} ${path}: ${body.toString().slice(0, 200)}`)
  } catch (error) {
    result.failures.push(`${String(error)} ${path}`)
  }
  return undefined
}

async function bookInTurn(guests: readonly SignedIn[], result: LoadResult, isOver: () => boolean): Promise<void> {
  const client = openH2('127.0.2.1')
  for (const guest of guests) {
    if (isOver()) break
    const begun = performance.now()
    result.requests += 1
    try {
      const code = await bookAt(client, guest)
      result.orders.push(code)
      result.durations.push(performance.now() - begun)
    } catch (error) {
      result.failures.push(String(error))
    }
    await pause(150)
  }
  client.close()
}

/** Books one room over the API, on nights that no other order of these tests has. Answers the order's code. */
export async function bookAt(client: H2Client, { token }: SignedIn): Promise<string> {
  const place = aPlace({ Id: 4, Name: 'Ichamoti House', ...stayInDays(20 + NIGHTS * booked, NIGHTS) })
  booked += 1
  const { path, body } = toWireRequest(book, { body: aBooking([place]) })
  const answer = await client.ask(API_BASE + path, {
    headers: { [TOKEN_HEADER]: token },
    ...(typeof body === 'string' && { body }),
  })
  const envelope = Envelope.parse(JSON.parse(answer.body.toString()))
  if (envelope.IsError) throw new Error(`Book was answered ${answer.status}: ${envelope.Msg}`)
  return book.data.parse(envelope.Data).Code
}
