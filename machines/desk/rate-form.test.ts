import { expect, test } from 'vitest'
import { inNextYear } from './rate-dialogs.machine.ts'
import { emptyRates, fillOf, fullNights, type RateFields, signedIn, validateRates } from './rate-form.ts'

const rania = { Id: 1, Type: 'HOUSE' as const }
const typed = (fields: Partial<RateFields>): RateFields => ({
  ...emptyRates,
  places: [rania],
  from: '2027-03-25',
  last: '2027-03-31',
  ...fields,
})

test('nights are sent up to the day after the last one, with only what was set', () => {
  const fill = fillOf(typed({ weekdays: fullNights, value: '৮,৫০০', minNights: '2', Closed: 'no' }))

  expect(fill).toEqual({
    Places: [rania],
    From: '2027-03-25',
    Until: '2027-04-01',
    Weekdays: [4, 5],
    Set: { Price: { Kind: 'price', Taka: 8_500 }, MinNights: 2, Closed: false },
  })
})

test('a copy sends no rules, whatever was typed before', () => {
  const fill = fillOf(typed({ way: 'copy', copyFrom: '2027-03-20', value: '9', minNights: '3' }))

  expect(fill).toMatchObject({ Set: {}, CopyFrom: '2027-03-20' })
})

test.each<[string, Partial<RateFields>, object]>([
  ['nothing is set', {}, { value: 'nothing' }],
  ['a rule alone is enough', { NoArrival: 'yes' }, {}],
  ['the base price again needs no number', { way: 'base' }, {}],
  ['a percentage under −90', { way: 'overBase', value: '-95' }, { value: 'unreadable' }],
  ['the last night is before the first', { value: '1', last: '2027-03-24' }, { last: 'early' }],
  ['a copy of no date', { way: 'copy' }, { copyFrom: 'missing' }],
  ['too long a minimum', { value: '1', minNights: '61' }, { minNights: 'unreadable' }],
])('%s', (_, fields, expected) => {
  const problems = validateRates({ fields: typed(fields) })

  expect(Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))).toEqual(expected)
})

test.each([
  ['+১০ %', 10],
  ['−15', -15],
  ['1,500', 1_500],
  ['1.5', undefined],
  ['600', 600],
])('a change of %s is %s', (text, change) => {
  expect(signedIn(text, { least: -90, most: 2_000 })).toBe(change)
})

test('days of the moon come earlier next year, others have the same dates', () => {
  const days = { Id: 1, Name: 'Eid', Percent: 40, MinNights: 3 }
  const eid = inNextYear({ ...days, From: '2027-03-09', Until: '2027-03-14', Provisional: true })
  const leap = inNextYear({ ...days, From: '2028-02-29', Until: '2028-03-02', Provisional: false })

  expect([eid?.Id, eid?.From, eid?.Until]).toEqual([null, '2028-02-26', '2028-03-02'])
  expect([leap?.From, leap?.Until]).toEqual(['2029-02-28', '2029-03-02'])
})
