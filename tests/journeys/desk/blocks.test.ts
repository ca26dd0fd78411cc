import { expect, test } from 'vitest'
import type { Role } from '#contract/values/roles.ts'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { examine, PHONE, WIDE } from '../steps/examine.ts'
import { messageOf } from '../steps/desk-days.ts'
import { shareDeskServer } from '../steps/desk-server.ts'
import { today } from '../steps/stays.ts'

const { open } = shareDeskServer('manager', 'desk', 'housekeeping')

async function openRooms(by: Role, viewport = WIDE) {
  const { page } = await open(by, { viewport, address: '/desk/rooms' })
  const room = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
  await room('Rania House 1').waitFor()
  return { page, room, dialog: page.getByRole('dialog') }
}

const dayField = (days: number) => toDayFirst(addDays(today(), days))

test('a manager blocks rooms with words, sees them in the order of the day, and releases them in two steps', async () => {
  const house = 'Ichamoti House'
  const { page, room, dialog } = await openRooms('manager', PHONE)

  await page.getByRole('button', { name: `More: ${house} 2` }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByRole('checkbox', { name: `${house} 3` }).check()
  await dialog.getByRole('textbox', { name: 'On sale again from' }).fill(dayField(3))
  await dialog.getByLabel('Why').selectOption('Other')
  await dialog.getByRole('button', { name: 'Block 2 rooms' }).click()
  expect.soft(await examine(page, 'desk block dialog', [PHONE])).toEqual([])
  await dialog.getByText('Please enter why these rooms are out of order').waitFor()
  await dialog.getByLabel('In words').fill('film shoot')
  await dialog.getByRole('button', { name: 'Block 2 rooms' }).click()
  await room(`${house} 3`).getByText('film shoot').waitFor()

  await page.goto('/desk/today')
  const blocked = page.getByRole('region', { name: /^Blocked \d/ })
  await blocked.getByText(`${house} 2`).waitFor()
  expect.soft(await examine(page, 'desk today with blocks', [PHONE])).toEqual([])
  const onDay = await blocked.getByRole('listitem').filter({ hasText: house }).count()

  await page.goto('/desk/rooms')
  await page.getByRole('button', { name: new RegExp(`^Release ${house} 2`) }).click()
  await dialog.getByRole('radio', { name: 'From a night on' }).check()
  await dialog.getByRole('textbox', { name: 'First night on sale' }).fill(dayField(2))
  await dialog.getByRole('button', { name: 'Put on sale' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: new RegExp(`^Release ${house} 3`) }).click()
  await dialog.getByRole('button', { name: 'Put on sale' }).click()
  await room(`${house} 3`).getByText('film shoot').waitFor({ state: 'detached' })
  await room(`${house} 2`).getByText('film shoot').waitFor()

  expect(onDay).toBe(2)
})

test('reception blocks a room for three nights at most, and housekeeping sees why but cannot change it', async () => {
  const { page: desk, dialog } = await openRooms('desk')
  await desk.getByRole('button', { name: 'More: Mud House 3' }).click()
  await desk.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByRole('textbox', { name: 'On sale again from' }).fill(dayField(5))
  await dialog.getByRole('button', { name: 'Block 1 room' }).click()
  await dialog.getByText('3 nights at most').waitFor()
  await dialog.getByRole('textbox', { name: 'On sale again from' }).fill(dayField(2))
  await dialog.getByLabel('In words').fill('boiler')
  await dialog.getByRole('button', { name: 'Block 1 room' }).click()
  await dialog.waitFor({ state: 'hidden' })

  const { page, room } = await openRooms('housekeeping', PHONE)

  await room('Mud House 3').getByText('Maintenance: boiler').waitFor()
  expect(await page.getByRole('button', { name: /^(Block|Release)/ }).count()).toBe(0)
})

test('a housekeeper sees the rooms first, marks one by one press, undoes it, and leaves a note', async () => {
  const { page } = await open('housekeeping', { viewport: PHONE, address: '/desk' })
  await page.getByRole('heading', { name: 'Housekeeping', level: 1 }).waitFor()
  const row = page.getByRole('listitem').filter({ has: page.getByText('Mud House 1', { exact: true }) })
  const dirty = page.getByRole('status', { name: 'Rooms by state' }).getByText('1 dirty')
  const press = (label: string) => row.getByRole('button', { name: `Mud House 1: ${label}` }).click()
  const choose = async (entry: string) => {
    await row.getByRole('button', { name: 'More: Mud House 1' }).click()
    await row.getByRole('button', { name: entry, exact: true }).click()
  }

  await choose('Dirty')
  await dirty.waitFor()
  await press('Clean')
  await dirty.waitFor({ state: 'hidden' })
  await messageOf(page, 'Mud House 1 is clean').getByRole('button', { name: 'Undo' }).click()
  await dirty.waitFor()
  await choose('Note')
  expect.soft(await examine(page, 'desk housekeeping', [PHONE, WIDE])).toEqual([])
  await row.getByLabel('Note for Mud House 1').fill('extra bed')
  await page.keyboard.press('Enter')
  await row.getByText('extra bed').waitFor()
  const { page: desk, room } = await openRooms('manager')
  await room('Mud House 1').getByText('Dirty', { exact: true }).waitFor()
  expect.soft(await examine(desk, 'desk rooms with states', [WIDE, PHONE])).toEqual([])
})
