import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { arrive, open } = shareDeskServer('manager')

async function openChart(page: Page) {
  const grid = page.getByRole('grid', { name: 'Rooms and nights' })
  await grid.waitFor()
  return {
    cell: (name: string | RegExp) => grid.getByRole('gridcell', { name }).first(),
    dialog: page.getByRole('dialog'),
    press: async (...keys: readonly string[]) => {
      for (const key of keys) await page.keyboard.press(key)
    },
    /** What the keyboard is on. */
    current: () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? ''),
  }
}

test('by keys alone a manager looks a guest up on the chart and checks them in, blocks a room and books another', async () => {
  const guest = 'Nasir Uddin'
  await arrive(guest, { Quantity: 2, DepartureDate: addDays(today(), 3) }, '30%')
  const mud = { Id: 3, Name: 'Mud House', Type: 'HOUSE' as const }
  const later = { ArrivalDate: addDays(today(), 2), DepartureDate: addDays(today(), 4) }
  await arrive('Salma Rahman', { ...mud, ...later })
  const { page } = await open('manager', { viewport: WIDE, address: '/desk/chart', hasHints: false })
  const { cell, dialog, press, current } = await openChart(page)
  await cell(/^Nasir Uddin, Rania House 1, due in/).waitFor()
  const found = await examine(page, 'desk chart', [WIDE, PHONE])

  await cell(/^Nasir Uddin, Rania House 1/).focus()
  await press('Enter')
  await dialog.getByRole('button', { name: `Check in (2 of 2): ${guest}` }).click()
  await messageOf(page, `Checked in: ${guest}`).waitFor()
  await press('Escape')
  await cell(/^Nasir Uddin, Rania House 1, in house/).waitFor()
  const afterDialog = await current()
  await press('ArrowRight')
  const afterStay = await current()
  await press('PageDown', 'PageUp', 'ArrowLeft', 'Home', 'ArrowDown', 'ArrowDown')
  const below = await current()
  await press('b')
  await dialog.getByLabel('In words').fill('boiler')
  await press('Enter')
  await cell(/^Blocked, Rania House 3, Maintenance: boiler/).waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Blocked') === true)
  await press('ArrowDown', 'n')
  await page.getByRole('button', { name: /^Book and take/ }).waitFor()

  expect(found).toEqual([])
  expect([afterDialog, afterStay, below]).toEqual([
    expect.stringMatching(/^Nasir Uddin, Rania House 1, in house/),
    expect.stringMatching(/^Rania House 1, .*: free$/),
    expect.stringMatching(/^Rania House 3, .*: free$/),
  ])
  expect(await page.getByRole('textbox', { name: 'Arrival' }).inputValue()).toBe(toDayFirst(today()))
  expect(await page.getByRole('combobox', { name: 'Rooms of Rania House' }).inputValue()).toBe('1')
})
