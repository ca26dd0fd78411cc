import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { readRates, fillRates } from '#contract/catalogue/rates.ts'
import { addDays } from '#contract/values/calendar.ts'
import { daysText } from '#contract/wording/format.ts'
import { callDesk } from '#tests/support/desk/staff-browser.ts'
import { aFill, costs, fillsOf } from '#tests/support/desk/rates.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { arrive, hire, open } = shareDeskServer('manager', 'desk')

const night = (days: number) => daysText(addDays(today(), days), addDays(today(), days + 1))

function openGrid(page: Page) {
  const cell = (days: number): Locator =>
    page.getByRole('gridcell', { name: new RegExp(`^Rania House · room, night of ${night(days)}: `) })
  return {
    cell,
    dialog: page.getByRole('dialog'),
    /** Waits until a night has this price, and answers all that is said of it. */
    async says(days: number, price: string): Promise<string> {
      await page
        .getByRole('gridcell', { name: new RegExp(`^Rania House · room, night of ${night(days)}: ${price}`) })
        .waitFor()
      return (await cell(days).getAttribute('aria-label')) ?? ''
    },
  }
}

test('a manager raises two nights by keys, sees who keeps the old price, undoes it, and is told what a colleague changed', async () => {
  await arrive('Salma Rahman', { ArrivalDate: addDays(today(), 4), DepartureDate: addDays(today(), 6) })
  const colleague = await hire('manager', 'Rafiq Hasan')
  const { page, expectComplaint } = await open('manager', { address: '/desk/rates', hasHints: false })
  // The colleague was faster.
  expectComplaint(/409/)
  const { cell, dialog, says } = openGrid(page)
  await cell(3).waitFor()
  expect.soft(await examine(page, 'desk prices', [WIDE, PHONE])).toEqual([])

  await cell(3).click()
  for (const key of ['Shift+ArrowRight', '8', '5', '0', '0']) await page.keyboard.press(key)
  await dialog.getByLabel('Minimum stay, nights').fill('2')
  expect.soft(await examine(page, 'desk prices to set', [PHONE])).toEqual([])
  await page.keyboard.press('Enter')
  await dialog.getByText('2 nights, 1 place: 6,500 → 8,500').waitFor()
  await dialog.getByText('1 booking keeps its price.').waitFor()
  expect.soft(await examine(page, 'desk prices before saving', [PHONE])).toEqual([])
  await page.keyboard.press('Enter')
  const raised = await says(4, '8,500')
  await messageOf(page, 'Saved: 2 nights, 1 place').getByRole('button', { name: 'Undo' }).click()
  const undone = await says(4, '6,500')

  await pull(page, cell(7), cell(8))
  await dialog.getByLabel('BDT before VAT').fill('9,000')
  await dialog.getByRole('button', { name: 'Preview' }).click()
  await dialog.getByText('2 nights, 1 place: 6,500 → 9,000').waitFor()
  const span = { From: addDays(today(), 8), Until: addDays(today(), 9) }
  const { Revision } = await callDesk(colleague, readRates, { query: span })
  await callDesk(colleague, fillRates, fillsOf([aFill(span.From, span.Until, costs(7_000))], { Seen: Revision }))
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText(`Rania House · room, night of ${night(8)}: 6,500 → 7,000`).waitFor()
  await dialog.getByText('2 nights, 1 place: 6,500–7,000 → 9,000').waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'hidden' })

  expect(raised).toContain('at least 2 nights')
  expect(undone).toContain('base price')
  expect(await says(8, '9,000')).toContain('a price of its own')
  const { page: reception } = await open('desk', { viewport: PHONE, address: '/desk/rates' })
  await reception.getByText('A manager or an owner changes them').waitFor()
  expect(await reception.getByRole('button', { name: 'Fill…', exact: true }).isDisabled()).toBe(true)
})

async function pull(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The nights are not in sight')
  await page.mouse.move(start.x + 10, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 25, start.y + 12, { steps: 3 })
  await page.mouse.move(end.x + 20, end.y + 12, { steps: 4 })
  await page.mouse.up()
}
