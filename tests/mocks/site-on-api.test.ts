import { setupServer } from 'msw/node'
import { createActor, waitFor } from 'xstate'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { isRegistered } from '#contract/guests/sign-in.ts'
import { isAvailable, getRooms, type House } from '#contract/catalogue/houses.ts'
import { getBookings } from '#contract/orders/orders.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { createApiClient, type ApiClient } from '#ui/lib/api/api-client.ts'
import { createCheckoutActors } from '#src/checkout/checkout.actors.ts'
import { completeProfile, signUp, type TestGuest } from '#tests/support/guests.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import { startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { apiHandlers } from './handlers.ts'

// The site's own client and actors, fetching as in a browser; the network's other end is the real API.

const ORIGIN = 'http://resort.test'
const BASE = `${ORIGIN}/api/`
const LISTING = { query: { Take: 999, Page: 1, takeReview: 0 } }

const network = setupServer()
let api: TestApi
let guest: TestGuest
beforeAll(async () => {
  api = await startTestApi()
  await seedHouses(api.deps.db)
  guest = await signUp(api)
  await completeProfile(api, guest)
  network.listen({ onUnhandledFrame: 'error' })
  network.use(...apiHandlers(api.deps, ORIGIN))
})
afterEach(() => network.resetHandlers(...apiHandlers(api.deps, ORIGIN)))
afterAll(async () => {
  network.close()
  await api.close()
})

function clientOf(token?: string): ApiClient {
  return createApiClient({ fetch, baseUrl: BASE, token: () => token, onUnauthorized: () => {} })
}

async function houseToBook(): Promise<House> {
  const { Data: houses } = await clientOf().call(getRooms, LISTING)
  const house = houses.find(({ Id }) => Id === 1)
  if (!house) throw new Error('There should be a house')
  return house
}

test('the checkout of the site books at the API, and leads to the payment page', async () => {
  const left: string[] = []
  const client = clientOf(guest.token)
  const line = { ...(await houseToBook()), arrivalDate: '2026-12-01', departureDate: '2026-12-03', quantity: 1 }
  const actors = createCheckoutActors({ client, tabStorage: memoryStorage(), leaveFor: (url) => left.push(url) })
  const checkout = createActor(checkoutMachine.provide({ actors }), { input: { lines: [line], today: '2026-11-20' } })

  checkout.start()
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'), { timeout: 5_000 })
  checkout.send({ type: 'terms.changed', accepted: true })
  checkout.send({ type: 'form.submitted' })
  await waitFor(checkout, (snapshot) => snapshot.matches('failed') || left.length > 0, { timeout: 5_000 })

  expect(left).toEqual([expect.stringMatching(/^https:\/\/gateway\.example\/pay\//)])
  const { Data: orders } = await client.call(getBookings, { query: { Take: 500, page: 1, Status: 'all' } })
  expect(orders).toMatchObject([{ Status: 'Pending', PayableAmount: 14_950 }])
})

test("a refusal reaches the site with the API's own sentence, code and pause", async () => {
  const stay = { ArrivalTime: '2026-12-03', DepartureTime: '2026-12-01', NumberOfRoom: 1, Type: 'ROOM', Id: 1 } as const
  const refused = clientOf().call(isAvailable, { query: stay })
  await expect(refused).rejects.toMatchObject({
    code: 'dates_not_available',
    message: 'The departure date must be after the arrival date',
  })

  const readsPerAddress = { count: 1, seconds: 60 }
  const strict = { ...api.deps, limits: { ...api.deps.limits, readsPerAddress } }
  network.resetHandlers(...apiHandlers(strict, ORIGIN))
  const lookUp = () => clientOf().call(isRegistered, { query: { phoneNumber: guest.phone } })
  await lookUp()
  await expect(lookUp()).rejects.toMatchObject({ code: 'too_many_requests', retryAfterSeconds: 60 })
})
