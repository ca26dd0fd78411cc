import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cancelBooking } from '#contract/money/cancellations.ts'
import { getBookings } from '#contract/orders/orders.ts'
import { aPlace, stayInDays } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { book, callSite, orderOf, returnFromGateway, signUp } from '#tests/support/shopper.ts'
import { answersNeverRead, connectionsOf, idleConnections, slowClients } from './crowds.ts'

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

    // Far enough away to give all money back.
    const booked = await book(server, shopper, { places: [aPlace(stayInDays(40 + 5 * number))] })
    const landing = new URL(await returnFromGateway(booked, 'pay'))
    const paid = await orderOf(server, shopper, booked.code)
    const cancelled = await cancel(shopper.token, booked.code)
    await staffClient(server).patch('homePage').set({ heading }).commit()
    await expect.poll(async () => (await fetch(server.url)).text()).toContain(heading)

    expect([landing.searchParams.get('Transaction'), paid.Status, paid.Paid]).toEqual(['SUCCESS', 'Confirmed', 4_485])
    expect(cancelled).toMatchObject({ Percent: 100, Refund: 4_485 })
    const { Data: orders } = readData(
      getBookings,
      await callSite(server, getBookings, { query: { Take: 10, page: 1, Status: 'all' } }, shopper.token),
    )
    expect(orders.map(({ Code, Status }) => [Code, Status])).toEqual([
      [booked.code, expect.stringMatching(/^(Cancelled|Refunded)$/)],
    ])
  } finally {
    crowd.leave()
  }
})

async function cancel(token: string, Code: string) {
  const ask = async (confirmation: { Confirm: false } | { Confirm: true; Refund: number }) => {
    const body = { ActivityId: randomUUID(), Code, ...confirmation }
    return readData(cancelBooking, await callSite(server, cancelBooking, { body }, token))
  }
  const { Refund } = await ask({ Confirm: false })
  return ask({ Confirm: true, Refund })
}
