import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#contract/cancellations.ts'
import { getBookings } from '#contract/orders.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'
import { choose } from '#tests/support/paying.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { book, callSite, orderOf, signUp } from '#tests/support/shopper.ts'
import { answersNeverRead, connectionsOf, type Crowd, idleConnections, slowClients } from './crowds.ts'

let server: RunningServer
beforeAll(async () => {
  // The crowd comes from the address of the guest, whom its requests must not use up.
  server = await startServer({ env: { LIMITS: 'off' } })
})
afterAll(() => server.stop())

/** A busy machine takes its time to accept them all. */
const PATIENCE = { timeout: 60_000, interval: 200 }

const crowds = [
  ['10,000 idle connections', idleConnections, 1],
  ['300 slow clients', slowClients, 2],
  ['200 clients that read no answer', answersNeverRead, 3],
] as const

test.each(crowds)('among %s a guest books, pays and cancels once, and staff publish', async (_, gather, number) => {
  const shopper = await signUp(server, `+880172000010${number}`)
  const heading = `Among others ${number}`
  const crowd = await gather(server)
  try {
    await expect.poll(() => connectionsOf(server), PATIENCE).toBeGreaterThan(crowd.size)

    const { code, paymentUrl } = await book(crowd, shopper, { places: [aRoom(number)] })
    const form = await choose(fetch, paymentUrl, 'pay')
    const landing = await comeBack(crowd, form)
    const paid = await orderOf(crowd, shopper, code)
    const cancelled = await cancel(crowd, shopper.token, code)
    await staffClient({ ...server, url: crowd.url })
      .patch('homePage')
      .set({ heading })
      .commit()
    await expect.poll(async () => (await fetch(server.url)).text()).toContain(heading)

    expect([landing, paid.Status, paid.Paid]).toEqual(['SUCCESS', 'Confirmed', 4_485])
    expect(cancelled).toMatchObject({ Percent: 100, Refund: 4_485 })
    const { Data: orders } = readData(
      getBookings,
      await callSite(server, getBookings, { query: { Take: 10, page: 1, Status: 'all' } }, shopper.token),
    )
    expect(orders.map(({ Code, Status }) => [Code, Status])).toEqual([
      [code, expect.stringMatching(/^(Cancelled|Refunded)$/)],
    ])
  } finally {
    crowd.leave()
  }
})

/** Far enough away to give all money back. */
function aRoom(number: number) {
  const arrival = addDays(dhakaDate(Date.now()), 40 + 5 * number)
  return aPlace({ ArrivalDate: arrival, DepartureDate: addDays(arrival, 2) })
}

async function comeBack(crowd: Crowd, { action, fields }: { action: string; fields: Record<string, string> }) {
  const { pathname } = new URL(action, server.url)
  const request = { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' } as const
  const response = await crowd.fetch(crowd.url + pathname, request)
  return new URL(response.headers.get('location') ?? '', action).searchParams.get('Transaction')
}

async function cancel(crowd: Crowd, token: string, Code: string) {
  const ask = async (confirmation: { Confirm: false } | { Confirm: true; Refund: number }) => {
    const body = { ActivityId: randomUUID(), Code, ...confirmation }
    return readData(cancelBooking, await callSite(crowd, cancelBooking, { body }, token))
  }
  const { Refund } = await ask({ Confirm: false })
  return ask({ Confirm: true, Refund })
}
