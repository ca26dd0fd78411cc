import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Place } from '#contract/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { bookAt, orderOf, signUp } from '#tests/faults/shopper.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { enterDesk, signInColleague, signInFirstOwner, type StaffBrowser, withholdHints } from '../steps/staff.ts'
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

const RANIA = { Id: 1, Name: 'Rania House' }
let guests = 0

/** A guest of this name who has paid, and arrives today for two nights. Answers the order's code. */
async function anArrival(name: string, place: Partial<Place> = {}, percent: PayPercent = '100%'): Promise<string> {
  guests += 1
  const [FirstName = '', ...rest] = name.split(' ')
  const phone = `+88017${String(12_345_000 + guests)}`
  const guest = await signUp(server, phone, { FirstName, LastName: rest.join(' ') })
  const arrival = today()
  const departure = addDays(arrival, 2)
  const places = [aPlace({ ...RANIA, ArrivalDate: arrival, DepartureDate: departure, ...place })]
  const { code, paymentUrl } = await bookAt(server, guest, places, percent)
  const paid = new URLSearchParams({ choice: 'pay', method: 'bKash' })
  await fetch(paymentUrl, { method: 'POST', body: paid, redirect: 'manual' })
  await vi.waitFor(async () => expect((await orderOf(server, guest, code)).Status).toBe('Confirmed'), {
    timeout: 20_000,
  })
  return code
}

type Options = { address?: string; member?: StaffBrowser; hasHints?: boolean }

async function openDesk(
  viewport: { width: number; height: number },
  { address = '/desk', member = manager, hasHints = true }: Options = {},
) {
  const { context, page, expectComplaint } = await visit({ viewport })
  await enterDesk(context, member)
  if (!hasHints) await withholdHints(page)
  await page.goto(address)
  await page.getByRole('navigation', { name: 'Pages of the desk' }).waitFor()
  return { page, expectComplaint }
}

const list = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name} \\d`) })
const party = (page: Page, name: string, guest: string) =>
  list(page, name)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: guest, exact: true }) })
const message = (page: Page, text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }).first()

test.each([
  { on: 'a desk', size: WIDE, guest: 'Salma Rahman' },
  { on: 'a phone', size: PHONE, guest: 'Nasir Uddin' },
])(
  'on $on a manager checks guests in, undoes it, moves them, and lets them leave early with something due',
  async ({ size, guest }) => {
    const code = await anArrival(guest, { Quantity: 2 }, '30%')
    const { page } = await openDesk(size)
    const arriving = party(page, 'Arriving', guest)
    const inHouse = party(page, 'In house', guest)

    await arriving.getByRole('checkbox', { name: 'Rania House 2' }).uncheck()
    await arriving.getByRole('button', { name: `Check in (1 of 2): ${guest}` }).click()
    await inHouse.waitFor()
    await message(page, `Checked in: ${guest}, Rania House 1`).getByRole('button', { name: 'Undo' }).click()
    await message(page, 'Undone').waitFor()
    await inHouse.waitFor({ state: 'detached' })
    const expected = await arriving.getByText('Expected', { exact: true }).count()

    await arriving.getByRole('checkbox', { name: 'Rania House 2' }).check()
    await arriving.getByRole('button', { name: `Check in (2 of 2): ${guest}` }).click()
    // On a phone it lies on what comes next, for as long as there is something to undo.
    await message(page, `Checked in: ${guest}`).getByRole('button', { name: 'close' }).click()
    await choose(inHouse, `More: ${guest}`, 'Another room: Rania House 2')
    const moving = page.getByRole('dialog')
    await moving.getByRole('radio', { name: 'Rania House 4' }).check()
    await moving.getByRole('button', { name: 'Change room' }).click()
    await inHouse.getByText('Rania House 4').waitFor()

    await inHouse.getByRole('button', { name: `Check out (2 of 2): ${guest}` }).click()
    const leaving = page.getByRole('dialog')
    const due = await leaving.getByRole('alert').innerText()
    await leaving.getByLabel('Reason').fill('pays at the next stay')
    await leaving.getByRole('button', { name: 'Check out' }).click()
    await message(page, `Checked out: ${guest}`).waitFor()
    await inHouse.waitFor({ state: 'detached' })

    await page.goto(`/desk/orders/${code}`)
    const history = page.getByRole('region', { name: 'History' })
    await history.getByText('completed').waitFor()

    expect(expected).toBe(2)
    expect(due).toContain('BDT 20,930 is due of this booking.')
    expect(await history.getByRole('listitem').allInnerTexts()).toEqual(
      expect.arrayContaining([
        expect.stringContaining('due waived: BDT 20,930: pays at the next stay'),
        expect.stringMatching(/moved: Rania House 2 to Rania House 4 .*[\s\S]*Karim Mia/),
      ]),
    )
  },
)

test('by keyboard alone a booking is found, opened, noted on, reconfirmed and checked in', async () => {
  const code = await anArrival('Farhana Haque')
  const { page } = await openDesk(WIDE)
  const { keyboard } = page
  await list(page, 'To do').waitFor()

  await keyboard.press('/')
  await page.getByRole('searchbox').and(page.locator(':focus')).waitFor()
  await keyboard.type('farhana')
  await page.getByRole('status').filter({ hasText: '1 booking' }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await page.waitForURL(`**/desk/orders/${code}`)
  await tabTo(page, page.getByRole('button', { name: /^Reconfirmed by phone/ }))
  await keyboard.press('Enter')
  await page.getByText(/^Reconfirmed by Karim Mia/).waitFor()
  await tabTo(page, page.getByLabel('New note, for staff alone'))
  await keyboard.type('comes late')
  await keyboard.press('Enter')
  await page.getByRole('region', { name: 'Notes' }).getByText('comes late').waitFor()
  await tabTo(page, page.getByRole('link', { name: 'Today' }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Check in: Farhana Haque' }))
  await keyboard.press('Enter')
  await party(page, 'In house', 'Farhana Haque').waitFor()

  expect(await party(page, 'To do', 'Farhana Haque').count()).toBe(0)
})

test('what two desks do at once is refused to the second, which reads again', async () => {
  await anArrival('Tanvir Islam', { Id: 4, Name: 'Ichamoti House' })
  const { page, expectComplaint } = await openDesk(WIDE, { hasHints: false })
  const other = await openDesk(PHONE)
  expectComplaint(/409/)
  await party(page, 'Arriving', 'Tanvir Islam').waitFor()
  await party(other.page, 'Arriving', 'Tanvir Islam')
    .getByRole('button', { name: /^Check in/ })
    .click()
  await party(other.page, 'In house', 'Tanvir Islam').waitFor()

  await party(page, 'Arriving', 'Tanvir Islam')
    .getByRole('button', { name: /^Check in/ })
    .click()
  await message(page, 'Someone changed this meanwhile: please look again').waitFor()

  await party(page, 'In house', 'Tanvir Islam').waitFor()
  expect(
    await party(page, 'Arriving', 'Tanvir Islam')
      .getByRole('button', { name: /^Check in/ })
      .count(),
  ).toBe(0)
})

test('what one desk does is on the other a moment later, in all of its tabs', async () => {
  await anArrival('Shirin Akhter', { Id: 4, Name: 'Ichamoti House' })
  const { page } = await openDesk(WIDE)
  const tab = await page.context().newPage()
  await tab.goto('/desk/find')
  await tab.getByRole('navigation', { name: 'Pages of the desk' }).waitFor()
  await tab.goto('/desk/today')
  const other = await openDesk(PHONE)
  await party(page, 'Arriving', 'Shirin Akhter').waitFor()
  await party(tab, 'Arriving', 'Shirin Akhter').waitFor()

  await party(other.page, 'Arriving', 'Shirin Akhter')
    .getByRole('button', { name: /^Check in/ })
    .click()

  await party(page, 'In house', 'Shirin Akhter').waitFor({ timeout: 20_000 })
  await tab.bringToFront()
  await party(tab, 'In house', 'Shirin Akhter').waitFor({ timeout: 20_000 })
  expect(await party(page, 'In house', 'Shirin Akhter').count()).toBe(1)
})

test('money is taken in a shift with a receipt, a mistake is taken back, and the shift is closed by what was counted', async () => {
  const code = await anArrival('Mitu Das', { Id: 4, Name: 'Ichamoti House' }, '30%')
  const { page } = await openDesk(PHONE, { address: '/desk/money' })
  const shift = page.getByRole('region', { name: 'My shift' })
  const dialog = page.getByRole('dialog')
  const takeMoney = async (sum: string) => {
    await page.goto(`/desk/orders/${code}`)
    await page.getByRole('button', { name: 'Take money' }).click()
    await dialog.getByLabel('Amount, BDT').fill(sum)
  }
  await shift.getByLabel('Cash in the till, BDT').fill('5000')
  await shift.getByRole('button', { name: 'Open the shift' }).click()
  await shift.getByText('Nothing was taken yet.').waitFor()

  await takeMoney('99,99,999')
  await dialog.getByRole('button', { name: /^Take BDT/ }).click()
  const tooMuch = await dialog.getByText(/^Enter an amount from 1 to BDT/).count()
  await dialog.getByLabel('Amount, BDT').fill('1000')
  await dialog.getByRole('button', { name: 'Take BDT 1,000' }).click()
  await message(page, 'Receipt R-').waitFor()
  await takeMoney('250')
  await dialog.getByRole('radio', { name: 'bKash' }).check()
  await dialog.getByLabel('Number of the slip or transaction').fill('8N7A6D5EE7')
  await dialog.getByRole('button', { name: 'Take BDT 250' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.goto('/desk/money')
  await shift.getByRole('button', { name: /^Take back receipt R-\d{4}-000001/ }).click()
  await dialog.getByLabel('Reason').fill('typed wrongly')
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await shift.getByRole('listitem').filter({ hasText: '000001' }).waitFor({ state: 'detached' })
  await shift.getByRole('button', { name: 'Close the shift' }).click()
  await dialog.getByLabel('Counted, BDT').fill('4990')
  await dialog.getByRole('button', { name: 'Close the shift' }).click()
  await shift.getByText('− BDT 10', { exact: true }).waitFor()
  const day = page.getByRole('region', { name: 'Taken on a day' })
  await day.getByText('Difference − BDT 10').waitFor()

  expect(tooMuch).toBe(1)
  expect(await day.getByText('taken back').count()).toBe(1)
})

test('a refund that reception proposes is approved by another, and money that the guest gets is shown in the booking', async () => {
  const code = await anArrival('Rafiq Ullah', { Id: 4, Name: 'Ichamoti House' })
  const reception = await signInColleague(owner, 'desk', 'Nasrin Akter')
  const { page } = await openDesk(WIDE, { address: `/desk/orders/${code}`, member: reception })
  await page.getByRole('button', { name: 'Propose to give money back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, BDT').fill('500')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Propose it' }).click()
  await message(page, 'The refund waits for a decision.').waitFor()

  const { page: other } = await openDesk(WIDE, { address: '/desk/refunds' })
  const waiting = other.getByRole('region', { name: 'Waiting for a decision' })
  await waiting.waitFor()
  const found = await examine(other, 'desk refunds')
  await waiting.getByRole('button', { name: 'Approve BDT 500 for Rafiq Ullah' }).click()
  await message(other, 'BDT 500 goes back to the guest.').waitFor()
  await waiting.getByText('Nothing waits for a decision.').waitFor()
  await other.goto(`/desk/orders/${code}`)
  const bill = other.getByRole('region', { name: 'Bill' })
  await bill.getByText('BDT 500').first().waitFor()

  expect(found).toEqual([])
})

test('money that is given back once more because the answer was lost goes back once', async () => {
  const code = await anArrival('Shafiq Islam', { Id: 4, Name: 'Ichamoti House' })
  const { page, expectComplaint } = await openDesk(WIDE, { address: `/desk/orders/${code}` })
  expectComplaint(/ERR_FAILED|Failed to fetch|Failed to load/)
  let lost = 0
  await page.route('**/api/DeskArea/Refund/Give', async (route) => {
    const answer = await route.fetch()
    lost += 1
    return lost === 1 ? route.abort() : route.fulfill({ response: answer })
  })
  await page.getByRole('button', { name: 'Give money back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, BDT').fill('300')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Give BDT 300 back' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: 'Give BDT 300 back' }).click()
  await message(page, 'BDT 300 goes back to the guest.').waitFor()

  const bill = page.getByRole('region', { name: 'Bill' })
  await bill.getByText('BDT 300').first().waitFor()

  expect(lost).toBe(2)
  expect(await bill.getByText('BDT 600').count()).toBe(0)
})

test('what a guest typed as a name is shown as text, in the day, the search and the order with its document', async () => {
  const name = '<img src=x onerror=alert(1)>'
  const code = await anArrival(name, { Id: 2, Type: 'HOUSE', Name: 'Double Dom' })
  const { page } = await openDesk(PHONE)
  const pictures = async () => page.locator('img').count()
  await party(page, 'Arriving', name).waitFor()
  const onDay = await pictures()
  await page.goto('/desk/find')
  await page.getByRole('searchbox').fill(code.slice(0, 6))
  await page.getByRole('link', { name: /onerror/ }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('button', { name: 'Show the identity document of' }).click()
  await page.getByText(/^(Passport|National ID) \S+, valid until/).waitFor()

  expect([onDay, await pictures()]).toEqual([0, 0])
})

test('the screens of a day are sound for all who use them, on a desk and on a phone', async () => {
  const code = await anArrival('Nusrat Jahan', { Id: 3, Type: 'HOUSE', Name: 'Mud House' })
  const { page } = await openDesk(WIDE)
  const found: string[] = []
  await party(page, 'Arriving', 'Nusrat Jahan').waitFor()
  found.push(...(await examine(page, 'desk today')))
  await page.goto('/desk/find')
  await page.getByRole('searchbox').fill('nusrat')
  await page.getByRole('link', { name: /Nusrat Jahan/ }).waitFor()
  found.push(...(await examine(page, 'desk find')))
  await page.goto(`/desk/orders/${code}`)
  await page.getByRole('heading', { name: 'Nusrat Jahan' }).waitFor()
  found.push(...(await examine(page, 'desk order')))
  await page.goto('/desk/rooms')
  await page.getByRole('button', { name: 'Rename Rania House 1' }).click()
  found.push(...(await examine(page, 'desk rooms')))
  await page.goto('/desk/money')
  await page.getByRole('region', { name: 'Taken on a day' }).waitFor()
  found.push(...(await examine(page, 'desk money')))

  expect(found).toEqual([])
})

/** Opens a menu and chooses in it. */
async function choose(place: Locator, menu: string, entry: string): Promise<void> {
  await place.getByRole('button', { name: menu }).click()
  await place.getByRole('button', { name: entry }).click()
}

const MAX_TABS = 80

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}
