import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as contract from '#contract/reception/registration.ts'
import type { ExpectedParty } from '#contract/orders/party.ts'
import { aPlace, booksOf } from '#tests/support/bookings.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { aDeskBooking, known, tonight } from '#tests/support/desk/desk-bookings.ts'
import { shareDesk, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { completeProfile } from '#tests/support/guests.ts'
import { codesOf } from '#tests/support/post.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])
let code = ''
beforeEach(async () => {
  await completeProfile(api, guest, { IdentityType: 'Passport', IdentityNumber: 'BX1234567', Country: 'Bangladesh' })
  code = await aPaidOrder(api, guest, [aPlace({ Quantity: 2 })])
})

const read = (Code = code) => desk.read(contract.readRegistration, { params: { Code } })
const documentsOf = (Code = code, by: Worker = desk) => by.send(contract.readDocuments, { Code })
const nightOf = (Night: string, by: Worker = desk) => by.send(contract.readRegister, { Night })
const linesOf = async (Night: string, by?: Worker) =>
  contract.readRegister.data.parse((await nightOf(Night, by)).Data).Lines

type Saving = { Code?: string; room?: number; by?: Worker; Version?: number; ActivityId?: string }

/** Registers persons in one of the order's rooms, as the desk shows it now. */
async function save(Persons: contract.TypedPerson[], { Code = code, room = 0, by = desk, ...given }: Saving = {}) {
  const { StayIds: [StayId = 0] = [], Version = 0 } = (await read(Code)).Rooms[room] ?? {}
  return by.send(contract.registerPersons, { Code, StayId, Version, Persons, ...given })
}
const aLead = (changes: Partial<contract.TypedPerson> = {}) =>
  aPerson({ IsLead: true, Name: 'Rahima Khatun', DocumentType: 'Passport', Number: '', Address: '', ...changes })

/** On the day of arrival, right after a fresh code. */
async function onArrival(day = '2026-12-01'): Promise<void> {
  at(day)
  await proveAll(api)
}

test('the lead guest is registered with what the site knows, others by what is typed, and no answer shows a number', async () => {
  const before = await read()

  const saved = await save([aLead(), aPerson({ Born: '1990-05-01' })])
  const after = await read()

  expect(before.Lead).toEqual({
    Name: 'Rahima Khatun',
    Nationality: 'Bangladesh',
    DocumentType: 'Passport',
    Recorded: ['Number', 'Expires', 'Born', 'Address'],
  })
  expect(saved.Code).toBeNull()
  expect(after.Rooms.map(({ Version, Persons }) => [Version, Persons.length])).toEqual([
    [1, 2],
    [0, 0],
  ])
  expect(after.Rooms[0]?.Persons).toMatchObject([
    { IsLead: true, Name: 'Rahima Khatun', Recorded: ['Number', 'Expires', 'Born', 'Address'] },
    { IsLead: false, Name: 'Salma Begum', Recorded: ['Number', 'Born', 'Address'] },
  ])
  const stored = [await api.deps.db.query('select * from registered_person'), await booksOf(api.deps.db)]
  stored.push(await api.deps.db.query('select * from activity'))
  expect(JSON.stringify([stored, before, after])).not.toMatch(/BX1234567|5501234567/)
})

test('what is recorded stays where a field is left empty, and who is left out is registered no more', async () => {
  await save([aLead(), aPerson()])
  const [lead, salma] = (await read()).Rooms[0]?.Persons ?? []
  await save([
    aLead({ Id: lead?.Id ?? '', Name: 'Rahima Khanam' }),
    aPerson({ Id: salma?.Id ?? '', Number: '5507654321', Address: '' }),
  ])
  await save([aPerson({ Id: salma?.Id ?? '', Number: '', Address: '', Born: '1991-01-02' })])
  await onArrival()

  const documents = (await documentsOf()).Data

  expect(documents).toEqual({
    Persons: [
      {
        Id: salma?.Id,
        Number: '5507654321',
        Expires: '',
        VisaUntil: '',
        Born: '1991-01-02',
        Address: '12 Lake Road, Dhaka',
      },
    ],
  })
})

test('of two desks the second is told, a repeat changes nothing, and a lead is in one room alone', async () => {
  const ActivityId = randomUUID()
  const { StayIds: [StayId = 0] = [] } = (await read()).Rooms[0] ?? {}
  const first = { Code: code, StayId, Version: 0, Persons: [aLead()], ActivityId }

  const answers = [
    await desk.send(contract.registerPersons, first),
    await desk.send(contract.registerPersons, first),
    await manager.send(contract.registerPersons, { ...first, ActivityId: randomUUID() }),
    await save([aLead()], { room: 1 }),
    await save([aPerson({ Id: 'unknown' })]),
    await save([aPerson()], { Code: await aPaidOrder(api, other, [aPlace({ Id: 4 })]), Version: 1 }),
  ]

  expect(codesOf(answers)).toEqual([
    null,
    null,
    'changed_elsewhere',
    'changed_elsewhere',
    'changed_elsewhere',
    'changed_elsewhere',
  ])
  expect((await read()).Rooms.map(({ Persons }) => Persons.length)).toEqual([1, 0])
})

test('the persons go with a room move, and come back when it is undone', async () => {
  await save([aLead(), aPerson()])
  await onArrival()
  await desk.checkIn(code)
  at('2026-12-02')
  const [stay] = await desk.stays(code)
  const moved = await desk.move(stay ?? code, '000000001-004')
  const there = (await read()).Rooms.find(({ Persons }) => Persons.length > 0)
  await desk.undo((await desk.stays(code)).find(({ UnitId }) => UnitId === '000000001-004') ?? code)
  const back = (await read()).Rooms.find(({ Persons }) => Persons.length > 0)

  expect(moved.Code).toBeNull()
  expect([there?.Room, there?.StayIds]).toEqual(['Rania House 4', [stay?.Id, expect.any(Number)]])
  expect([back?.Room, back?.Persons.length]).toEqual(['Rania House 1', 2])
})

test('a booking that nobody comes for is not registered', async () => {
  const { Id: StayId } = await desk.stay(code)
  at('2026-12-01', '22:30')
  await desk.noShow(code)

  const answer = await desk.send(contract.registerPersons, { Code: code, StayId, Version: 0, Persons: [aPerson()] })

  expect([(await read()).Rooms, answer.Code]).toEqual([[], 'stay_not_ready'])
})

test('documents are open as long as the guest’s own, and each is a look of the day', async () => {
  await save([aLead(), aPerson()])
  await proveAll(api)
  const early = await documentsOf()
  const atAnyTime = await documentsOf(code, manager)
  await onArrival()
  const answers = []
  for (let look = 0; look < 31; look += 1) answers.push(await documentsOf())

  expect([early.Code, atAnyTime.Code]).toEqual(['forbidden', null])
  expect(answers[0]?.Data).toMatchObject({ Persons: [{ Number: 'BX1234567' }, { Number: '5501234567' }] })
  expect(answers.findIndex(({ Code }) => Code === 'forbidden')).toBe(30)
  expect(await logOf(api, owner.member, ['readIdentity'])).toHaveLength(31)
})

test('the register of a night has everyone in the house by room, and the log who read it', async () => {
  await save([aLead(), aPerson()])
  await onArrival()
  await desk.checkIn(code)
  const before = await linesOf('2026-11-30', manager)
  const tonightsLines = await linesOf('2026-12-01')
  at('2026-12-02')
  const [stay] = await desk.stays(code)
  await desk.move(stay ?? code, '000000001-004')
  await onArrival('2026-12-03')
  await desk.checkOut((await desk.stays(code)).filter(({ State }) => State === 'inHouse'))
  const lastNight = await linesOf('2026-12-02')
  const departed = await linesOf('2026-12-03')
  const firstNight = await linesOf('2026-12-01', manager)

  expect(tonightsLines).toMatchObject([
    { Room: 'Rania House 1', Name: 'Rahima Khatun', Number: 'BX1234567', From: '2026-12-01', To: '2026-12-03' },
    { Room: 'Rania House 1', Name: 'Salma Begum', Number: '5501234567', IsUnregistered: false },
    { Room: 'Rania House 2', Name: 'Rahima Khatun', Number: '', IsUnregistered: true },
  ])
  const rooms = (lines: contract.RegisterLine[]) => lines.map(({ Room }) => Room)
  expect(rooms(lastNight)).toEqual(['Rania House 2', 'Rania House 4', 'Rania House 4'])
  expect(rooms(firstNight)).toEqual(['Rania House 1', 'Rania House 1', 'Rania House 2'])
  expect([before, departed]).toEqual([[], []])
  expect(codesOf([await nightOf('2026-12-01'), await nightOf('2026-12-04')])).toEqual(['forbidden', 'forbidden'])
  const logged = await logOf(api, owner.member, ['readRegister'])
  expect(logged[0]).toMatchObject({ Entry: { Night: '2026-11-30', Persons: 0 } })
  expect(logged).toHaveLength(5)
})

test('the register of a night counts as five looks at identity documents', async () => {
  await onArrival()
  await nightOf('2026-12-01')
  const counted = await api.deps.db.query("select used from staff_limit where kind = 'identity'")
  await api.deps.db.change("update staff_limit set used = 56 where kind = 'identity'")

  expect(counted).toEqual([{ used: 5 }])
  expect(codesOf([await nightOf('2026-12-01'), await documentsOf()])).toEqual(['forbidden', null])
})

test('a booking made up for the purpose opens no document in the register', async () => {
  const booking = aDeskBooking([tonight], { Guest: known(guest) })
  const { Code } = await desk.read(bookAtDesk, { body: booking })
  await save([aLead()], { Code })
  await desk.checkIn(Code)
  await proveAll(api)

  const [own, colleagues] = [await linesOf('2026-11-20'), await linesOf('2026-11-20', manager)]

  expect(own).toMatchObject([{ Name: 'Rahima Khatun', Number: '', Address: '' }])
  expect(colleagues).toMatchObject([{ Number: 'BX1234567' }])
  expect((await documentsOf(Code)).Code).toBe('forbidden')
})

test('a stay that a member brought to tonight shows them no document in the register', async () => {
  await save([aLead()])
  await desk.change(await desk.stay(code), { Arrival: '2026-11-20', Departure: '2026-11-22' })
  await desk.checkIn([await desk.stay(code)])
  await proveAll(api)

  const [own, colleagues] = [await linesOf('2026-11-20'), await linesOf('2026-11-20', manager)]

  expect([own[0]?.Number, colleagues[0]?.Number]).toEqual(['', 'BX1234567'])
})

test('the persons are forgotten when the police may not ask for them any more', async () => {
  await save([aLead()])
  const persons = async () => (await read()).Rooms[0]?.Persons.length

  at('2027-12-03')
  await forgetOldRows(api.deps)
  const before = await persons()
  at('2027-12-05')
  await forgetOldRows(api.deps)

  expect([before, await persons()]).toEqual([1, 0])
})

test('how many come, and when, is changed by who saw the last of it', async () => {
  const say = (Version: number, Party: ExpectedParty, by: Worker = desk) =>
    by.send(contract.setParty, { Code: code, Version, Party })
  const two = { Count: { Adults: 2, Children: 1 }, ArrivesAbout: '21:30' }

  const answers = [await say(0, two), await say(0, two, manager), await say(1, { Count: null, ArrivesAbout: '22:00' })]

  expect(codesOf(answers)).toEqual([null, 'changed_elsewhere', null])
  expect((await read()).Party).toEqual({ Version: 2, Count: null, ArrivesAbout: '22:00' })
  expect((await desk.order(code)).Events[1]?.Entry).toEqual({ Kind: 'setParty', ...two })
})
