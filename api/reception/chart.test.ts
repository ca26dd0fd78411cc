import { expect, test } from 'vitest'
import { addBlocks } from '#contract/reception/blocks.ts'
import { readChart } from '#contract/reception/chart.ts'
import { addNote } from '#contract/reception/orders.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { requestFullResort } from '#contract/booking/requests.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { post } from '#tests/support/post.ts'

const { api, guest, other, at, manager, housekeeping } = shareDesk(['manager', 'housekeeping'])
const nights = (ArrivalDate: string, DepartureDate: string) => [aPlace({ ArrivalDate, DepartureDate })]
const chart = (From: string, by = manager) => by.read(readChart, { query: { From, Days: 10 } })

/** The bars as a person reads them: 'Rania House 1, 2 for 3: inHouse'. */
const barsOf = ({ Rooms, Stays, Holds }: DataOf<typeof readChart>): string[] => [
  ...Stays.Unit.map((unit, n) => `${Rooms.Room[unit]}, ${Stays.First[n]} for ${Stays.Nights[n]}: ${Stays.State[n]}`),
  ...Holds.Unit.map((unit, n) => `${Rooms.Room[unit]}, ${Holds.First[n]} for ${Holds.Nights[n]}: held`),
]

test('a chart has the stays, holds and blocks that touch its days, each as long as it is', async () => {
  const early = await aPaidOrder(api, guest, nights('2026-11-28', '2026-12-02'))
  await aPaidOrder(api, other, nights('2026-12-10', '2026-12-15'))
  await aPaidOrder(api, other, nights('2026-12-11', '2026-12-12'))
  at('2026-11-28')
  await manager.checkIn(early)
  await holdOrder(api, other, nights('2026-12-03', '2026-12-05'))
  const [UnitId, Until] = ['000000001-004', '2026-12-09']
  await manager.send(addBlocks, { UnitIds: [UnitId], From: '2026-12-08', Until, Kind: 'other', Reason: 'boiler' })

  const read = await chart('2026-12-01')

  expect(barsOf(read)).toEqual([
    'Rania House 1, -3 for 4: inHouse',
    'Rania House 1, 9 for 5: expected',
    'Rania House 1, 2 for 2: held',
  ])
  expect(read.Holds.Until).toEqual([expect.stringMatching(/Z$/)])
  expect(read.Blocks).toMatchObject([{ UnitId, From: '2026-12-08', Until, Reason: 'boiler' }])
  expect([read.Houses.Name[0], read.Houses.IsSoldByRoom, read.Rooms.Room.length]).toEqual([
    'Rania House',
    [true, false, false, true],
    14,
  ])
})

test('guests who went to another room and back are two bars of one room, and what ended frees it', async () => {
  const code = await aPaidOrder(api, other, nights('2026-12-01', '2026-12-06'))
  const released = await holdOrder(api, guest, nights('2026-12-01', '2026-12-03'))
  at('2026-12-01')
  await manager.checkIn(code)
  at('2026-12-02')
  await manager.move(code, '000000001-003')
  await manager.move(await manager.stay(code, 'inHouse'), '000000001-001')
  at('2026-12-04')
  await manager.checkOut(await manager.stay(code, 'inHouse'))

  const read = await chart('2026-12-01')

  expect(barsOf(read)).toEqual(['Rania House 1, 0 for 1: moved', 'Rania House 1, 1 for 2: departed'])
  expect(read.Orders.Code).not.toContain(released.code)
})

test('requests that nobody has answered are on the days they ask for', async () => {
  const [FromTime, ToTime] = ['2026-12-09T09:00', '2026-12-12T18:00']
  const body = { FromTime, ToTime, Name: 'Karim of the Rotary', phone: '029876543', Person: 80, Remarks: '' }
  const { Code } = readData(requestFullResort, await post(api, requestFullResort, body, guest))

  const [before, seen, after] = [await chart('2026-11-29'), await chart('2026-12-03'), await chart('2026-12-13')]

  const request = {
    Code,
    Type: 'Package',
    Guest: 'Karim of the Rotary',
    StartsAt: FromTime,
    EndsAt: ToTime,
    Persons: 80,
  }
  expect([before.Requests, seen.Requests, after.Requests]).toEqual([[], [request], []])
  expect((await chart('2026-12-03', housekeeping)).Requests).toEqual([{ ...request, Guest: null }])
})

test('desks share an answer until something happens, a hold ends, or ten seconds pass', async () => {
  const held = await holdOrder(api, other, nights('2026-12-01', '2026-12-03'))
  const code = await aPaidOrder(api, guest, nights('2026-12-01', '2026-12-03'))
  const named = async (name: string) => {
    await api.deps.db.change('update guest set first_name = $2 where id = $1', [guest.guestId, name])
    const { Orders } = await chart('2026-12-01')
    return Orders.Guest[Orders.Code.indexOf(code)]?.split(' ')[0]
  }

  await named('Asma')
  const shared = await named('Bina')
  await manager.send(addNote, { Code: held.code, Text: 'calls back' })
  const afterNote = await named('Bina')
  api.clock.advance(10)
  const afterAWhile = await named('Chitra')
  await api.deps.db.change('update unit_night set hold_expires_at = $1 where order_code = $2', [
    new Date(api.clock.now.getTime() + 5_000),
    held.code,
  ])
  await manager.send(addNote, { Code: held.code, Text: 'again' })
  const before = await chart('2026-12-01')
  api.clock.advance(5)
  const after = await chart('2026-12-01')

  expect([shared, afterNote, afterAWhile]).toEqual(['Asma', 'Bina', 'Chitra'])
  expect([before.Holds.Unit.length, after.Holds.Unit.length]).toEqual([1, 0])
})

test('housekeeping reads which rooms are taken, but no names or money', async () => {
  await aPaidOrder(api, other, nights('2026-12-01', '2026-12-02'), 1_000)
  const isPrivate = (value: unknown) => value === null

  const [seen, known] = [await chart('2026-12-01', housekeeping), await chart('2026-12-01')]

  expect(barsOf(seen)).toEqual(barsOf(known))
  expect([seen.Orders.Guest.every(isPrivate), seen.Orders.Due.every(isPrivate)]).toEqual([true, true])
  expect(known.Orders.Due).toEqual([expect.any(Number)])
})
