import { expect, test } from 'vitest'
import { listOf as list, messageOf as message, partyOf as party } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE } from '../steps/examine.ts'
import { tabTo } from '../steps/keyboard.ts'

const { arrive, open } = shareDeskServer('manager', 'desk')

test('by keyboard alone a booking is found, opened, noted on, reconfirmed and checked in', async () => {
  const code = await arrive('Farhana Haque')
  const { page } = await open('manager')
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

test('what one desk does is on the other a moment later, in all of its tabs', async () => {
  await arrive('Shirin Akhter', { Id: 4, Name: 'Ichamoti House' })
  const { page } = await open('manager')
  const tab = await page.context().newPage()
  await tab.goto('/desk/find')
  await tab.getByRole('navigation', { name: 'Pages of the desk' }).waitFor()
  await tab.goto('/desk/today')
  const other = await open('manager', { viewport: PHONE })
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

test('a refund that reception proposes is approved by another, and money that the guest gets is shown in the booking', async () => {
  const code = await arrive('Rafiq Ullah', { Id: 4, Name: 'Ichamoti House' })
  const { page } = await open('desk', { address: `/desk/orders/${code}` })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Propose a refund' }).click()
  await dialog.getByLabel('Amount, BDT').fill('500')
  await dialog.getByLabel('Reason').fill('the boiler broke')
  await dialog.getByRole('button', { name: 'Propose it' }).click()
  await message(page, 'The refund waits for a decision.').waitFor()

  const { page: other } = await open('manager')
  await list(other, 'To do').getByRole('link', { name: 'Refunds: Rafiq Ullah' }).click()
  await other.getByRole('link', { name: 'Refunds 1 waiting', exact: true }).waitFor()
  const waiting = other.getByRole('region', { name: 'Waiting for a decision' })
  await waiting.waitFor()
  const found = await examine(other, 'desk refunds', [PHONE])
  await waiting.getByRole('button', { name: 'Approve BDT 500 for Rafiq Ullah' }).click()
  await message(other, 'BDT 500 is refunded to the guest.').waitFor()
  await waiting.getByText('Nothing waits for a decision.').waitFor()
  await other.goto(`/desk/orders/${code}`)
  const bill = other.getByRole('region', { name: 'Bill' })
  await bill.getByText('BDT 500').first().waitFor()

  expect(found).toEqual([])
})

test('a booking on the site is reported on every page, and counted until Today is opened', async () => {
  const { page } = await open('manager', { address: '/desk/find' })
  const { page: other } = await open('manager', { viewport: PHONE, address: '/desk/rooms' })

  const code = await arrive('Mahbub Alam')

  await message(page, 'New booking: Mahbub Alam').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**/desk/orders/${code}`)
  await page.getByRole('link', { name: 'Today 1 new booking' }).click()
  await page.getByRole('link', { name: 'Today', exact: true }).waitFor()

  expect(await other.getByRole('link', { name: 'Today 1 new booking' }).count()).toBe(1)
})

test('the pages of a manager have no accessibility violations', async () => {
  const { page } = await open('manager')
  const found: string[] = []

  await page.goto('/desk/find')
  await page.getByRole('searchbox').fill('farhana')
  await page.getByRole('link', { name: /Farhana Haque/ }).waitFor()
  found.push(...(await examine(page, 'desk find')))
  await page.getByRole('link', { name: /Farhana Haque/ }).click()
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Farhana Haque' }).click()
  await page.getByRole('button', { name: 'Correct' }).click()
  await page.getByRole('dialog').getByLabel('Phone').fill('01811223344')
  found.push(...(await examine(page, 'desk guest correction', [PHONE])))
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Write' }).click()
  await page.getByRole('dialog').getByLabel('Likes').fill('a quiet room')
  await page.keyboard.press('Enter')
  await page.getByText('a quiet room').waitFor()
  found.push(...(await examine(page, 'desk guest')))
  await page.goto('/desk/rooms')
  await page.getByRole('button', { name: 'Rename Rania House 1' }).click()
  found.push(...(await examine(page, 'desk rooms')))
  await page.goto('/desk/money')
  await page.getByRole('region', { name: 'Daily collection' }).waitFor()
  found.push(...(await examine(page, 'desk money')))

  expect(found).toEqual([])
})
