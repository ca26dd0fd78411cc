import { expect, test } from 'vitest'
import { book } from '#contract/booking.ts'
import { addDays, dhakaDate } from '#contract/calendar.ts'
import type { Envelope } from '#contract/envelope.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { signInGuests } from '#tests/support/many-guests.ts'
import { aRestartableServer } from '#tests/support/restartable-server.ts'
import { callSite } from './shopper.ts'
import { brokenOrders, countOrders } from './traces.ts'

const GUESTS = 20
const ROOMS = 5
const NIGHTS = 2
const server = aRestartableServer()

test('a server killed amid many bookings leaves whole orders only, and the same presses sell every night once', async () => {
  const arrival = addDays(dhakaDate(Date.now()), 10)
  const place = aPlace({ Id: 4, Name: 'Ichamoti House', ArrivalDate: arrival, DepartureDate: addDays(arrival, NIGHTS) })
  const guests = await server.whileStopped((db) => signInGuests(db, GUESTS, new Date()))
  const presses = guests.map(({ token }) => ({ token, body: aBooking([place]) }))
  const pressAll = () => presses.map(({ token, body }) => callSite(server, book, { body }, token))

  const cutOff = pressAll()
  await Promise.any(cutOff)
  await server.kill()
  const before = (await Promise.allSettled(cutOff)).map((press) =>
    press.status === 'fulfilled' ? press.value : undefined,
  )
  await server.startAgain()
  const broken = await server.whileStopped(brokenOrders)
  const after = await Promise.all(pressAll())
  const ending = await server.whileStopped(async (db) => ({
    broken: await brokenOrders(db),
    ...(await countOrders(db)),
  }))

  const answered = before.filter((answer) => answer !== undefined)
  expect(answered.length).toBeLessThan(GUESTS)
  expect(broken).toEqual([])
  expect(presses.flatMap((_, index) => changedAnswer(before[index], after[index]))).toEqual([])
  expect(after.map(outcomeOf).toSorted()).toEqual([
    ...Array.from({ length: ROOMS }, () => 'booked'),
    ...Array.from({ length: GUESTS - ROOMS }, () => 'dates_taken'),
  ])
  expect(ending).toEqual({ broken: [], orders: ROOMS, nights: ROOMS * NIGHTS })
})

const outcomeOf = ({ IsError, Code }: Envelope) => (IsError ? (Code ?? 'unknown') : 'booked')

/** A press that was answered before the crash has its answer for good. */
function changedAnswer(before: Envelope | undefined, after: Envelope | undefined): object[] {
  const isKept = !before || before.IsError || JSON.stringify(before.Data) === JSON.stringify(after?.Data)
  return isKept ? [] : [{ before, after }]
}
