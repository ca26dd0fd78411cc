import { USUAL_LEVIES } from '#contract/values/money.ts'
import { dayText, durationText, formatAmount, timeText, unbroken, withVatText } from './format.ts'
import { expect, test } from 'vitest'

const whole = new Intl.NumberFormat('en-IN')
const withPaisa = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 })

test.each([0, 7, 999, 1_000, 13_000, 99_999, 125_000, 1_234_567, 98_765_432, -450, -125_000])(
  '%s is grouped as in Bangladesh, without paisa',
  (taka) => {
    expect(formatAmount(taka)).toBe(whole.format(taka))
  },
)

test.each([0.5, 1_950.5, 125_000.25, -1_950.05])('%s has two digits of paisa', (taka) => {
  expect(formatAmount(taka)).toBe(withPaisa.format(taka))
})

test('a day is named with its weekday, before 1970 too', () => {
  expect(['2026-11-22', '1970-01-01', '1969-12-31'].map(dayText)).toEqual([
    'Sun 22 Nov 2026',
    'Thu 1 Jan 1970',
    'Wed 31 Dec 1969',
  ])
})

test.each([
  ['00:00', '12:00 am'],
  ['07:30', '7:30 am'],
  ['12:00', '12:00 pm'],
  ['23:59', '11:59 pm'],
  ['', ''],
])('the time “%s” is “%s”', (time, text) => {
  expect(timeText(time)).toBe(text)
})

test.each([
  [0.5, '30 min'],
  [1, '1 hour'],
  [2.5, '2 hours 30 min'],
])('%d hours are %s', (hours, text) => {
  expect(durationText(hours)).toBe(text)
})

test('a price is said with VAT, and then without', () => {
  expect(withVatText(7_500, USUAL_LEVIES)).toBe('BDT 8,625 with VAT (7,500 before VAT)')
  expect(withVatText(7_500, { service: 10, tax: 15 })).toBe(
    'BDT 9,487.50 with service charge and VAT (7,500 before service charge and VAT)',
  )
})

test('a line ends neither within a sum nor within a time or a telephone number', () => {
  expect(unbroken('Pay BDT 4,485 by 3:00 pm, or call +880 1700 000000 now')).toBe(
    'Pay BDT\u00a04,485 by 3:00\u00a0pm, or call +880\u00a01700\u00a0000000 now',
  )
})
