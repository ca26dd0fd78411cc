import { createRef } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { lineOf } from '#machines/parts/cart-lines.ts'
import { linksIn, seenBy, wordsOf } from '#tests/support/rendered/seen-by.tsx'
import { aHouse, aProfile, aStoredUser } from '#tests/support/site-builders.ts'
import { BookedInShort, CheckoutSummary } from './CheckoutSummary.tsx'
import { PaymentChoice } from './PaymentChoice.tsx'

/** The checkout of rooms for two nights, as a guest fills it in. */
async function openCheckout(quantity = 1) {
  const line = { ...lineOf(aHouse(), { arrival: '2026-12-01', departure: '2026-12-03' }), quantity }
  const checkout = createActor(
    checkoutMachine.provide({ actors: { loadProfile: fromPromise(async () => aProfile()) } }),
    { input: { lines: [line], today: '2026-11-20' } },
  )
  checkout.start()
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'), { timeout: 1_000 })
  return checkout
}

test('the summary of a checkout shows the taxes, the total, and the e-mail and phone of the resort', async () => {
  const html = await seenBy(aStoredUser(), <CheckoutSummary checkout={await openCheckout()} taken={[]} />)

  expect(wordsOf(html)).toContain('Total Taxes (15 %) BDT 1,500 Total BDT 11,500')
  expect(linksIn(html)).toMatchObject({
    'stay@resort.example': 'mailto:stay@resort.example',
    '+880 1700 000000': 'tel:+8801700000000',
  })
})

test('five rooms are called five rooms, in the summary and in its one line', async () => {
  const props = { checkout: await openCheckout(5), taken: [] }

  const summary = await seenBy(aStoredUser(), <CheckoutSummary {...props} />)
  const line = await seenBy(aStoredUser(), <BookedInShort {...props} />)

  for (const html of [summary, line]) expect(wordsOf(html)).toContain('Rania House, 5 single rooms')
})

test('Submit waits for the terms to be accepted', async () => {
  const checkout = await openCheckout()
  const isSubmitOff = async () => {
    const part = (
      <PaymentChoice ref={createRef()} submit={createRef()} checkout={checkout} taken={[]}>
        {undefined}
      </PaymentChoice>
    )
    return /<button[^>]*type="submit"[^>]*disabled/.test(await seenBy(aStoredUser(), part))
  }

  const before = await isSubmitOff()
  checkout.send({ type: 'terms.changed', accepted: true })

  expect([before, await isSubmitOff()]).toEqual([true, false])
})
