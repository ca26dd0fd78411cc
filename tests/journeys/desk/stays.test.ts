import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays } from '#contract/values/calendar.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { arriveAt, messageOf as message, openDeskOf, partyOf as party } from '../steps/desk-days.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { signInColleague, signInFirstOwner, type StaffBrowser } from '../steps/staff.ts'
import { today } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

// A server of its own: who arrives today is known.
let server: RunningServer
let owner: StaffBrowser
let manager: StaffBrowser
beforeAll(async () => {
  server = await startServer()
  owner = await signInFirstOwner(server)
  manager = await signInColleague(owner, 'manager', 'Karim Mia')
})
afterAll(() => server.stop())
const visit = openVisits(() => server.url)

type Options = { address?: string; member?: StaffBrowser; hasHints?: boolean }

async function openDesk(viewport: { width: number; height: number }, { member = manager, ...options }: Options = {}) {
  return openDeskOf(await visit({ viewport }), { member, ...options })
}

test.each([
  { on: 'a desk', size: WIDE, guest: 'Salma Rahman' },
  { on: 'a phone', size: PHONE, guest: 'Nasir Uddin' },
])(
  'on $on a manager checks guests in, moves them, undoes both, and lets them leave early with something due',
  async ({ size, guest }) => {
    const code = await arriveAt(server, guest, { Quantity: 2, DepartureDate: addDays(today(), 1) }, '30%')
    // On a phone the message about the new booking would lie on what is pressed.
    const { page, expectComplaint } = await openDesk(size, { hasHints: false })
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
    await choose(inHouse, `More: ${guest}`, 'Room move: Rania House 2')
    const moving = page.getByRole('dialog')
    await moving.getByRole('radio', { name: 'Rania House 4' }).check()
    await moving.getByRole('button', { name: 'Change room' }).click()
    await inHouse.getByText('Rania House 4').waitFor()
    await message(page, `Moved to Rania House 4: ${guest}`).getByRole('button', { name: 'Undo' }).click()
    await inHouse.getByText('Rania House 2').waitFor()

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
  },
)

test('the last room of a party is checked in, and out, without being chosen again', async () => {
  const guest = 'Mitali Roy'
  await arriveAt(server, guest, { Quantity: 2, DepartureDate: addDays(today(), 1) })
  const { page } = await openDesk(PHONE)
  const arriving = party(page, 'Arriving', guest)
  const inHouse = party(page, 'In house', guest)

  await arriving.getByRole('checkbox').last().uncheck()
  await arriving.getByRole('button', { name: `Check in (1 of 2): ${guest}` }).click()
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await arriving.getByRole('button', { name: `Check in: ${guest}` }).click()
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await inHouse.getByRole('checkbox').last().uncheck()
  await inHouse.getByRole('button', { name: `Check out (1 of 2): ${guest}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click()
  await message(page, `Checked out: ${guest}`).getByRole('button', { name: 'close' }).click()
  await inHouse.getByRole('button', { name: `Check out: ${guest}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Check out' }).click()

  await inHouse.waitFor({ state: 'detached' })
  expect(await arriving.getByRole('button', { name: /^Check in/ }).count()).toBe(0)
})

test('what a move to a dearer room put on the bill comes off with the move alone', async () => {
  const guest = 'Habib Rahman'
  const code = await arriveAt(server, guest)
  const reception = await signInColleague(owner, 'desk', 'Nasrin Akter')
  const { page } = await openDesk(PHONE, { address: `/desk/orders/${code}`, member: reception, hasHints: false })
  const bill = page.getByRole('region', { name: 'Bill' })
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: `Check in: ${guest}` }).click()
  await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
  await choose(page.getByRole('region', { name: 'Rooms' }), `More: ${guest}`, 'Room move')
  await dialog
    .getByRole('radio', { name: /Ichamoti House \d \+ BDT/ })
    .first()
    .check()
  await dialog.getByRole('button', { name: 'Change room' }).click()
  await bill.getByText(/^Room move/).waitFor()
  const removable = await bill.getByRole('button', { name: /^Remove/ }).count()
  await message(page, /^Moved to/)
    .getByRole('button', { name: 'Undo' })
    .click()

  await bill.getByText(/^Room move/).waitFor({ state: 'detached' })
  expect(removable).toBe(0)
})

test('reception is led to the payment of guests who leave with something due', async () => {
  const code = await arriveAt(server, 'Rumana Yasmin', { DepartureDate: addDays(today(), 1) }, '30%')
  const reception = await signInColleague(owner, 'desk', 'Jamal Hossain')
  const { page, expectComplaint } = await openDesk(WIDE, { address: `/desk/orders/${code}`, member: reception })
  expectComplaint(/409/)
  const dialog = page.getByRole('dialog')

  await page.getByRole('button', { name: 'Check in: Rumana Yasmin' }).click()
  await page.getByRole('button', { name: 'Check out: Rumana Yasmin' }).click()
  await dialog.getByRole('button', { name: 'Check out' }).click()
  const link = dialog.getByRole('link', { name: 'Take the payment' })
  await link.and(page.locator(':focus')).waitFor()
  const found = await examine(page, 'desk check-out with something due')
  const buttons = await dialog.getByRole('button', { name: 'Check out' }).count()
  await link.press('Enter')
  await dialog.waitFor({ state: 'hidden' })

  await page.getByRole('region', { name: 'Bill' }).and(page.locator(':focus')).waitFor()
  expect([found, buttons]).toEqual([[], 0])
})

test('a booking on the site is reported on every page, and counted until Today is opened', async () => {
  const { page } = await openDesk(WIDE, { address: '/desk/find' })
  const { page: other } = await openDesk(PHONE, { address: '/desk/rooms' })

  const code = await arriveAt(server, 'Mahbub Alam')

  await message(page, 'New booking: Mahbub Alam').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**/desk/orders/${code}`)
  await page.getByRole('link', { name: 'Today 1 new booking' }).click()
  await page.getByRole('link', { name: 'Today', exact: true }).waitFor()

  expect(await other.getByRole('link', { name: 'Today 1 new booking' }).count()).toBe(1)
})

/** Opens a menu and chooses in it. */
async function choose(place: Locator, menu: string, entry: string): Promise<void> {
  await place.getByRole('button', { name: menu }).click()
  await place.getByRole('button', { name: entry }).click()
}
