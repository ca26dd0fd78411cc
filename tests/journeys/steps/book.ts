import type { Page } from 'playwright-core'
import type { PayPercent } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { fillGuestDetails, submitCheckout } from './checkout.ts'
import { addHouse, addRoom, goToCheckout, searchFor } from './search.ts'
import { signUp, type Newcomer } from './sign-up.ts'

export type Choice = { house: string; kind: 'room' | 'house'; stay: Stay; percent: PayPercent }

/** A newcomer's way from the home page to the payment page. */
export async function bookAsNewcomer(page: Page, newcomer: Newcomer, choice: Choice): Promise<void> {
  await searchFor(page, choice.stay)
  await (choice.kind === 'room' ? addRoom : addHouse)(page, choice.house)
  await goToCheckout(page)
  await signUp(page, newcomer)
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: choice.percent })
}
