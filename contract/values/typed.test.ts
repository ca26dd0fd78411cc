import { expect, test } from 'vitest'
import { isBlank, plainSigns, visibleLine, visibleText } from './typed.ts'

test.each([
  ['a soft hyphen', 'Rah\u00adima', 'Rahima'],
  ['marks of direction', '\u200fعمر\u200e \u061cخالد\u202c', 'عمر خالد'],
  ['a space without width at the end', 'rahima@example.com\u200b', 'rahima@example.com'],
  ['a tab and a line separator', 'Rahima\tKhatun\u2028Begum', 'Rahima Khatun Begum'],
  ['tags without a flag', 'Rahima\u{e0041}\u{e0042}', 'Rahima'],
  ['joiners alone', '\u200d\u200c', ''],
  ['half of a pair', 'Ra\ud800hima\udc00', 'Rahima'],
  ['a filler that looks like nothing', '\u3164', ''],
])('a line has no %s', (_, typed, expected) => {
  expect(visibleLine(typed)).toBe(expected)
})

test.each(['র‍্যালি', 'ক্‌ষ', '👨‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👩🏽‍🚒', 'می‌خواهم'])('%s stays as it is', (text) => {
  expect([visibleLine(text), visibleText(text)]).toEqual([text, text])
})

test.each([
  ['\u09dc \u09dd \u09df', '\u09a1\u09bc \u09a2\u09bc \u09af\u09bc'],
  ['\u09cb \u09cc', '\u09c7\u09be \u09c7\u09d7'],
  ['José', 'Jose\u0301'],
])('%s is the same text, however a keyboard wrote it', (one, other) => {
  expect([visibleLine(one), visibleText(one)]).toEqual([visibleLine(other), visibleText(other)])
})

test('a text keeps its lines, also those of a word processor', () => {
  expect(visibleText('one\u000btwo\u2028three\n\tfour\r\n')).toBe('one\ntwo\nthree\n\tfour')
})

test('what shows nothing is blank', () => {
  expect(['', ' \u200b', '\u2060\u200d', ' x '].map(isBlank)).toEqual([true, true, true, false])
})

test.each([
  ['১২/০৩/২০২৭', '12/03/2027'],
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲ ०१२', '012 012'],
  ['１，５００．５０', '1,500.50'],
  ['12‐03–2027', '12-03-2027'],
  ['−5\u00a0\u2009000', '-5 000'],
  ['\u202a5\ufe0f00\u202c', '500'],
  // Signs that only look like digits are none, and digits shown from right to left are another number.
  ['5²', '5²'],
  ['①', '①'],
  ['\u202e12\u202c', '\u202e12'],
])('%s is read as %s', (typed, expected) => {
  expect(plainSigns(typed)).toBe(expected)
})
