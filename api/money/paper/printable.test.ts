import { expect, test } from 'vitest'
import { isAnyUndrawn, printable } from './printable.ts'

test.each([
  ['José Müller-Łukasiewicz, 2 × Rania House – BDT 1,950', 'José Müller-Łukasiewicz, 2 × Rania House – BDT 1,950'],
  ['রহিমা খাতুন', 'রহিমা খাতুন'],
  ['Nguyễn Thị Hạnh', 'Nguyen Thi Hanh'],
  ['محمد Rahman', '???? Rahman'],
  ['王 🌴', '? ?'],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed)
})

test('a sheet with a letter that has no font is told from one without', () => {
  const sheetOf = (name: string) => ({ Facts: [{ Name: 'Guest', Value: name }] })

  expect(['Müller', 'রহিমা', 'محمد'].map((name) => isAnyUndrawn(sheetOf(name)))).toEqual([false, false, true])
})
