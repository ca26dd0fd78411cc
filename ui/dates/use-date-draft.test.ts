import { expect, test } from 'vitest'
import { draftLeft, draftTyped, shownOf } from './use-date-draft.ts'

const limits = { min: '2026-11-28', max: '2027-11-28' }
const before = '2026-12-01'

/** What the field gives its owner while this is typed and left, and what it shows then; `value` is what the owner has by then. */
function typeAndLeave(text: string) {
  const typed = draftTyped(text, before, limits)
  const value = typed.date ?? ''
  const left = draftLeft(typed.draft, limits)
  return {
    typed: { date: typed.date, ...shownOf(typed.draft, value, limits) },
    left: { date: left.date, ...shownOf(left.draft, left.date ?? value, limits) },
  }
}

test.each([
  ['a date', '10-12-2026', '2026-12-10', '10-12-2026'],
  ['digits alone', '10122026', '2026-12-10', '10-12-2026'],
])('%s is the value while it is typed, and is written out when the field is left', (_, text, date, shown) => {
  expect(typeAndLeave(text)).toEqual({
    typed: { date, text, problem: undefined },
    left: { date, text: shown, problem: undefined },
  })
})

test('a year of two digits may become one of four until the field is left', () => {
  expect(typeAndLeave('10-12-26')).toEqual({
    typed: { date: undefined, text: '10-12-26', problem: undefined },
    left: { date: '2026-12-10', text: '10-12-2026', problem: undefined },
  })
})

test.each([
  ['unreadable', 'soon', 'Please write the date as dd-mm-yyyy'],
  ['too early', '27-11-2026', 'The earliest possible date is 28-11-2026'],
  ['too late', '29-11-2027', 'The latest possible date is 28-11-2027'],
])('what is %s stays as it was typed, says why, and is no value', (_, text, problem) => {
  expect(typeAndLeave(text).left).toEqual({ date: undefined, text, problem })
})

test('nobody is told of a mistake while they type the first digits', () => {
  const { draft } = draftTyped('31-1', before, limits)

  expect(shownOf(draft, before, limits)).toEqual({ text: '31-1', problem: undefined })
})

test('an emptied field has no date, and stays empty when it is left', () => {
  expect(typeAndLeave('')).toEqual({
    typed: { date: '', text: '', problem: undefined },
    left: { date: undefined, text: '', problem: undefined },
  })
})

test('a date that is chosen elsewhere takes the place of what was typed', () => {
  const { draft } = draftTyped('soon', before, limits)

  expect(shownOf(draft, '2026-12-24', limits)).toEqual({ text: '24-12-2026', problem: undefined })
})
