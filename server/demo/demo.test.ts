import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listBlocks } from '#contract/reception/blocks.ts'
import { readDeskOrder, today as readToday } from '#contract/reception/orders.ts'
import { listRooms } from '#contract/reception/rooms.ts'
import { addDays, dhakaDate } from '#contract/values/calendar.ts'
import { callDesk, signInFirstOwner, type StaffBrowser } from '#tests/support/desk/staff-browser.ts'
import { refuseDemo } from './make-demo.ts'
import { freePort, newDataDir, startAndFail, startServer, type RunningServer } from '#tests/support/start-server.ts'

const DEMO = ['--demo']

let dataDir: string
let running: RunningServer
let owner: StaffBrowser
beforeAll(async () => {
  dataDir = await newDataDir()
  running = await startServer({ dataDir, args: DEMO })
  owner = await signInFirstOwner(running)
}, 120_000)
afterAll(async () => {
  await running.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const dayOf = (days: number) => addDays(dhakaDate(Date.now()), days)
const read = (days = 0) => callDesk(owner, readToday, { query: { Date: dayOf(days) } })
const guests = (stays: readonly { Guest: string | null }[]) => [...new Set(stays.map(({ Guest }) => Guest))]

test('a demo shows who arrives, leaves and is here today, what they owe, and a blocked room', async () => {
  const board = await read()

  expect(guests(board.Arriving)).toEqual(['Salma Rahman', 'Farhana Chowdhury'])
  expect(guests(board.Leaving)).toEqual(['Abdul Karim'])
  expect(guests(board.InHouse).map(String).toSorted()).toEqual(['Abdul Karim', 'Anisul Haque', 'Tanvir Ahmed'])
  expect(board.Arriving.map(({ Due }) => (Due ?? 0) > 0)).toEqual([true, true, false])
  expect(board.Rooms).toEqual({ All: 14, Taken: 6, Blocked: 1 })
  expect(board.Blocks).toMatchObject([{ Room: 'Bulbul', Reason: 'The air conditioner drips', By: 'Karim Mia' }])
  expect(board.ToDo?.Requests).toHaveLength(1)
})

test('its rooms have names, and its past was written when it happened', async () => {
  const { Data: rooms } = await callDesk(owner, listRooms, {})
  const [leaving] = (await read()).Leaving
  const { Events } = await callDesk(owner, readDeskOrder, { params: { Code: leaving?.Code ?? '' } })

  expect(rooms.filter(({ Room }) => /\d/.test(Room))).toEqual([])
  expect(Events.findLast(({ Entry }) => Entry.Kind === 'status' && Entry.To === 'Confirmed')?.At.slice(0, 10)).toBe(
    dayOf(-3),
  )
  expect(Events.find(({ Entry }) => Entry.Kind === 'checkedIn')).toMatchObject({
    By: { Name: 'Nasrin Akter' },
    At: expect.stringContaining(dayOf(-2)),
  })
})

test('a second start with the same data adds nothing to it', async () => {
  const before = await read()
  await running.kill()

  running = await startServer({ dataDir, args: DEMO })
  owner = { ...owner, url: running.url }

  const after = await read()
  expect(after).toEqual(before)
  expect(await callDesk(owner, listBlocks, {})).toMatchObject({ Data: [{ Room: 'Bulbul' }] })
}, 120_000)

test.each([
  { where: 'in production', changes: { isProduction: true } },
  { where: 'beside a live gateway', changes: { SSLCOMMERZ_STORE_ID: 'live' } },
  { where: 'on a server for others', changes: { hasInbox: false } },
  { where: 'without a desk', changes: { DESK: 'off' as const } },
])('a demo is refused $where', ({ changes }) => {
  const env = { isProduction: false, hasInbox: true, SSLCOMMERZ_STORE_ID: undefined, DESK: 'on' as const }

  expect(() => refuseDemo(env)).not.toThrow()
  expect(() => refuseDemo({ ...env, ...changes })).toThrow(/^--demo /)
})

test('a demo is refused where bookings are that it did not make', async () => {
  await running.stop()
  await rm(path.join(dataDir, 'demo'))

  const ending = await startAndFail({ PORT: String(await freePort()), DATA_DIR: dataDir }, DEMO)

  expect(ending).toEqual({
    code: 1,
    output: expect.stringMatching(/^--demo is for an empty resort, and this one has bookings[^\n]*\n$/),
  })
})
