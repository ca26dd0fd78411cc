import { expect, test } from 'vitest'
import type { RegisteredPerson, TypedPerson } from '#contract/reception/registration.ts'
import { aPerson, aRegisteredRoom, aRegistration } from '#tests/support/desk/persons.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { withLead, withRow } from './parts/person-rows.ts'
import { fill } from './register.machine.ts'
import { emptyDraft, type Draft } from './walk-in-draft.ts'
import { personsProblems, registeredOf, registeringOf, shownPersons } from './walk-in-persons.ts'

const offers = [aHouse({ Available: 4, RoomPrice: 6_500 })]
const salma = { Id: 7, Name: 'Salma Rahman', Bookings: 3, LastArrival: null }
const empty = emptyDraft({ arrival: '2026-11-20', departure: '2026-11-21' })
const aDraft = (changes: Partial<Draft> = {}): Draft => ({
  ...empty,
  chosen: { '1 ROOM': { Name: 'Rania House', Type: 'ROOM', Quantity: 2 } },
  name: 'Farhana Haque',
  isRegistering: true,
  ...changes,
})
const second = (change: Partial<TypedPerson>) => withRow(empty.persons, 1, change)
const sent = (draft: Draft, known: typeof salma | null = null) =>
  registeringOf(draft, { known, offers })?.persons.map(({ Name, Nationality }) => `${Name}, ${Nationality}`)

test('the guest is registered by the name of the booking, until another is typed', () => {
  expect([
    sent(aDraft()),
    sent(aDraft({ persons: second({ Name: ' Rahim ' }) })),
    sent(aDraft({ lead: { Name: 'Farhana', Nationality: 'India' } })),
    sent(aDraft({ lead: { Name: '' } })),
    sent(aDraft({ isForKnown: true, name: '' }), salma),
    sent(aDraft({ isForKnown: true, isWithoutPhone: true }), salma),
    sent(aDraft({ isRegistering: false })),
    sent(aDraft({ terms: 'hold' })),
  ]).toEqual([
    ['Farhana Haque, Bangladesh'],
    ['Farhana Haque, Bangladesh', 'Rahim, Bangladesh'],
    ['Farhana, India'],
    [],
    ['Salma Rahman, '],
    ['Farhana Haque, Bangladesh'],
    [],
    undefined,
  ])
})

test('what is known of the guest of the booking can be emptied, and typed again', () => {
  const shown = (lead: Draft['lead']) => shownPersons(aDraft({ lead }), null)[0]

  expect(shown({ Name: '', Nationality: '' })).toMatchObject({ Name: '', Nationality: '' })
  expect(shown({ Nationality: 'India' })).toMatchObject({ Name: 'Farhana Haque', Nationality: 'India' })
})

test('nothing that was typed of a person is booked without a name', () => {
  const refused = (changes: Partial<Draft>, known: typeof salma | null = null) =>
    Object.keys(personsProblems(aDraft(changes), known))
  const nameless = { persons: second({ Number: '55' }) }

  expect([
    refused(nameless),
    refused({ lead: { Name: '', Number: '55' } }),
    refused({ isForKnown: true, lead: { Nationality: 'India' } }, { ...salma, Name: '' }),
  ]).toEqual([['persons'], ['persons'], ['persons']])
  expect([
    refused({ ...nameless, isRegistering: false }),
    refused({ ...nameless, terms: 'hold' }),
    refused({ lead: { Name: '', Number: '' } }),
    refused({ isForKnown: true }, { ...salma, Name: '' }),
  ]).toEqual([[], [], [], []])
})

test('a known guest keeps what is on record, and what is missing is known', () => {
  const Lead = { Name: 'Salma Rahman', Nationality: 'India', DocumentType: 'Passport', Recorded: [] } as const
  const known = { isForKnown: true, persons: second({ Name: 'Rahim', Number: '55' }) }
  const draft = aDraft({ ...known, adults: '2' })
  const registering = registeringOf(draft, { known: salma, offers }) ?? { persons: [], expected: 0 }
  const missing = (expected: number, Recorded: readonly 'Number'[]) =>
    registeredOf({ ...registering, expected }, { Recorded: [...Recorded] })

  expect(withLead(registering.persons, { ...Lead, Recorded: [] })).toMatchObject([
    { Nationality: 'India', DocumentType: 'Passport' },
    { Nationality: 'Bangladesh', DocumentType: '' },
  ])
  expect(registering.expected).toBe(2)
  expect([missing(2, ['Number']), missing(2, []), missing(3, ['Number'])]).toEqual(['complete', 'missing', 'missing'])
})

test('who could not be registered is in the form of the first room, while nobody is registered there', () => {
  const someone = { ...aPerson({ Id: 'P1', IsLead: true, Name: 'Rahim' }), Recorded: [] }
  const typed = [aPerson({ IsLead: true, Name: 'Farhana', Nationality: '', DocumentType: '' }), aPerson()]
  const rowsIn = (stayId: number, first: RegisteredPerson[] = [], others: RegisteredPerson[] = []) => {
    const Rooms = [aRegisteredRoom({ Persons: first }), aRegisteredRoom({ StayIds: [2], Persons: others })]
    return fill({ rows: [], version: 0 }, aRegistration({ Rooms }), { code: 'ABCDEFGHJKMN', stayId, typed }).rows
  }

  const filled = rowsIn(1)
  const others = [rowsIn(2), rowsIn(1, [], [someone]), rowsIn(1, [someone])]

  expect(filled).toMatchObject([
    {
      Name: 'Farhana',
      Nationality: 'Bangladesh',
      DocumentType: 'National ID',
      Recorded: ['Number', 'Expires', 'Born'],
    },
    { Name: 'Salma Begum', Number: '5501234567', Recorded: [] },
    { Name: '' },
  ])
  expect(others.map((rows) => rows.map(({ Name }) => Name))).toEqual([
    ['Guest0 Rahman', ''],
    ['Salma Begum', ''],
    ['Rahim', ''],
  ])
})
