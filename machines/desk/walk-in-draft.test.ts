import { expect, test } from 'vitest'
import { bookAtDesk, type KnownGuest } from '#contract/reception/walk-in.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { bodyOf } from './walk-in-body.ts'
import {
  availableChoices,
  emptyDraft,
  onlyNamedRoomUnavailable,
  unavailableChoices,
  amountDueNow,
  sumsOf,
  untilOf,
  validate,
  withField,
  type BookingContext,
  type Draft,
} from './walk-in-draft.ts'
import type { DeskOffer } from '#contract/nights/desk-offers.ts'

const TODAY = '2026-11-20'
const rooms: DeskOffer = {
  ...aHouse({ RoomPrice: 13_000, Price: 44_000, Night: 2, Available: 3 }),
  Rooms: [
    { UnitId: '1-1', Room: 'Rania House 1' },
    { UnitId: '1-3', Room: 'Rania House 3' },
  ],
}
const salma: KnownGuest = { Id: 7, Name: 'Salma Rahman', Bookings: 3, LastArrival: '2026-10-01' }

const around = (changes: Partial<BookingContext> = {}): BookingContext => ({
  offers: [rooms, { ...rooms, Type: 'HOUSE', Available: 1 }],
  known: null,
  role: 'desk',
  now: Date.parse('2026-11-20T12:00:00+06:00'),
  hasShift: true,
  ...changes,
})
const chose = (counts: Record<string, number>): Draft['chosen'] =>
  Object.fromEntries(
    Object.entries(counts).map(([key, Quantity]) => [
      key,
      { Name: 'Rania House', Type: key.endsWith('ROOM') ? 'ROOM' : 'HOUSE', Quantity },
    ]),
  )
const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ arrival: TODAY, departure: '2026-11-22' }),
  chosen: chose({ '1 ROOM': 2 }),
  phone: '01712345678',
  name: 'Salma',
  ...changes,
})
const problems = (changes: Partial<Draft>, of: Partial<BookingContext> = {}) =>
  Object.keys(validate(aDraft(changes), around(of)))

test('a draft is submitted as it was filled in, with the sums that it shows', () => {
  const draft = aDraft({
    percent: '10',
    discountReason: ' regular ',
    terms: 'deposit',
    method: 'bkash',
    reference: 'X1',
  })

  const body = { ActivityId: crypto.randomUUID(), ...bodyOf(draft, around()) }

  expect(bookAtDesk.body.parse(body)).toMatchObject({
    Places: [{ Id: 1, Type: 'ROOM', Quantity: 2, ArrivalDate: TODAY, DepartureDate: '2026-11-22' }],
    RoomCharge: 23_400,
    Tax: 3_510,
    Payable: 26_910,
    Discount: { Percent: 10, Reason: 'regular' },
    Guest: { Kind: 'new', Name: 'Salma', Phone: '01712345678', Email: '' },
    Source: 'walkIn',
    Terms: { Kind: 'now', Amount: 8_073, Method: 'bkash', Reference: 'X1' },
  })
  expect(problems(draft)).toEqual([])
})

test('a house and its rooms count as they are chosen, and never more than is free', () => {
  const charge = (counts: Record<string, number>) => sumsOf(aDraft({ chosen: chose(counts) }), around().offers).charge

  expect([charge({ '1 HOUSE': 1 }), charge({ '1 ROOM': 9 }), charge({}), charge({ '9 ROOM': 1 })]).toEqual([
    4_400_000, 3_900_000, 0, 0,
  ])
})

test('a choice that another desk took is listed, and left out on request', () => {
  const draft = aDraft({ chosen: chose({ '1 ROOM': 9, '1 HOUSE': 1 }) })
  const offers = [rooms]

  const left = { ...draft, chosen: availableChoices(draft, offers) }

  expect(unavailableChoices(draft, offers)).toEqual(['Rania House, 9 single rooms', 'Rania House, entire house'])
  expect(problems(draft, { offers })).toEqual(['chosen'])
  expect([unavailableChoices(left, offers), left.chosen]).toEqual([[], chose({ '1 ROOM': 3 })])
})

test('a room that was chosen by name is booked, and any other only once it is known to be lost', () => {
  const [, room] = rooms.Rooms
  const named = (Quantity: number) =>
    aDraft({ chosen: { '1 ROOM': { Name: 'Rania House', Type: 'ROOM', Quantity, ...(room && { room }) } } })
  const draft = named(1)
  const offers = [{ ...rooms, Rooms: rooms.Rooms.slice(0, 1) }]
  const left = { ...draft, chosen: availableChoices(draft, offers) }

  expect(bodyOf(draft, around()).Places).toMatchObject([{ Quantity: 1, UnitId: '1-3' }])
  expect([unavailableChoices(draft, offers), Object.keys(validate(draft, around({ offers })))]).toEqual([
    ['Rania House 3'],
    ['chosen'],
  ])
  expect([unavailableChoices(left, offers), left.chosen]).toEqual([[], chose({ '1 ROOM': 1 })])
  expect(unavailableChoices(named(9), offers)).toEqual(['Rania House, 9 single rooms', 'Rania House 3'])
  expect([draft, named(9), left].map((each) => onlyNamedRoomUnavailable(each, offers))).toEqual([true, false, false])
})

test.each<[Partial<Draft>, string[]]>([
  [{ departure: TODAY }, ['departure']],
  [{ chosen: {} }, ['chosen']],
  [{ phone: ' ', name: '' }, ['phone', 'name']],
  [{ isWithoutPhone: true }, ['phoneReason']],
  [{ email: 'a@' }, ['email']],
  [{ percent: '11', discountReason: 'x' }, ['percent']],
  [{ percent: 'ten' }, ['percent']],
  [{ percent: '5' }, ['discountReason']],
  [{ terms: 'deposit', deposit: '29901' }, ['deposit']],
  [{ terms: 'deposit', deposit: '0' }, ['deposit']],
  [{ method: 'card' }, ['reference']],
  [{ terms: 'hold', until: '2026-11-20T11:59' }, ['until']],
  [{ terms: 'hold', until: '2026-11-21T12:01' }, ['until']],
  [{ terms: 'later' }, ['laterReason']],
])('what is missing is named: %j', (changes, names) => {
  expect(problems(changes)).toEqual(names)
})

test('departure follows an arrival that is moved beyond it', () => {
  expect(withField(aDraft(), 'arrival', '2026-11-25')).toMatchObject({ arrival: '2026-11-25', departure: '2026-11-26' })
  expect(withField(aDraft(), 'arrival', '2026-11-21')).toMatchObject({ departure: '2026-11-22' })
})

test('another phone is not that of the guest who was chosen', () => {
  expect(withField(aDraft({ isForKnown: true }), 'phone', '01811000000')).toMatchObject({ isForKnown: false })
})

test('a guest whom the phone belongs to is booked for only once they were chosen', () => {
  expect(problems({}, { known: salma })).toEqual(['isForKnown'])
  expect(problems({ isForKnown: true, name: '' }, { known: salma })).toEqual([])
  expect(bodyOf(aDraft({ isForKnown: true }), around({ known: salma })).Guest).toEqual({ Kind: 'known', Id: 7 })
  expect(bodyOf(aDraft({ isForKnown: true }), around()).Guest).toMatchObject({ Kind: 'new' })
})

test('a hold usually ends this evening, in a day where that is near or over, and never beyond the arrival or the role', () => {
  const at = (time: string, changes: Partial<Draft> = {}, role: BookingContext['role'] = 'desk') =>
    untilOf(
      aDraft({ arrival: '2026-12-01', ...changes }),
      around({ now: Date.parse(`2026-11-20T${time}:00+06:00`), role }),
    )

  expect([at('12:00'), at('16:30'), at('20:00', {}, 'manager')]).toEqual([
    '2026-11-20T18:00',
    '2026-11-21T16:30',
    '2026-11-21T20:00',
  ])
  expect([at('16:30', { arrival: '2026-11-20' }), at('21:00', { arrival: '2026-11-20' })]).toEqual([
    '2026-11-20T22:00',
    '2026-11-20T23:00',
  ])
})

test('nothing is taken now of what is held or paid later', () => {
  const taken = (terms: Draft['terms']) => amountDueNow(aDraft({ terms }), sumsOf(aDraft(), around().offers))

  expect([taken('all'), taken('deposit'), taken('hold'), taken('later')]).toEqual([29_900, 8_970, undefined, undefined])
})

test('how many come is asked on the phone and of guests who check in, and of nobody else', () => {
  expect(problems({ source: 'phone' })).toEqual(['adults'])
  expect(problems({ isCheckingIn: true })).toEqual(['adults'])
  expect(problems({ source: 'phone', adults: '2' })).toEqual([])
  expect(problems({})).toEqual([])
})
