import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { bookAtDesk } from '#contract/desk/booking.ts'
import { giveAllowance, voidAllowance } from '#contract/desk/charges.ts'
import { changeStay, NightTaken, quoteReinstatement, quoteStayChange, reinstateStays } from '#contract/desk/changes.ts'
import { cancelForGuest } from '#contract/desk/refunds.ts'
import { book } from '#contract/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import { correctGuest } from '#contract/desk/guests.ts'
import { issueInvoice } from '#contract/desk/paper.ts'
import { registerPersons } from '#contract/desk/registration.ts'
import { markRoom } from '#contract/desk/rooms.ts'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { aMember, neverEndSessions } from '#tests/support/desk/members.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder, deskOf, firstOf, inDhaka, nightsOf } from '#tests/support/desk/stays.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { post } from '#tests/support/post.ts'
import { START, startTestApi, type Answer } from '#tests/support/test-api.ts'

type Seen = { FirstName: string; LastName: string; Phone: string; Email: string }

/** A resort with two guests, and two members of staff, each at a desk. */
async function openTwoDesks(role: Role) {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await seedHouses(api.deps.db)
  const [first = expect.fail(), second = expect.fail()] = await signInGuests(api.deps.db, 2, START)
  const members = [await aMember(api, role, 'Desk One'), await aMember(api, role, 'Desk Two')] as const
  await neverEndSessions(api)
  const desks = [deskOf(api, members[0]), deskOf(api, members[1])] as const
  return { api, first, second, members, desks }
}

test('two desks that swap guests into each other’s rooms both fail, and neither waits forever', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const stayOf = async (guest: SignedIn) => firstOf(await desks[0].stays(await aPaidOrder(api, guest)))
  const [one, two] = [await stayOf(first), await stayOf(second)]

  const answers = await Promise.all([desks[0].move(one, two.UnitId), desks[1].move(two, one.UnitId)])

  expect(answers.map(({ Code }) => Code)).toEqual(['dates_taken', 'dates_taken'])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('of two desks that give their guests the same night one does, and the other is told who has it', async () => {
  const { api, first, second, members, desks } = await openTwoDesks('desk')
  const [desk] = desks
  const stays = [
    firstOf(await desk.stays(await aPaidOrder(api, first))),
    firstOf(await desk.stays(await aPaidOrder(api, second))),
  ]
  // One stays a night longer in the room to which the other moves.
  const UnitId = stays[0]?.UnitId ?? ''
  const wishes = [
    { UnitId, Arrival: '2026-12-01', Departure: '2026-12-04' },
    { UnitId, Arrival: '2026-12-03', Departure: '2026-12-05' },
  ] as const
  const change = async (index: 0 | 1) => {
    const { Id = 0 } = stays[index] ?? {}
    const wish = wishes[index]
    const quoted = await api.call(quoteStayChange, { query: { Id, ...wish } }, members[index])
    const { Stays, After, Refund } = quoteStayChange.data.parse(quoted.Data)
    return () =>
      api.call(
        changeStay,
        {
          body: {
            ActivityId: randomUUID(),
            Stays,
            ...wish,
            Payable: After.Payable,
            Refund,
            Allowance: 0,
            Reason: '',
            TellGuest: true,
          },
        },
        members[index],
      )
  }
  const changes = [await change(0), await change(1)]

  const answers = await Promise.all(changes.map((one) => one()))

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['dates_taken', 'null'])
  expect(await brokenBooks(api.deps)).toEqual([])
})

test('of two desks that move guests in the house into one room for more nights one does, and the other changes nothing', async () => {
  const { api, first, second, desks } = await openTwoDesks('desk')
  const [desk] = desks
  const codes = [await aPaidOrder(api, first), await aPaidOrder(api, second)] as const
  api.clock.now = inDhaka('2026-12-01')
  for (const code of codes) await desk.checkIn(code)
  const [UnitId, Departure] = ['000000001-004', '2026-12-05']

  for (const day of ['2026-12-01', '2026-12-02']) {
    api.clock.now = inDhaka(day)
    const here = [
      firstOf(await desk.stays(codes[0]), 'inHouse'),
      firstOf(await desk.stays(codes[1]), 'inHouse'),
    ] as const
    const before = await Promise.all(codes.map((code) => nightsOf(api, code)))

    const answers = await Promise.all([
      desks[0].change(here[0], { UnitId, Departure }),
      desks[1].change(here[1], { UnitId, Departure }),
    ])

    const loser = answers.findIndex(({ Code }) => Code !== null)
    const after = await Promise.all(codes.map((code) => nightsOf(api, code)))
    expect(answers.filter(({ Code }) => Code === null)).toHaveLength(1)
    expect(['dates_taken', 'room_occupied']).toContain(answers[loser]?.Code)
    expect(after[loser]).toEqual(before[loser])
    expect(await brokenBooks(api.deps)).toEqual([])
    // Two desks that undo it at once undo it once.
    const moved = firstOf(await desk.stays(codes[1 - loser] ?? ''), 'inHouse')
    const undone = await Promise.all(desks.map((one) => one.undo(moved)))
    expect(undone.map(({ Code }) => String(Code)).toSorted()).toEqual([
      expect.stringMatching(/changed_elsewhere|not_found/),
      'null',
    ])
    expect(await Promise.all(codes.map((code) => nightsOf(api, code)))).toEqual(before)
    expect(await brokenBooks(api.deps)).toEqual([])
  }
})

test('of four desks that book one room by name one does, and the others are told who has it, although the house has more', async () => {
  const api = await startTestApi()
  onTestFinished(() => api.close())
  await seedHouses(api.deps.db)
  const members = []
  for (const name of ['One', 'Two', 'Three', 'Four']) members.push(await aMember(api, 'desk', `Desk ${name}`))
  await neverEndSessions(api)
  const place = { ...aPlace(), UnitId: '000000001-002' }

  const answers = await Promise.all(
    members.map((member, index) => {
      const Guest = { Kind: 'new', Name: member.email, Phone: `0181122334${index}`, Email: '' } as const
      return api.call(bookAtDesk, { body: aDeskBooking([place], { Guest }) }, member)
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

test('of two desks that do the same at the same instant one does, and the other is told', async () => {
  const { api, first, second, members, desks } = await openTwoDesks('manager')
  const Code = await aPaidOrder(api, first)
  const { Id: StayId, UnitId } = firstOf(await desks[0].stays(Code))
  // The second saw another total. Of BDT 14,950 so little was paid that two allowances of 6,000 would not fit either.
  const partly = await aPaidOrder(api, second, [aPlace()], 5_000)
  const lowering = { Code: partly, Payable: 14_950, Off: { Kind: 'amount', Amount: 6_000 }, Cause: 'noise' } as const
  const Reason = 'typed wrongly'
  const other = { FirstName: 'Salma', LastName: 'Rahman', Email: '', Phone: '01799999999', Reason }
  const [seen = expect.fail(), seenOther = expect.fail()] = await api.deps.db.query<Seen>(
    'select first_name as "FirstName", last_name as "LastName", phone as "Phone", email as "Email" from guest order by id',
    [],
  )
  const both = async (act: (index: 0 | 1) => Promise<Answer>) =>
    (await Promise.all([act(0), act(1)])).map((answer) => String(answer.Code)).toSorted()

  const answers = [
    await both((by) =>
      post(
        api,
        markRoom,
        { Room: { UnitId, Version: 0 }, State: by === 0 ? 'dirty' : 'inspected', Note: '' },
        members[by],
      ),
    ),
    await both((by) => post(api, registerPersons, { Code, StayId, Version: 0, Persons: [aPerson()] }, members[by])),
    await both((by) =>
      post(api, issueInvoice, { Code, Payable: 14_950, Buyer: '', BuyerBin: '', BuyerAddress: '' }, members[by]),
    ),
    await both((by) => post(api, giveAllowance, { ...lowering, Reason: '' }, members[by])),
    await both((by) => post(api, voidAllowance, { Code: partly, No: 1 }, members[by])),
    await both((by) =>
      post(
        api,
        correctGuest,
        by === 0
          ? { GuestId: first.guestId, Seen: seen, ...other }
          : { GuestId: second.guestId, Seen: seenOther, ...other },
        members[by],
      ),
    ),
  ]

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

test('of two desks that reinstate a booking, or a desk and a guest who books its rooms, one gets them', async () => {
  const { api, first, second, members, desks } = await openTwoDesks('desk')
  const [desk] = desks

  for (let round = 0; round < 6; round += 1) {
    const [ArrivalDate, DepartureDate] = [`2026-12-${11 + round}`, `2026-12-${12 + round}`]
    const house = [aPlace({ Id: 2, Type: 'HOUSE', ArrivalDate, DepartureDate })]
    const Code = await aPaidOrder(api, first, house)
    const { Paid: Refund } = (await desk.order(Code)).Bill
    await post(api, cancelForGuest, { Code, Reason: 'called', Refund, IsByPolicy: true }, members[0])
    const quoted = await api.call(quoteReinstatement, { query: { Id: (await desk.stay(Code)).Id } }, members[0])
    const { Stays, Rooms, After } = quoteReinstatement.data.parse(quoted.Data)
    const again = {
      Stays: Stays.map((stay, index) => ({ ...stay, UnitId: Rooms[index]?.UnitId ?? '' })),
      Payable: After.Payable,
      Refund: 0,
      TellGuest: true,
    }
    const answers = await Promise.all([
      post(api, reinstateStays, again, members[0]),
      round % 2 === 0
        ? post(api, reinstateStays, again, members[1])
        : api.call(book, { body: aBooking(house) }, second),
    ])

    const codes = answers.map(({ Code: code }) => String(code)).toSorted()
    expect(codes).toEqual([round % 2 === 0 ? 'changed_elsewhere' : 'dates_taken', 'null'])
    expect(await brokenBooks(api.deps)).toEqual([])
  }
})
