import type { AnyMachineSnapshot } from 'xstate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { currentQuote, type CheckoutEvent } from '#machines/checkout.machine.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { checkoutChecks } from './checkout-checks.ts'
import { playCheckout } from './checkout-driver.ts'
import { createCheckoutWorld, type ShownCheckout } from './checkout-world.ts'
import { checkoutModel } from './checkout.model.ts'
import { reach } from './reach.ts'
import { wronglyTaken } from './refusals.ts'

let api: TestApi
let guests: SignedIn[]
beforeAll(async () => {
  // A gateway that is away on purpose is no news.
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  api = await startTestApi({ deps: { limits: unlimited, log } })
  await seedHouses(api.deps.db)
  guests = await signInGuests(api.deps.db, checkoutModel.paths.length, START)
})
afterAll(() => api.close())

const driven = new Set<string>()

/** What the page shows, as model and production can be compared. */
function shownOf({ value, context }: ShownCheckout | AnyMachineSnapshot): object {
  const { termsAccepted, payPercent, missing, problem } = context
  const quote = currentQuote({ lines: context.lines, newQuote: context.newQuote })
  return { value, termsAccepted, payPercent, missing, problem, quote }
}

test.each(checkoutModel.paths.map((path, index) => ({ ...path, index })))('$title', async ({ steps, index }) => {
  const guest = guests[index]
  if (!guest) throw new Error('Each path has a guest')
  const world = createCheckoutWorld(api, guest, index)
  world.checkout.start()

  for (const step of steps) {
    await playCheckout(api, world, step.event)
    const shown = await reach(world.checkout, step.after)
    world.mend()

    expect(shownOf(shown)).toEqual(shownOf(step.after))
    expect(await checkoutChecks[shown.value](shown, world)).toEqual([])
    driven.add(checkoutModel.nameOf(step))
  }
  world.checkout.stop()
})

test('what a state of the checkout does not take leaves it as it was', () => {
  const form = ['field.changed', 'terms.changed', 'percent.chosen', 'submit.pressed'] as const
  const takes = {
    loadingProfile: ['cart.changed'],
    profileFailed: ['cart.changed', 'retry.pressed'],
    editing: ['cart.changed', ...form],
    savingGuest: ['cart.changed'],
    booking: ['cart.changed'],
    redirecting: ['cart.changed', 'page.returned'],
    failed: ['cart.changed', 'editing.resumed'],
  } satisfies Record<ShownCheckout['value'], CheckoutEvent['type'][]>

  expect(wronglyTaken(checkoutModel, new Map(Object.entries(takes)), [])).toEqual([])
})

test('every transition of the checkout was driven', () => {
  expect([...checkoutModel.transitions].filter((transition) => !driven.has(transition))).toEqual([])
  expect(checkoutModel.transitions.size).toBeGreaterThan(50)
})
