import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { proposeRefund } from '#contract/money/refunds.ts'
import { messageOf as message, partyOf as party } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE } from '../steps/examine.ts'

const { arrive, call, open } = shareDeskServer('manager')

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

test('a booking on the site is reported on every page, and counted until Today is opened', async () => {
  const { page } = await open('manager', { address: '/desk/find' })
  const { page: other } = await open('manager', { viewport: PHONE, address: '/desk/rooms' })

  const code = await arrive('Mahbub Alam')

  await message(page, 'New booking: Mahbub Alam').getByRole('button', { name: 'Open' }).click()
  await page.waitForURL(`**/desk/orders/${code}`)
  await page.getByRole('link', { name: 'Today 1 new booking' }).click()
  await page.getByRole('link', { name: 'Today', exact: true }).waitFor()

  await expect.poll(() => other.getByRole('link', { name: 'Today 1 new booking' }).count()).toBe(1)
})

test('the pages of a manager have no accessibility violations', async () => {
  const { page } = await open('manager')
  const dialog = page.getByRole('dialog')
  const Code = await arrive('Farhana Haque', {}, '30%')
  const Reason = 'The boiler broke'
  await call('owner', proposeRefund, { body: { ActivityId: randomUUID(), Code, Amount: 500, Reason } })

  await page.goto('/desk/find')
  await page.getByRole('searchbox').fill('farhana')
  await page.getByRole('link', { name: /Farhana Haque/ }).waitFor()
  expect.soft(await examine(page, 'desk find')).toEqual([])
  await page.getByRole('link', { name: /Farhana Haque/ }).click()
  await page.getByRole('button', { name: 'Bill to a company' }).click()
  await dialog.getByLabel('Company').fill('Padma Textiles Ltd')
  await dialog.getByLabel('Address').fill('House 7, Savar, Dhaka')
  expect.soft(await examine(page, 'desk bill to a company')).toEqual([])
  await dialog.getByRole('button', { name: 'Bill to a company' }).click()
  await message(page, 'The rest is billed to Padma Textiles Ltd').getByRole('button', { name: 'close' }).click()
  expect.soft(await examine(page, 'desk booking of a company')).toEqual([])
  await page.getByRole('heading', { level: 1 }).getByRole('link', { name: 'Farhana Haque' }).click()
  await page.getByRole('button', { name: 'Correct' }).click()
  await dialog.getByLabel('Phone').fill('01811223344')
  expect.soft(await examine(page, 'desk guest correction', [PHONE])).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Write' }).click()
  await dialog.getByLabel('Likes').fill('a quiet room')
  await page.keyboard.press('Enter')
  await page.getByText('a quiet room').waitFor()
  expect.soft(await examine(page, 'desk guest')).toEqual([])
  await page.goto('/desk/rooms')
  await page.getByRole('button', { name: 'More: Rania House 1' }).click()
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  expect.soft(await examine(page, 'desk rooms')).toEqual([])
  await page.goto('/desk/money')
  await page.getByRole('region', { name: 'Owed by companies' }).getByText('BDT 10,465').first().waitFor()
  expect.soft(await examine(page, 'desk money')).toEqual([])
  await page.goto('/desk/refunds')
  await page.getByRole('button', { name: /^Approve/ }).waitFor()
  expect.soft(await examine(page, 'desk refunds', [PHONE])).toEqual([])
})
