import { expect, test } from 'vitest'
import { clockText, takaText } from './figures.ts'

test('a line ends neither within a sum nor within a time', () => {
  expect(takaText(10_465)).toBe('BDT\u00a010,465')
  expect(clockText('12:00')).toBe('12:00\u00a0pm')
})
