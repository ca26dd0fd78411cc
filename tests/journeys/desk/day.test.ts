import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Place } from '#contract/orders.ts'
import type { PayPercent } from '#contract/values/money.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { arriveAt, listOf as list, messageOf as message, openDeskOf, partyOf as party } from '../steps/desk-days.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { signInColleague, signInFirstOwner, type StaffBrowser } from '../steps/staff.ts'
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

const anArrival = (name: string, place: Partial<Place> = {}, percent: PayPercent = '100%') =>
  arriveAt(server, name, place, percent)

type Options = { address?: string; member?: StaffBrowser; hasHints?: boolean }

async function openDesk(viewport: { width: number; height: number }, { member = manager, ...options }: Options = {}) {
  return openDeskOf(await visit({ viewport }), { member, ...options })
}

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
  await message(page, 'Someone else has just changed this. Please check it.').waitFor()

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

test('money is taken in a shift with a receipt, a mistake is voided, and the shift is closed by what was counted', async () => {
  const code = await anArrival('Mitu Das', { Id: 4, Name: 'Ichamoti House' }, '30%')
  const { page, expectComplaint } = await openDesk(PHONE, { address: '/desk/money' })
  expectComplaint(/409/)
  const shift = page.getByRole('region', { name: 'My shift' })
  const dialog = page.getByRole('dialog')
  const take = async (sum: string, number = '') => {
    await page.goto(`/desk/orders/${code}`)
    await page.getByRole('button', { name: 'Take payment' }).click()
    await dialog.getByLabel('Amount, BDT').fill(sum)
    if (number === '') return
    await dialog.getByRole('radio', { name: 'bKash' }).check()
    await dialog.getByLabel('Transaction number').fill(number)
  }
  await shift.getByLabel('Opening float, BDT').fill('5000')
  await shift.getByRole('button', { name: 'Open the shift' }).click()
  await shift.getByText('Nothing was taken yet.').waitFor()

  await take('99,99,999')
  await dialog.getByRole('button', { name: /^Take BDT/ }).click()
  const tooMuch = await dialog.getByText(/^Enter an amount from 1 to BDT/).count()
  await dialog.getByLabel('Amount, BDT').fill('1000')
  await dialog.getByRole('button', { name: 'Take BDT 1,000' }).click()
  await message(page, 'Receipt R-').waitFor()
  await take('250', '8N7A6D5EE7')
  await dialog.getByRole('button', { name: 'Take BDT 250' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await take('100', '8N7A6D5EE7')
  await dialog.getByRole('button', { name: 'Take BDT 100' }).click()
  const known = await dialog.getByRole('alert').innerText()
  await dialog.getByRole('button', { name: 'Take it all the same' }).click()
  await dialog.waitFor({ state: 'hidden' })

  await page.goto('/desk/money')
  await shift.getByRole('button', { name: /^Void receipt R-\d{4}-000001/ }).click()
  await dialog.getByLabel('Reason').fill('typed wrongly')
  await dialog.getByRole('button', { name: 'Void' }).click()
  await shift.getByRole('listitem').filter({ hasText: '000001' }).waitFor({ state: 'detached' })
  await shift.getByRole('button', { name: 'Close the shift' }).click()
  await dialog.getByLabel('Counted, BDT').fill('499')
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByText('BDT 4,501 short').waitFor()
  await dialog.getByRole('button', { name: 'Count again' }).click()
  await dialog.getByLabel('Counted, BDT').fill('4990')
  await dialog.getByRole('button', { name: 'Compare' }).click()
  await dialog.getByLabel('Why it differs').fill('given as change')
  await dialog.getByRole('button', { name: 'Close the shift' }).click()
  await shift.getByText('BDT 10 short').waitFor()
  const day = page.getByRole('region', { name: 'Daily collection' })
  await day.getByText('BDT 10 short').first().waitFor()
  await day.getByText(/^Details/).click()
  const counted = day.getByText('Counted 2 times')
  await counted.waitFor()
  await page.goto(`/desk/orders/${code}`)
  await page.getByText(/^Void: Karim Mia, .*: typed wrongly$/).waitFor()

  expect(tooMuch).toBe(1)
  expect(known).toContain('Mitu Das')
})

test('a refund that reception proposes is approved by another, and money that the guest gets is shown in the booking', async () => {
  const code = await anArrival('Rafiq Ullah', { Id: 4, Name: 'Ichamoti House' })
  const reception = await signInColleague(owner, 'desk', 'Nasrin Akter')
  const { page } = await openDesk(WIDE, { address: `/desk/orders/${code}`, member: reception })
  await page.getByRole('button', { name: 'Propose a refund' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, BDT').fill('500')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Propose it' }).click()
  await message(page, 'The refund waits for a decision.').waitFor()

  const { page: other } = await openDesk(WIDE)
  await list(other, 'To do').getByRole('link', { name: 'Refunds: Rafiq Ullah' }).click()
  await other.getByRole('link', { name: 'Refunds 1 waiting', exact: true }).waitFor()
  const waiting = other.getByRole('region', { name: 'Waiting for a decision' })
  await waiting.waitFor()
  const found = await examine(other, 'desk refunds')
  await waiting.getByRole('button', { name: 'Approve BDT 500 for Rafiq Ullah' }).click()
  await message(other, 'BDT 500 is refunded to the guest.').waitFor()
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
  await page.getByRole('button', { name: 'Refund', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Amount, BDT').fill('300')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Refund BDT 300' }).click()
  await dialog.getByRole('alert').waitFor()
  await dialog.getByRole('button', { name: 'Refund BDT 300' }).click()
  await message(page, 'BDT 300 is refunded to the guest.').waitFor()

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
  await page.getByRole('region', { name: 'Daily collection' }).waitFor()
  found.push(...(await examine(page, 'desk money')))

  expect(found).toEqual([])
})

const MAX_TABS = 80

async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}
