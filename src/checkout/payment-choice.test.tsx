import { createRef } from 'react'
import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { checkoutMachine } from '#machines/checkout.machine.ts'
import { seenBy } from '#tests/support/rendered/seen-by.tsx'
import { aHouse, aProfile, aStoredUser } from '#tests/support/site-builders.ts'
import { PaymentChoice } from './PaymentChoice.tsx'

const line = { ...aHouse(), arrivalDate: '2026-12-01', departureDate: '2026-12-03', quantity: 1 }

test('Submit waits for the terms to be accepted', async () => {
  const checkout = createActor(
    checkoutMachine.provide({ actors: { loadProfile: fromPromise(async () => aProfile()) } }),
    { input: { lines: [line], today: '2026-11-20' } },
  )
  checkout.start()
  await waitFor(checkout, (snapshot) => snapshot.matches('filling'), { timeout: 1_000 })
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
