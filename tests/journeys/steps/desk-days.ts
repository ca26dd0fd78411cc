import type { Locator, Page } from 'playwright-core'
import type { Place } from '#contract/orders/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { book, returnFromGateway, signUp } from '#tests/support/shopper.ts'
import { aPlace } from '#tests/support/bookings.ts'
import type { RunningServer } from '#tests/support/start-server.ts'
import { today } from './stays.ts'

const RANIA = { Id: 1, Name: 'Rania House' }
let guests = 0

/** A guest of this name who has paid, and arrives today for two nights. Answers the order's code. */
export async function arriveAt(
  server: RunningServer,
  name: string,
  place: Partial<Place> = {},
  percent: PayPercent = '100%',
): Promise<string> {
  guests += 1
  const [FirstName = '', ...rest] = name.split(' ')
  const phone = `+88017${String(12_345_000 + guests)}`
  const guest = await signUp(server, phone, { FirstName, LastName: rest.join(' ') })
  const arrival = today()
  const departure = addDays(arrival, 2)
  const places = [aPlace({ ...RANIA, ArrivalDate: arrival, DepartureDate: departure, ...place })]
  const booked = await book(server, guest, { places, percent })
  await returnFromGateway(booked, 'pay')
  return booked.code
}

/** A list of Today. */
export function listOf(page: Page, name: string): Locator {
  return page.getByRole('region', { name: new RegExp(`^${name} \\d`) })
}

/** A party in it. */
export function partyOf(page: Page, name: string, guest: string): Locator {
  return listOf(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: guest, exact: true }) })
}

export function messageOf(page: Page, text: string | RegExp): Locator {
  return page.getByRole('alert').filter({ hasText: text }).first()
}
