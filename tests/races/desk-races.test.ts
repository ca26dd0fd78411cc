import { expect, onTestFinished, test } from 'vitest'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { bookAtDesk } from '#contract/reception/walk-in.ts'
import { changeStays, NightTaken } from '#contract/reception/changes.ts'
import { giveAllowance, voidAllowance } from '#contract/money/charges.ts'
import { correctGuest } from '#contract/reception/guest-page.ts'
import { issueInvoice } from '#contract/money/paper.ts'
import { registerPersons } from '#contract/reception/registration.ts'
import { markRoom } from '#contract/reception/rooms.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { book } from '#contract/orders/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { hire, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder, asQuoted, changeOf, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'
import { signInGuests } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { START, startTestApi, type Answer } from '#tests/support/test-api.ts'

/** A resort with two guests, and two members of staff, each at a desk. */
async function openTwoDesks(role: Role) {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await seedHouses(api.deps.db)
  const [first = expect.fail(), second = expect.fail()] = await signInGuests(api.deps.db, 2, START)
  const desks = [await hire(api, role, 'Desk One'), await hire(api, role, 'Desk Two')] as const
  return { api, first, second, desks }
}

type Act = (desk: Worker, index: 0 | 1) => Promise<Answer>

/** What two desks are answered that do this at the same instant, in the order of the codes. */
async function bothDo([one, two]: readonly [Worker, Worker], act: Act): Promise<string[]> {
  return (await Promise.all([act(one, 0), act(two, 1)])).map(({ Code }) => String(Code)).toSorted()
}

test('two desks that swap guests into each other’s rooms both fail, and neither waits forever', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const one = await desks[0].stay(await aPaidOrder(api, first))
  const two = await desks[0].stay(await aPaidOrder(api, second))

  const answers = await bothDo(desks, (desk, index) =>
    index === 0 ? desk.move(one, two.UnitId) : desk.move(two, one.UnitId),
  )

  expect(answers).toEqual(['dates_taken', 'dates_taken'])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('when two desks give their guests the same night, one succeeds and the other is told who has it', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const one = await desks[0].stay(await aPaidOrder(api, first))
  const two = await desks[0].stay(await aPaidOrder(api, second))
  // One stays a night longer in the room to which the other moves.
  const { UnitId } = one
  const seen = async (stay: DeskStay, days: { Arrival: string; Departure: string }) => {
    const wish = changeOf(stay, { UnitId, ...days })
    return asQuoted(wish, await desks[0].ask(wish), { TellGuest: true })
  }
  const changes = [
    await seen(one, { Arrival: '2026-12-01', Departure: '2026-12-04' }),
    await seen(two, { Arrival: '2026-12-03', Departure: '2026-12-05' }),
  ] as const

  const answers = await bothDo(desks, (desk, index) => desk.send(changeStays, changes[index]))

  expect(answers).toEqual(['dates_taken', 'null'])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('when two desks move guests in the house into one room for more nights, one succeeds and the other changes nothing', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const [desk] = desks
  const codes = [await aPaidOrder(api, first), await aPaidOrder(api, second)] as const
  api.clock.now = inDhaka('2026-12-01')
  for (const code of codes) await desk.checkIn(code)
  const wish = { UnitId: '000000001-004', Departure: '2026-12-05' }
  const nights = () => Promise.all(codes.map((code) => nightsOf(api, code)))

  for (const day of ['2026-12-01', '2026-12-02']) {
    api.clock.now = inDhaka(day)
    const here = [await desk.stay(codes[0], 'inHouse'), await desk.stay(codes[1], 'inHouse')] as const
    const before = await nights()

    const answers = await Promise.all([desks[0].change(here[0], wish), desks[1].change(here[1], wish)])

    const loser = answers.findIndex(({ Code }) => Code !== null)
    expect(answers.filter(({ Code }) => Code === null)).toHaveLength(1)
    expect(['dates_taken', 'room_occupied']).toContain(answers[loser]?.Code)
    expect((await nights())[loser]).toEqual(before[loser])
    expect(await brokenBooks(api.deps)).toEqual([])
    // Two desks that undo it at once undo it once.
    const moved = await desk.stay(codes[1 - loser] ?? '', 'inHouse')
    const undone = await bothDo(desks, (by) => by.undo(moved))
    expect(undone).toEqual([expect.stringMatching(/changed_elsewhere|not_found/), 'null'])
    expect(await nights()).toEqual(before)
    expect(await brokenBooks(api.deps)).toEqual([])
  }
})

test('when four desks book one room by name, one succeeds and the others are told who has it, although the house has more', async () => {
  const { api, desks } = await openTwoDesks('desk')
  const all = [...desks, await hire(api, 'desk', 'Desk Three'), await hire(api, 'desk', 'Desk Four')]
  const place = { ...aPlace(), UnitId: '000000001-002' }

  const answers = await Promise.all(
    all.map((desk, index) => {
      const Guest = { Kind: 'new', Name: desk.member.email, Phone: `0181122334${index}`, Email: '' } as const
      return desk.call(bookAtDesk, { body: aDeskBooking([place], { Guest }) })
    }),
  )

  const [booked, ...others] = answers.toSorted((one, other) => (one.Code ?? '').localeCompare(other.Code ?? ''))
  const { Code } = bookAtDesk.data.parse(booked?.Data)
  expect(await nightsOf(api, Code)).toEqual(['000000001-002 2026-12-01', '000000001-002 2026-12-02'])
  expect(others.map((answer) => [answer.Code, NightTaken.parse(answer.Data).Code])).toEqual(
    others.map(() => ['dates_taken', Code]),
  )
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('when two desks do the same at the same instant, one succeeds and the other is refused', async () => {
  const { api, first, second, desks } = await openTwoDesks('manager')
  const Code = await aPaidOrder(api, first)
  const { Id: StayId, UnitId } = await desks[0].stay(Code)
  // The second saw another total. Of BDT 14,950 so little was paid that two allowances of 6,000 would not fit either.
  const partly = await aPaidOrder(api, second, [aPlace()], 5_000)
  const lowering = { Code: partly, Payable: 14_950, Off: { Kind: 'amount', Amount: 6_000 }, Cause: 'noise' } as const
  const buyer = { Buyer: '', BuyerBin: '', BuyerAddress: '' }
  const corrected = { FirstName: 'Salma', LastName: 'Rahman', Email: '', Phone: '01799999999', Reason: 'typed wrongly' }
  const [seen = expect.fail(), seenOther = expect.fail()] = await api.deps.db.query<{
    FirstName: string
    LastName: string
    Phone: string
    Email: string
  }>(
    'select first_name as "FirstName", last_name as "LastName", phone as "Phone", email as "Email" from guest order by id',
    [],
  )
  const acts: Act[] = [
    (desk, index) => {
      const State = index === 0 ? 'dirty' : 'inspected'
      return desk.send(markRoom, { Room: { UnitId, Version: 0 }, State, Note: '' })
    },
    (desk) => desk.send(registerPersons, { Code, StayId, Version: 0, Persons: [aPerson()] }),
    (desk) => desk.send(issueInvoice, { Code, Payable: 14_950, ...buyer }),
    (desk) => desk.send(giveAllowance, { ...lowering, Reason: '' }),
    (desk) => desk.send(voidAllowance, { Code: partly, No: 1 }),
    (desk, index) => {
      const whose = index === 0 ? { GuestId: first.guestId, Seen: seen } : { GuestId: second.guestId, Seen: seenOther }
      return desk.send(correctGuest, { ...whose, ...corrected })
    },
  ]

  const answers = []
  for (const act of acts) answers.push(await bothDo(desks, act))

  expect(answers).toEqual([
    ['changed_elsewhere', 'null'],
    ['changed_elsewhere', 'null'],
    ['changed_elsewhere', 'null'],
    ['null', 'price_changed'],
    ['not_found', 'null'],
    ['guest_known', 'null'],
  ])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('what a member gives back of two bookings at the same instant stays within the limit of their day', async () => {
  const { api, first, second, desks } = await openTwoDesks('manager')
  const [manager] = desks
  const codes = [await aPaidOrder(api, first), await aPaidOrder(api, second)] as const
  await manager.give(codes[0], 1)
  await api.deps.db.change("update staff_limit set used = 2500000 where scope like '2026-%'")

  const answers = await bothDo([manager, manager], (desk, index) => desk.give(codes[index], 10_000))

  expect(answers).toEqual(['forbidden', 'null'])
  expect((await manager.staffLimit(codes[0])).Day).toEqual({ Used: 35_000, Most: 40_000 })
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('a cancelled booking gets its rooms back once, when two desks reinstate it or a guest books them at that instant', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const [desk] = desks

  for (let round = 0; round < 6; round += 1) {
    const [ArrivalDate, DepartureDate] = [`2026-12-${11 + round}`, `2026-12-${12 + round}`]
    const house = [aPlace({ Id: 2, Type: 'HOUSE', ArrivalDate, DepartureDate })]
    const Code = await aPaidOrder(api, first, house)
    await desk.cancel(Code, { Refund: (await desk.order(Code)).Bill.Paid, IsByPolicy: true })
    const wish = { Kind: 'reinstate', StayId: (await desk.stay(Code)).Id } as const
    const again = asQuoted(wish, await desk.ask(wish), { TellGuest: true })
    const isGuest = round % 2 === 1
    const codes = await bothDo(desks, (by, index) =>
      isGuest && index === 1 ? api.call(book, { body: aBooking(house) }, second) : by.send(changeStays, again),
    )

    expect(codes).toEqual([isGuest ? 'dates_taken' : 'changed_elsewhere', 'null'])
    expect(await brokenBooks(api.deps)).toEqual([])
  }
})
