import type { Page } from 'playwright-core'
import type { PayPercent } from '#contract/values/money.ts'
import type { Stay } from '#contract/values/stay.ts'
import { fillGuestDetails, submitCheckout } from './checkout.ts'
import { addHouse, addRoom, goToCheckout, searchFor } from './search.ts'
import { signUp, type Newcomer } from './sign-up.ts'

export type Wish = { house: string; kind: 'room' | 'house'; stay: Stay; percent: PayPercent }

/** A newcomer's way from the home page to the payment page. */
export async function bookAsNewcomer(page: Page, newcomer: Newcomer, wish: Wish): Promise<void> {
  await searchFor(page, wish.stay)
  await (wish.kind === 'room' ? addRoom : addHouse)(page, wish.house)
  await goToCheckout(page)
  await signUp(page, newcomer)
  await fillGuestDetails(page)
  await submitCheckout(page, { percent: wish.percent })
}
