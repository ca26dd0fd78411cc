// What the flows do not show: the figures that are booked, and the order in which missing fields are named.

import { quoteOf, USUAL_LEVIES } from '#contract/values/money.ts'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import type { Profile } from '#contract/guests/guests.ts'
import { aHouse, aProfile } from '#tests/support/site-builders.ts'
import { checkoutMachine, currentQuote, type NewBooking } from './checkout.machine.ts'
import { lineOf, withNights } from './parts/cart-lines.ts'

const line = lineOf(aHouse(), { arrival: '2026-12-01', departure: '2026-12-03' })
const answered = { paymentUrl: 'https://gateway.example/pay/1' }
const newFigures = { RoomCharge: 12_000, Tax: 1_800, Payable: 13_800 }
const priceChanged = new Problem('price_changed', 'The price has changed', { data: newFigures })

type World = { profile?: Profile; books?: (() => Promise<typeof answered>)[] }

async function openCheckout({ profile = aProfile(), books = [] }: World = {}) {
  const done: string[] = []
  const bookings: NewBooking[] = []
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        loadProfile: fromPromise(async () => profile),
        saveGuest: fromPromise(async ({ input }) => {
          done.push(`saved ${input.guest.City}`)
          return input.guest
        }),
        book: fromPromise(async ({ input }) => {
          done.push('booked')
          bookings.push(input)
          return (books.shift() ?? (async () => answered))()
        }),
        redirect: fromPromise(async ({ input }) => void done.push(`left for ${input.url}`)),
      },
    }),
    { input: { lines: [line], today: '2026-11-20' } },
  )
  checkout.on('toast', ({ text }) => done.push(text))
  checkout.on('booking.placed', () => done.push('cart cleared'))
  checkout.start()
  const settles = () =>
    waitFor(checkout, (shown) => done.includes('cart cleared') || shown.matches('filling'), { timeout: 1_000 })
  await settles()
  const submit = async () => {
    checkout.send({ type: 'terms.changed', accepted: true })
    checkout.send({ type: 'form.submitted' })
    return (await settles()).context
  }
  return { checkout, done, bookings, submit }
}

test.each(['100%', '30%'] as const)(
  'a submission of %s saves the guest, books what was shown, leaves for the payment and only then clears the cart',
  async (percent) => {
    const { checkout, done, bookings, submit } = await openCheckout()
    checkout.send({ type: 'field.changed', field: 'City', value: 'Sylhet' })
    checkout.send({ type: 'percent.chosen', percent })

    await submit()

    expect(done).toEqual(['saved Sylhet', 'booked', `left for ${answered.paymentUrl}`, 'cart cleared'])
    const quote = quoteOf(1_000_000, USUAL_LEVIES)
    expect(bookings).toEqual([{ lines: [line], quote, payPercent: percent }])
  },
)

test('all is to be paid unless the guest chooses a part', async () => {
  const { checkout } = await openCheckout()

  expect(checkout.getSnapshot().context.payPercent).toBe('100%')
})

test.each<[Partial<Profile>, string]>([
  [{ LastName: ' ', IdentityType: '', DateOfBirth: '' }, 'Last Name, Identity, Date of Birth are required.'],
  [{ IdentityNumber: '' }, 'Id Number is required.'],
  [
    { FirstName: '', LastName: '', IdentityType: '', IdentityNumber: '', IdentityExpireDate: '', DateOfBirth: '' },
    'First Name, Last Name, Identity, Id Number, Expiry Date, Date of Birth are required.',
  ],
])('a guest whose form lacks %j is told: %s', async (missing, sentence) => {
  const { done, submit } = await openCheckout({ profile: aProfile(missing) })

  await submit()

  expect(done).toEqual([sentence])
})

test('a changed price is shown, and booked once it is submitted again', async () => {
  const { bookings, submit } = await openCheckout({ books: [() => Promise.reject(priceChanged)] })

  const shown = currentQuote(await submit())
  await submit()

  const quote = quoteOf(1_200_000, USUAL_LEVIES)
  expect([shown, bookings.at(-1)?.quote]).toEqual([quote, quote])
})

test('the figures of a changed price stay when the lines follow them', async () => {
  const { checkout, submit } = await openCheckout({ books: [() => Promise.reject(priceChanged)] })
  await submit()

  checkout.send({ type: 'cart.changed', lines: [{ ...line, ...withNights(line, [600_000, 600_000]) }] })

  const { newQuote, payableBefore } = checkout.getSnapshot().context
  expect([payableBefore, newQuote?.payable]).toEqual([1_150_000, 1_380_000])
})

test('a changed cart is priced again', async () => {
  const { checkout, submit } = await openCheckout({ books: [() => Promise.reject(priceChanged)] })
  await submit()

  checkout.send({ type: 'cart.changed', lines: [{ ...line, quantity: 2 }] })

  expect(currentQuote(checkout.getSnapshot().context).payable).toBe(2_300_000)
})
