import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { lineOf } from '#machines/parts/cart-lines.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { aHouse, aProfile, memoryStorage } from '#tests/support/site-builders.ts'
import { SOURCE_KEY } from '#ui/lib/browser-storage.ts'
import { createCheckoutActors } from './checkout.actors.ts'

const PAYMENT_URL = 'https://gateway.example/pay/1'
const booked = { PaymentURL: PAYMENT_URL, Code: 'ABCDEFGHJKMN' }
const Submission = z.looseObject({ ActivityId: z.string() })

/** Submits a checkout as a page that keeps `tabStorage` over its reloads; Book is answered by `answerBook`. */
async function submitOnPage(tabStorage: ReturnType<typeof memoryStorage>, answerBook: () => object) {
  const left: string[] = []
  const { client, asked } = clientBefore(({ path }) => (path.endsWith('Book') ? answerBook() : aProfile()))
  const line = lineOf(aHouse(), { arrival: '2026-12-01', departure: '2026-12-03' })
  const actors = createCheckoutActors({ client, tabStorage, leaveFor: (url) => left.push(url) })
  const checkout = createActor(checkoutMachine.provide({ actors }), { input: { lines: [line], today: '2026-11-20' } })
  checkout.start()
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'), { timeout: 1_000 })
  checkout.send({ type: 'terms.changed', accepted: true })
  checkout.send({ type: 'form.submitted' })
  await waitFor(checkout, (snapshot) => snapshot.matches('failed') || left.length > 0, { timeout: 1_000 })
  const bodies = asked.filter(({ path }) => path.endsWith('Book')).map(({ body }) => Submission.parse(body))
  return { bodies, left, checkout }
}

const unanswered = () => {
  throw new TypeError('fetch failed')
}

test('a booking carries what the guest was shown, and leads to the payment', async () => {
  const { bodies, left } = await submitOnPage(memoryStorage(), () => booked)

  expect(bodies).toEqual([
    {
      ActivityId: expect.any(String),
      Tax: 1_500,
      RoomCharge: 10_000,
      Service: 0,
      Payable: 11_500,
      AdvancePaying: 0,
      PayPercent: '100%',
      Places: [
        {
          Id: 1,
          Type: 'ROOM',
          Quantity: 1,
          ArrivalDate: '2026-12-01',
          DepartureDate: '2026-12-03',
          Name: 'Rania House',
        },
      ],
    },
  ])
  expect(left).toEqual([PAYMENT_URL])
})

test('a booking says where its visit came from, and nothing that somebody wrote in its place', async () => {
  const [known, changed] = [memoryStorage({ SOURCE: 'leaflet' }), memoryStorage({ SOURCE: 'x'.repeat(61) })]

  const bookings = [await submitOnPage(known, () => booked), await submitOnPage(changed, () => booked)]

  expect(bookings.map(({ bodies }) => bodies[0]?.['Source'])).toEqual(['leaflet', undefined])
})

test('what a visit is counted as is settled by the first attempt: a source that comes later would make the repeat another booking', async () => {
  const tabStorage = memoryStorage()
  await submitOnPage(tabStorage, unanswered)

  // A page counts a visit, and names its source, only where nothing stands there.
  expect(tabStorage.get(SOURCE_KEY)).toBe('')
})

test('a booking that was not answered is repeated under its id after a reload', async () => {
  const tabStorage = memoryStorage()

  const before = await submitOnPage(tabStorage, unanswered)
  const after = await submitOnPage(tabStorage, () => booked)
  const next = await submitOnPage(tabStorage, () => booked)

  expect(after.bodies[0]?.ActivityId).toBe(before.bodies[0]?.ActivityId)
  expect(next.bodies[0]?.ActivityId).not.toBe(before.bodies[0]?.ActivityId)
})

test('a payment address that is none is never followed', async () => {
  const script = { PaymentURL: 'javascript:alert(1)', Code: 'ABCDEFGHJKMN' }

  const { checkout, left } = await submitOnPage(memoryStorage(), () => script)

  expect(left).toEqual([])
  expect(checkout.getSnapshot().context.problem).toBe('Invalid Information')
})
