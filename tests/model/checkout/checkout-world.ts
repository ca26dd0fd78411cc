import { createActor } from 'xstate'
import { createApp } from '#api/app.ts'
import { GatewayUnreachable } from '#api/payments/gateway.ts'
import { addDays } from '#contract/values/calendar.ts'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { createApiClient } from '#src/lib/api/api-client.ts'
import { createCheckoutActors } from '#src/checkout/checkout.actors.ts'
import type { TestGuest } from '#tests/support/guests.ts'
import { sellUnits } from '#tests/support/bookings.ts'
import { memoryStorage } from '#tests/support/site-builders.ts'
import type { TestApi } from '#tests/support/test-api.ts'
import { aLine } from './checkout.model.ts'
import { createGate } from '#tests/model/engine/gate.ts'

/** Paisa a night: as seeded, and when it changed under the guest. */
const ROOM_PRICE = 650_000
const NEW_ROOM_PRICE = 750_000

/** The checkout of one guest with its real actors over the real API, and the ways to make the API give this or that answer. */
export function createCheckoutWorld(api: TestApi, guest: TestGuest, index: number) {
  const app = createApp(api.deps)
  const gate = createGate()
  const tabStorage = memoryStorage()
  const stay = { arrival: addDays('2026-12-01', index * 2), departure: addDays('2026-12-03', index * 2) }
  const line = aLine(stay.arrival, stay.departure)
  const faults = { isNetworkDown: false, isBrowserStubborn: false }
  const leaving = Promise.withResolvers<string>()

  const client = createApiClient({
    async fetch(address, init) {
      if (faults.isNetworkDown) throw new TypeError('fetch failed')
      return app.request(address, init, { address: '203.0.113.7' })
    },
    token: () => guest.token,
    onUnauthorized: () => {},
  })
  const real = createCheckoutActors({
    client,
    tabStorage,
    leaveFor(url) {
      if (faults.isBrowserStubborn) throw new Error('refused')
      leaving.resolve(url)
    },
  })
  const actor = createActor(
    checkoutMachine.provide({
      actors: {
        loadProfile: gate.hold('loadProfile', real.loadProfile),
        saveGuest: gate.hold('saveGuest', real.saveGuest),
        book: gate.hold('book', real.book),
        redirect: gate.hold('redirect', real.redirect),
      },
    }),
    { input: { lines: [line] } },
  )
  const createSession = api.gateway.createSession

  return {
    api,
    actor,
    gate,
    guest,
    line,
    /** The address for which the browser left. */
    left: leaving.promise,
    async setPrice({ isNew }: { isNew: boolean }) {
      const price = isNew ? NEW_ROOM_PRICE : ROOM_PRICE
      await api.deps.db.change('update house set room_price_paisa = $1 where id = 1', [price])
    },
    /** An order that waits for its payment page keeps its price and its nights: another answer only meets a new booking. */
    async forgetOrder() {
      tabStorage.remove('BOOKING')
      await api.deps.db.change(
        'delete from unit_night where order_code in (select code from orders where guest_id = $1) and night >= $2 and night < $3',
        [guest.guestId, stay.arrival, stay.departure],
      )
    },
    /** Gives back what was sold to others. */
    freeUp: () =>
      api.deps.db.change(
        'delete from unit_night where order_code not in (select code from orders where guest_id = $1) and night >= $2 and night < $3',
        [guest.guestId, stay.arrival, stay.departure],
      ),
    sellOut: () => sellUnits(api.deps.db, { houseId: 1, units: 99, stay }),
    async ordersWithHeldNights(): Promise<number> {
      const orders = await api.deps.db.query(
        `select distinct o.code from orders o join unit_night n on n.order_code = o.code
         where o.guest_id = $1 and o.status = 'Pending' and n.state = 'held' and n.night = $2`,
        [guest.guestId, stay.arrival],
      )
      return orders.length
    },
    cutNetwork() {
      faults.isNetworkDown = true
    },
    refuseToLeave() {
      faults.isBrowserStubborn = true
    },
    loseGateway() {
      api.gateway.createSession = () => Promise.reject(new GatewayUnreachable('away'))
    },
    forgetAddress() {
      api.gateway.createSession = async (session) => ({ ...(await createSession(session)), paymentUrl: '' })
    },
    mend() {
      faults.isNetworkDown = false
      faults.isBrowserStubborn = false
      api.gateway.createSession = createSession
    },
  }
}

export type CheckoutWorld = ReturnType<typeof createCheckoutWorld>
export type ShownCheckout = ReturnType<CheckoutWorld['actor']['getSnapshot']>
