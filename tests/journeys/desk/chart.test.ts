import { randomUUID } from 'node:crypto'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { addBlocks } from '#contract/reception/blocks.ts'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { checkIn } from '#contract/reception/stays.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { today } from '../steps/stays.ts'

const { arrive, call, open } = shareDeskServer('manager')

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
  expect.soft(await examine(page, 'desk chart', [WIDE, PHONE])).toEqual([])

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
  expect([afterDialog, afterStay, below]).toEqual([
    expect.stringMatching(/^Nasir Uddin, Rania House 1, in house/),
    expect.stringMatching(/^Rania House 1, .*: free$/),
    expect.stringMatching(/^Rania House 3, .*: free$/),
  ])
  expect(await page.getByRole('textbox', { name: 'Arrival' }).inputValue()).toBe(toDayFirst(today()))
  expect(await page.getByRole('combobox', { name: 'Rooms of Rania House' }).inputValue()).toBe('1')
  expect(await page.getByRole('combobox', { name: 'Which room' }).inputValue()).toBe('000000001-004')
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (!box) throw new Error('The chart is not in sight')
  return box
}

/** Pulls something so many days to the right and rows down, from a point of it. */
async function pull(page: Page, bar: Locator, { days = 0, rows = 0, at = 0.5 }): Promise<void> {
  const day = await boxOf(page.getByRole('columnheader').nth(2))
  const box = await boxOf(bar)
  const [x, y] = [box.x + box.width * at, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + 20, y, { steps: 3 })
  await page.mouse.move(x + days * day.width, y + rows * 36, { steps: 5 })
  await page.mouse.up()
}

test('a stay is changed by pulling it, by keys and by its menu alike: at its price, undone, and refused where another desk was faster', async () => {
  const guest = 'Shirin Akhter'
  const days = { ArrivalDate: addDays(today(), 5), DepartureDate: addDays(today(), 7) }
  await arrive(guest, days)
  const { page, expectComplaint } = await open('manager', { viewport: WIDE, address: '/desk/chart', hasHints: false })
  // The other desk was faster.
  expectComplaint(/409/)
  const { cell, dialog, press } = await openChart(page)
  const bar = cell(/^Shirin Akhter/)
  await bar.waitFor()
  const [before, label] = [await bar.boundingBox(), await bar.getAttribute('aria-label')]

  await pull(page, bar, { days: 1, at: 0.99 })
  await dialog.getByText('New total with VAT').waitFor()
  const byPointer = await dialog.innerText()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await bar.focus()
  await press(' ', 'Shift+ArrowRight', 'Enter')
  await dialog.getByText('New total with VAT').waitFor()
  const byKeys = await dialog.innerText()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await press('Enter')
  await dialog.getByRole('button', { name: 'Change stay' }).click()
  await dialog.getByRole('textbox', { name: 'Departure' }).fill(toDayFirst(addDays(days.DepartureDate, 1)))
  await dialog.getByText('BDT 22,425').first().waitFor()
  const byMenu = await dialog.innerText()
  await dialog.getByRole('button', { name: 'Change stay' }).click()
  await messageOf(page, `Changed: ${guest}`).waitFor()
  await page.waitForFunction((old) => document.activeElement?.getAttribute('aria-label') !== old, label)
  const longer = await bar.boundingBox()
  await messageOf(page, `Changed: ${guest}`).getByRole('button', { name: 'Undo' }).click()
  await cell(label ?? '').waitFor()

  await pull(page, bar, { rows: 2, days: -1 })
  await dialog.getByText(/^Room: Rania House 3/).waitFor()
  const body = {
    ActivityId: randomUUID(),
    UnitIds: ['000000001-003'],
    From: days.ArrivalDate,
    Until: days.DepartureDate,
  }
  await call('manager', addBlocks, { body: { ...body, Kind: 'owner', Reason: '' } })
  await dialog.getByRole('button', { name: 'Change stay' }).click()
  await dialog.getByText(/^Rania House 3 is taken on .*, it is blocked/).waitFor()
  const isRefused = await dialog.getByRole('button', { name: 'Change stay' }).isDisabled()
  await press('Escape')
  await cell(/^Blocked, Rania House 3, Owner/).waitFor()

  expect(byPointer).toContain('BDT 22,425')
  expect([byKeys, byMenu]).toEqual([byPointer, byPointer])
  expect(longer?.width).toBeGreaterThan(before?.width ?? Infinity)
  expect([isRefused, await bar.getAttribute('aria-label')]).toEqual([true, label])
})

test('guests in the house get another room and a night more in one change: by keys, by pulling their end and by the dialog', async () => {
  const guest = 'Rumana Islam'
  const code = await arrive(guest, { Id: 4, Name: 'Ichamoti House' })
  const { Stays } = await call('manager', readDeskOrder, { params: { Code: code } })
  const seen = Stays.map(({ Id, Version }) => ({ Id, Version }))
  await call('manager', checkIn, { body: { ActivityId: randomUUID(), Stays: seen } })
  const { page } = await open('manager', { viewport: WIDE, address: '/desk/chart', hasHints: false })
  const { cell, dialog, press } = await openChart(page)
  const bar = cell(/^Rumana Islam/)
  const read = async () => {
    await dialog.getByText('New total with VAT').waitFor()
    const words = await dialog.innerText()
    await press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return words
  }
  await bar.waitFor()

  await pull(page, bar, { days: 1, rows: 1, at: 0.99 })
  const byPointer = await read()
  await bar.focus()
  await press('Enter')
  await dialog.getByRole('button', { name: 'Change stay' }).click()
  await dialog.getByRole('textbox', { name: 'Departure' }).fill(toDayFirst(addDays(today(), 3)))
  await dialog.getByText(/^Room: /).click()
  await dialog.getByRole('radio', { name: 'Ichamoti House 2' }).check()
  await dialog.getByText(/^Room: /).click()
  await dialog.getByText(/^They have the new room from/).waitFor()
  const byMenu = await read()
  await bar.focus()
  await press(' ', 'ArrowDown', 'Shift+ArrowRight', 'Enter')
  await dialog.getByText(/^They have the new room from/).waitFor()
  expect.soft(await examine(page, 'moved and stretched', [WIDE, PHONE])).toEqual([])
  await dialog.getByRole('button', { name: 'Change stay' }).click()
  await messageOf(page, `Changed: ${guest}`).waitFor()
  const after = await call('manager', readDeskOrder, { params: { Code: code } })
  await messageOf(page, `Changed: ${guest}`).getByRole('button', { name: 'Undo' }).click()
  await messageOf(page, 'Undone').waitFor()

  const placeOf = ({ UnitId, Departure }: (typeof Stays)[number]) => [UnitId, Departure]
  expect(byMenu).toBe(byPointer)
  expect(after.Stays.map(placeOf)).toEqual([['000000004-002', addDays(today(), 3)]])
  expect((await call('manager', readDeskOrder, { params: { Code: code } })).Stays.map(placeOf)).toEqual(
    Stays.map(placeOf),
  )
})

test('a pull at the edge of the chart scrolls it, and a finger lifts a bar once it has rested on it', async () => {
  const days = { ArrivalDate: addDays(today(), 1), DepartureDate: addDays(today(), 3) }
  await arrive('Farhana Haque', days)
  const { page } = await open('manager', { viewport: WIDE, address: '/desk/chart?days=60', hasHints: false })
  const { cell, dialog, press } = await openChart(page)
  const bar = cell(/^Farhana Haque/)
  const box = await boxOf(bar)
  const scrolled = () => page.getByRole('grid').evaluate((grid) => grid.parentElement?.parentElement?.scrollLeft ?? 0)
  const y = box.y + box.height / 2

  await page.mouse.move(box.x + box.width - 3, y)
  await page.mouse.down()
  await page.mouse.move(WIDE.width - 40, y, { steps: 4 })
  await expect.poll(scrolled).toBeGreaterThan(100)
  await press('Escape')
  await page.mouse.up()

  await page.setViewportSize(PHONE)
  await page.goto('/desk/chart?days=7')
  const small = await boxOf(bar)
  const finger = await page.context().newCDPSession(page)
  await finger.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const at = (right: number) => [{ x: small.x + 20 + right, y: small.y + 10 }]
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', at(0))
  await touch('touchMove', at(30))
  await touch('touchEnd', [])
  expect(await page.getByText(/: free$/).count()).toBe(0)
  await touch('touchStart', at(0))
  await page.getByText(/: free$/).waitFor()
  await touch('touchMove', at(38))
  await touch('touchEnd', [])

  await dialog.getByText('New total with VAT').waitFor()
})
