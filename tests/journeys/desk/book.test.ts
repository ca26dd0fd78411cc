import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { stayIn, today } from '../steps/stays.ts'

const { call, open } = shareDeskServer('desk')

async function openBook(viewport = WIDE) {
  const visitor = await open('desk', { viewport, address: '/desk/book' })
  await visitor.page.getByLabel('Rooms of Rania House').waitFor()
  return visitor
}

const order = (page: Page, guest: string) => page.getByRole('heading', { level: 1, name: guest })
const bill = (page: Page) => page.getByRole('region', { name: 'Bill' })

test('by touch on a phone a known guest is chosen, not merged, and rooms are held for them', async () => {
  const body = aDeskBooking([aPlace({ ArrivalDate: today(), DepartureDate: addDays(today(), 1) })], {
    Guest: { Kind: 'new', Name: 'Salma Rahman', Phone: '01811223344', Email: '' },
  })
  await call('desk', bookAtDesk, { body })
  const { page } = await openBook(PHONE)
  await page.getByLabel('Rooms of Ichamoti House').selectOption('1')
  await page.getByLabel('Phone', { exact: true }).fill('01811 223344')
  await page.getByText(/This phone belongs to Salma Rahman/).waitFor()
  await page.getByRole('radio', { name: 'By phone' }).check()
  await page.getByLabel('Adults').fill('2')
  await page.getByRole('radio', { name: 'Later: hold the rooms until' }).check()

  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await page.getByText('Check “Book for Salma Rahman”, or enter another phone').waitFor()
  await page.getByRole('checkbox', { name: 'Book for Salma Rahman' }).check()
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await order(page, 'Salma Rahman').waitFor()

  await page.getByText('Held, not paid').waitFor()
  expect(await page.getByText(/by phone · held until/).count()).toBe(1)
})

test('who stays is registered with the booking, and the message leads to what is missing', async () => {
  const { page } = await openBook()
  await page.getByRole('checkbox', { name: /^The whole of Mud House/ }).check()
  await page.getByLabel('Phone', { exact: true }).fill('01811223366')
  await page.getByLabel('Name').fill('Nusrat Jahan')
  await page.getByRole('checkbox', { name: 'Register who stays' }).check()
  const lead = page.getByRole('group', { name: 'Guest of the booking' })
  await lead.getByLabel('Nationality').fill('')
  await lead.getByLabel('Nationality').pressSequentially('India')
  await lead.getByLabel('Valid until', { exact: true }).waitFor()
  const second = page.getByRole('group', { name: 'Person 2' })
  await second.getByLabel('Document number').fill('55')
  await second.getByLabel('Name').press('Enter')
  await page.getByRole('group', { name: 'Person 3' }).getByLabel('Name').press('Enter')
  await page.getByRole('radio', { name: 'Later: pay at property' }).check()
  await page.getByLabel('Why it is paid later').fill('pays at check-out')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await second.getByText('Enter a name, or empty the row').waitFor()
  expect.soft(await examine(page, 'desk book with persons')).toEqual([])
  const removable = await page.getByRole('button', { name: /^Remove / }).count()

  await second.getByLabel('Name').fill('Tanvir Ahmed')
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await order(page, 'Nusrat Jahan').waitFor()
  await page.getByRole('button', { name: 'Register', exact: true }).first().click()
  await page.getByRole('dialog', { name: 'Registration: Mud House 2' }).getByLabel('Name').first().waitFor()

  const registration = await page.getByRole('region', { name: 'Registration' }).innerText()
  expect(registration).toMatch(/Mud House 1[\s\S]*Nusrat Jahan[\s\S]*Tanvir Ahmed[\s\S]*Mud House 2/)
  expect(removable).toBe(1)
})

test('who could not be registered with the booking is in the form to which the message leads', async () => {
  const { page, expectComplaint } = await openBook()
  const lead = page.getByRole('group', { name: 'Guest of the booking' })
  await typeStay(page)
  await fillIn(page, 'Mud House', 'Shirin Akter')
  await page.getByRole('checkbox', { name: 'Register who stays' }).check()
  await lead.getByLabel('Document number').fill('19905501')
  expectComplaint(/ERR_FAILED .*Registration\/Save/)
  await page.route('**/DeskArea/Registration/Save', (route) => route.abort())

  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await order(page, 'Shirin Akter').waitFor()
  await page.getByText(/Who stays could not be registered/).waitFor()
  await page.getByRole('button', { name: 'Register', exact: true }).first().click()
  await lead.getByLabel('Document number').waitFor()

  expect(await lead.getByLabel('Document number').inputValue()).toBe('19905501')
})

test('what another desk sells is named on a page that has chosen it, and left out on request', async () => {
  const { page } = await openBook(WIDE)
  const other = await openBook(WIDE)
  const lost = page.getByRole('alert').filter({ hasText: 'No longer free on these nights: Double Dom' })
  for (const [index, desk] of [other.page, page].entries()) {
    await typeStay(desk)
    await fillIn(desk, 'Double Dom', `Guest ${index}`)
  }
  await page.getByLabel('Rooms of Rania House').selectOption('1')

  await other.page.getByRole('button', { name: 'Book', exact: true }).click()
  await lost.waitFor()
  await lost.getByRole('button', { name: 'Leave it out' }).click()
  await lost.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Book', exact: true }).click()
  await order(page, 'Guest 1').waitFor()

  expect(await bill(page).innerText()).toContain('BDT 6,500')
})

test('the form for booking leads to the first field in error, and has no accessibility violations then', async () => {
  const { page } = await openBook(WIDE)
  await page.getByLabel('Rooms of Ichamoti House').selectOption('1')
  await page.getByRole('checkbox', { name: 'No phone' }).check()
  await page.getByLabel('Discount, %').fill('5')
  await page.getByRole('radio', { name: 'A deposit now' }).check()
  await page.getByRole('radio', { name: 'bKash' }).check()
  await page.getByRole('button', { name: /^Book and take/ }).click()
  await page.getByText('This is required').first().waitFor()
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
  expect.soft(await examine(page, 'desk book with problems')).toEqual([])

  expect(focused).toBe('phoneReason')
})

/** All that a booking of a whole house needs that is paid later. */
async function fillIn(page: Page, house: string, guest: string): Promise<void> {
  await page.getByRole('checkbox', { name: new RegExp(`^The whole of ${house}`) }).check()
  await page.getByRole('checkbox', { name: 'No phone' }).check()
  await page.getByLabel('Why there is no phone').fill('lost it')
  await page.getByLabel('Name').fill(guest)
  await page.getByRole('radio', { name: 'Later: pay at property' }).check()
  await page.getByLabel('Why it is paid later').fill('pays at check-out')
}

/** Dates that no other test of this file books. */
async function typeStay(page: Page): Promise<void> {
  const { arrival, departure } = stayIn(9, 1)
  await page.getByLabel('Arrival', { exact: true }).fill(toDayFirst(arrival))
  await page.getByLabel('Departure', { exact: true }).fill(toDayFirst(departure))
  await page.keyboard.press('Tab')
}
