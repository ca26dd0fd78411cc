import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { cancelForGuest } from '#contract/desk/refunds.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { messageOf as message, partyOf as party } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { arrive, call, open } = shareDeskServer('manager', 'desk')

test('a manager checks guests in, moves them, undoes both, and lets them leave early with something due', async () => {
  const guest = 'Nasir Uddin'
  const code = await arrive(guest, { Quantity: 2, DepartureDate: addDays(today(), 1) }, '30%')
  // On a phone the message about the new booking would lie on what is pressed.
  const { page, expectComplaint } = await open('manager', { viewport: PHONE, hasHints: false })
  // The last room may not leave with something due.
  expectComplaint(/409/)
  const arriving = party(page, 'Arriving', guest)
  const inHouse = party(page, 'In house', guest)

  await arriving.getByRole('checkbox', { name: 'Rania House 2' }).uncheck()
  await arriving.getByRole('button', { name: `Check in (1 of 2): ${guest}` }).click()
  await inHouse.waitFor()
  await message(page, `Checked in: ${guest}, Rania House 1`).getByRole('button', { name: 'Undo' }).click()
  await message(page, 'Undone').waitFor()
  await inHouse.waitFor({ state: 'detached' })
  const expected = await arriving.getByText('Due in', { exact: true }).count()

  await arriving.getByRole('checkbox', { name: 'Rania House 2' }).check()
  await arriving.getByRole('button', { name: `Check in (2 of 2): ${guest}` }).click()
  // On a phone it lies on what comes next, for as long as there is something to undo.
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await inHouse.getByRole('button', { name: `Register in Rania House 2: ${guest}` }).click()
  await page.getByRole('dialog', { name: 'Registration: Rania House 2' }).getByRole('button', { name: 'Save' }).click()
  await inHouse.getByText('registered 1 of 2').waitFor()
  await message(page, 'Registered').getByRole('button', { name: 'close' }).click()
  await choose(inHouse, `More: ${guest}`, 'Room move: Rania House 2')
  const moving = page.getByRole('dialog')
  await moving.getByRole('radio', { name: 'Rania House 4' }).check()
  await moving.getByRole('button', { name: 'Change room' }).click()
  await inHouse.getByRole('checkbox', { name: 'Rania House 4' }).waitFor()
  await message(page, `Moved to Rania House 4: ${guest}`).getByRole('button', { name: 'Undo' }).click()
  await inHouse.getByRole('checkbox', { name: 'Rania House 2' }).waitFor()

  await inHouse.getByRole('button', { name: `Check out (2 of 2): ${guest}` }).click()
  const leaving = page.getByRole('dialog')
  await leaving.getByText(/nights will be on sale at once/).waitFor()
  await leaving.getByRole('button', { name: 'Check out' }).click()
  const due = await leaving.getByRole('alert').innerText()
  await leaving.getByLabel('Reason').fill('pays at the next stay')
  await leaving.getByRole('button', { name: 'Check out' }).click()
  await message(page, `Checked out: ${guest}`).waitFor()
  await inHouse.waitFor({ state: 'detached' })

  await page.goto(`/desk/orders/${code}`)
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('completed').waitFor()

  expect(expected).toBe(2)
  expect(due).toContain('BDT 10,465 is due')
  expect(await history.getByRole('listitem').allInnerTexts()).toEqual(
    expect.arrayContaining([
      expect.stringContaining('written off: BDT 10,465: pays at the next stay'),
      expect.stringMatching(/room move: Rania House 2 to Rania House 4 .*[\s\S]*Karim Mia/),
    ]),
  )
})

test('a manager gives one room of two other dates, sees what it costs before, and undoes it', async () => {
  const guest = 'Farhana Kabir'
  const first = addDays(today(), 20)
  const code = await arrive(guest, { Quantity: 2, ArrivalDate: first, DepartureDate: addDays(first, 2) }, '30%')
  const { page } = await open('manager', { viewport: PHONE, hasHints: false })
  await page.goto(`/desk/orders/${code}`)
  const rooms = page.getByRole('region', { name: 'Rooms' })
  const dialog = page.getByRole('dialog', { name: /^Change dates/ })

  await choose(rooms, `More: ${guest}`, 'Change dates: Rania House 2')
  await dialog.getByRole('textbox', { name: 'Departure' }).fill(toDayFirst(addDays(first, 3)))
  await dialog.getByRole('textbox', { name: 'Departure' }).press('Tab')
  await dialog.getByText('BDT 37,375').waitFor()
  const terms = await dialog.getByRole('definition').allInnerTexts()
  await dialog.getByRole('button', { name: 'Change dates' }).click()
  await message(page, 'Dates changed: Rania House 2').waitFor()
  const bill = page.getByRole('region', { name: 'Bill' })
  await bill.getByText('BDT 37,375').waitFor()
  await choose(rooms, `More: ${guest}`, 'Undo change of dates: Rania House 2')
  await bill.getByText('BDT 29,900').waitFor()

  expect(terms).toEqual(['BDT 29,900', 'BDT 37,375', 'BDT 28,405'])
})

test('a manager reinstates a cancelled booking, sees what is due before, and undoes it', async () => {
  const guest = 'Shirin Akhter'
  const first = addDays(today(), 26)
  const Code = await arrive(guest, { Quantity: 2, ArrivalDate: first, DepartureDate: addDays(first, 2) }, '30%')
  const terms = { Code, Reason: 'called', Refund: 8_970, IsByPolicy: true }
  await call('manager', cancelForGuest, { body: { ActivityId: crypto.randomUUID(), ...terms } })
  const { page } = await open('manager', { viewport: PHONE, hasHints: false })
  await page.goto(`/desk/orders/${Code}`)
  const rooms = page.getByRole('region', { name: 'Rooms' })
  const dialog = page.getByRole('dialog', { name: 'Reinstate the booking' })

  await rooms.getByRole('button', { name: 'Reinstate the booking' }).click()
  await dialog.getByText('Rania House 1, Rania House 2').waitFor()
  const sums = await dialog.getByRole('definition').allInnerTexts()
  await dialog.getByRole('button', { name: 'Reinstate' }).click()
  await message(page, 'The booking was reinstated').waitFor()
  await rooms.getByText('Due in').first().waitFor()
  await choose(rooms, `More: ${guest}`, 'Undo reinstatement: Rania House 2')
  await rooms.getByRole('button', { name: 'Reinstate the booking' }).waitFor()

  expect(sums).toEqual(['BDT 0', 'BDT 29,900', 'BDT 29,900'])
})

/** Opens a menu and chooses in it. */
async function choose(place: Locator, menu: string, entry: string): Promise<void> {
  await place.getByRole('button', { name: menu }).click()
  await place.getByRole('button', { name: entry }).click()
}

test('reception lets guests leave on the account of their company, which pays later', async () => {
  const guest = 'Kamal Hossain'
  await arrive(guest, { DepartureDate: addDays(today(), 1) }, '30%')
  const { page, expectComplaint } = await open('desk', { viewport: PHONE, hasHints: false })
  expectComplaint(/409/)
  const dialog = page.getByRole('dialog')
  const bill = page.getByRole('region', { name: 'Bill' })

  await party(page, 'Arriving', guest)
    .getByRole('button', { name: `Check in: ${guest}` })
    .click()
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await party(page, 'In house', guest)
    .getByRole('button', { name: `Check out: ${guest}` })
    .click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await dialog.getByRole('link', { name: 'Take the payment' }).click()
  await bill.getByRole('button', { name: 'Bill to a company' }).click()
  await dialog.getByLabel('Company').fill('Padma Textiles Ltd')
  await dialog.getByLabel('Address').fill('House 7, Savar, Dhaka')
  const agreedBy = await dialog.getByLabel('Agreed by').inputValue()
  const faults = await examine(page, 'desk bill to a company')
  await dialog.getByRole('button', { name: 'Bill to a company' }).click()
  await message(page, 'The rest is billed to Padma Textiles Ltd').getByRole('button', { name: 'close' }).click()
  await bill.getByText(`Agreed by ${guest}`).waitFor()
  faults.push(...(await examine(page, 'desk booking of a company')))
  await page.getByRole('button', { name: `Check out: ${guest}` }).click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  await message(page, `Checked out: ${guest}`).waitFor()

  await page.goto('/desk/money')
  const debts = page.getByRole('region', { name: 'Owed by companies' })
  await debts.getByText('BDT 5,232').first().waitFor()
  faults.push(...(await examine(page, 'desk debts of companies')))
  await debts.getByRole('link', { name: 'Padma Textiles Ltd' }).click()
  await bill.getByRole('button', { name: 'Take payment' }).click()
  await dialog.getByRole('radio', { name: 'Bank transfer' }).check()
  await dialog.getByLabel('Transaction number').fill('EFT 4711')
  await dialog.getByRole('button', { name: /^Take BDT/ }).click()
  await message(page, /^Receipt R-/).waitFor()
  await page.goto('/desk/money')
  await debts.getByText('No company owes anything.').waitFor()

  expect({ agreedBy, faults }).toEqual({ agreedBy: guest, faults: [] })
})
