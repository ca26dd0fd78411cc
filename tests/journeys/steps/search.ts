import type { Locator, Page } from 'playwright-core'
import { toDayFirst } from '#contract/values/calendar.ts'
import type { Stay } from '#contract/values/stay.ts'
import { paths } from '#src/lib/paths.ts'
import { open } from './open.ts'

/** The results for a stay. */
export async function openResults(page: Page, stay: Stay, adults = 2): Promise<void> {
  await open(page, paths.search({ ...stay, adults, children: 0 }))
  await untilSearched(page)
}

export async function typeStay(form: Locator, { arrival, departure }: Stay): Promise<void> {
  await form.getByRole('textbox', { name: 'Arrival' }).fill(toDayFirst(arrival))
  await form.getByRole('textbox', { name: 'Departure' }).fill(toDayFirst(departure))
}

/** The search says how it ended to those who do not see it. */
export async function untilSearched(page: Page): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: /available for your dates|No available house OR rooms/ })
    .waitFor()
}

type Kind = 'Single room' | 'Entire house'

function offer(page: Page, house: string, kind: Kind): Locator {
  return page
    .getByRole('list', { name: 'Available places' })
    .getByRole('group', { name: `${house}, ${kind.toLowerCase()}`, exact: true })
}

export async function addRoom(page: Page, house: string): Promise<void> {
  await page.getByRole('button', { name: `Book Single Room: ${house}` }).click()
  await page.getByRole('group', { name: `Quantity of ${house}, single room` }).waitFor()
}

export async function addHouse(page: Page, house: string): Promise<void> {
  await page.getByRole('button', { name: `Book Entire House: ${house}` }).click()
  await offer(page, house, 'Entire house').getByText('Added to your booking').waitFor()
}

export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Check Out' }).first().click()
  await page.getByRole('heading', { name: 'Checkout' }).waitFor()
}
