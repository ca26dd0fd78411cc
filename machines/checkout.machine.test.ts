import { createActor, fromPromise, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import type { Profile } from '#contract/guests.ts'
import { aHouse, aProfile } from '#tests/support/site-builders.ts'
import type { CartLine } from './parts/cart-lines.ts'
import { checkoutMachine, currentQuote, type NewBooking } from './checkout.machine.ts'

const line: CartLine = { ...aHouse(), arrivalDate: '2026-12-01', departureDate: '2026-12-03', quantity: 1 }

type World = {
  lines?: CartLine[]
  loadProfile?: () => Promise<Profile>
  saveGuest?: () => Promise<Profile>
  book?: () => Promise<{ paymentUrl: string }>
}

async function openCheckout(world: World = {}) {
  const done: string[] = []
  const bookings: NewBooking[] = []
  const said: string[] = []
  const checkout = createActor(
    checkoutMachine.provide({
      actors: {
        loadProfile: fromPromise(world.loadProfile ?? (async () => aProfile())),
        saveGuest: fromPromise(async ({ input }) => {
          done.push('saved')
          return world.saveGuest ? world.saveGuest() : input.guest
        }),
        book: fromPromise(async ({ input }) => {
          done.push('booked')
          bookings.push(input)
          return world.book ? world.book() : { paymentUrl: 'https://gateway.example/pay/1' }
        }),
        redirect: fromPromise(async ({ input }) => void done.push(`left for ${input.url}`)),
      },
    }),
    { input: { lines: world.lines ?? [line] } },
  )
  checkout.on('toast', ({ text }) => said.push(text))
  checkout.on('booking.placed', () => done.push('cart cleared'))
  checkout.start()
  const now = () => checkout.getSnapshot()
  const settles = () =>
    waitFor(
      checkout,
      (snapshot) => snapshot.matches('redirecting') || !(snapshot.hasTag('busy') || snapshot.hasTag('loading')),
      {
        timeout: 1_000,
      },
    )
  await settles()
  const submit = async () => {
    checkout.send({ type: 'terms.changed', accepted: true })
    checkout.send({ type: 'submit.pressed' })
    await settles()
  }
  return { checkout, done, bookings, said, now, settles, submit }
}

describe('checkout', () => {
  test('saves the guest, books, leaves for the payment and only then clears the cart', async () => {
    const { done, bookings, submit } = await openCheckout()

    await submit()

    await expect.poll(() => done).toEqual(['saved', 'booked', 'left for https://gateway.example/pay/1', 'cart cleared'])
    expect(bookings).toEqual([
      { lines: [line], quote: { roomCharge: 1_000_000, tax: 150_000, payable: 1_150_000 }, payPercent: '100%' },
    ])
  })

  test('offers Bangladesh to a guest who named no country', async () => {
    const { now } = await openCheckout({ loadProfile: async () => aProfile({ Country: '' }) })

    expect(now().context.guest.Country).toBe('Bangladesh')
  })

  test('cannot be submitted before the terms are accepted, nor with an empty cart', async () => {
    const unticked = await openCheckout()
    const empty = await openCheckout({ lines: [] })

    expect(unticked.now().can({ type: 'submit.pressed' })).toBe(false)
    await empty.submit()

    expect(empty.now().value).toBe('editing')
    expect(empty.done).toEqual([])
  })

  test('names what is missing, in the order of the form', async () => {
    const { checkout, now, said, done, submit } = await openCheckout({
      loadProfile: async () => aProfile({ LastName: ' ', IdentityType: '', DateOfBirth: '' }),
    })

    await submit()

    expect(said).toEqual(['Last Name, Identity, Date of Birth are required.'])
    expect(done).toEqual([])
    checkout.send({ type: 'field.changed', field: 'LastName', value: 'K' })
    expect(now().context.missing).toEqual(['IdentityType', 'DateOfBirth'])
  })

  test('keeps what was typed when the guest cannot be saved', async () => {
    const { checkout, now, done, submit } = await openCheckout({
      saveGuest: () => Promise.reject(new ApiUnreachable()),
    })
    checkout.send({ type: 'field.changed', field: 'City', value: 'Sylhet' })

    await submit()

    expect(now().value).toBe('editing')
    expect(now().context).toMatchObject({ problem: new ApiUnreachable().message, guest: { City: 'Sylhet' } })
    expect(done).toEqual(['saved'])
  })

  test('shows a changed price, and books for it when it is submitted again', async () => {
    const data = { RoomCharge: 12_000, Tax: 1_800, Payable: 13_800 }
    const answers = [
      () => Promise.reject(new Problem('price_changed', 'The price has changed', { data })),
      async () => ({ paymentUrl: 'https://gateway.example/pay/2' }),
    ]
    const { now, bookings, submit } = await openCheckout({
      book: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    })

    await submit()
    expect(now().value).toBe('editing')
    expect(now().context.problem).toBe('The price has changed')
    expect(currentQuote(now().context).payable).toBe(1_380_000)
    await submit()

    expect(bookings.at(-1)?.quote).toEqual({ roomCharge: 1_200_000, tax: 180_000, payable: 1_380_000 })
  })

  test('forgets a changed price when the cart changes', async () => {
    const data = { RoomCharge: 12_000, Tax: 1_800, Payable: 13_800 }
    const { checkout, now, submit } = await openCheckout({
      book: () => Promise.reject(new Problem('price_changed', 'The price has changed', { data })),
    })
    await submit()

    checkout.send({ type: 'cart.changed', lines: [{ ...line, quantity: 2 }] })

    expect(currentQuote(now().context).payable).toBe(2_300_000)
  })

  test('books nothing when the cart changes in another tab while the guest is saved', async () => {
    const { checkout, done, now, settles } = await openCheckout()
    checkout.send({ type: 'terms.changed', accepted: true })
    checkout.send({ type: 'submit.pressed' })

    checkout.send({ type: 'cart.changed', lines: [{ ...line, quantity: 2 }] })
    await settles()

    expect(now().value).toBe('editing')
    expect(now().context.problem).toMatch('changed in another tab')
    expect(done).not.toContain('booked')
  })

  test('fails in the words of the server when the dates are taken, and leads back to the form', async () => {
    const taken = new Problem('dates_taken', 'These nights are no longer free')
    const { checkout, now, done, submit } = await openCheckout({ book: () => Promise.reject(taken) })

    await submit()
    expect(now().value).toBe('failed')
    expect(now().context.problem).toBe('These nights are no longer free')
    checkout.send({ type: 'editing.resumed' })

    expect(now().value).toBe('editing')
    expect(now().context).toMatchObject({ problem: undefined, termsAccepted: true, lines: [line] })
    expect(done).not.toContain('cart cleared')
  })

  test('without a payment address is invalid, and keeps the cart', async () => {
    const { now, done, submit } = await openCheckout({ book: async () => ({ paymentUrl: '' }) })

    await submit()

    expect(now().context.problem).toBe('Invalid Information')
    expect(done).toEqual(['saved', 'booked'])
  })

  test('sends 30% when the guest chose so', async () => {
    const { checkout, bookings, submit } = await openCheckout()
    checkout.send({ type: 'percent.chosen', percent: '30%' })

    await submit()

    expect(bookings[0]?.payPercent).toBe('30%')
  })

  test('can ask again for a profile that did not come', async () => {
    const answers = [() => Promise.reject(new ApiUnreachable()), async () => aProfile()]
    const { checkout, now, settles } = await openCheckout({
      loadProfile: () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    })
    expect(now().value).toBe('profileFailed')

    checkout.send({ type: 'retry.pressed' })
    await settles()

    expect(now().value).toBe('editing')
    expect(now().context.guest).toEqual(aProfile())
  })
})
