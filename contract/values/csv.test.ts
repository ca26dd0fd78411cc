import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('a row is a line, with what would end a cell in quotes', () => {
  expect(
    toCsv([
      ['Guest', 'BDT'],
      ['Rahman, "Salma"', 12.5],
    ]),
  ).toBe('\uFEFFGuest,BDT\r\n"Rahman, ""Salma""",12.5\r\n')
})

test.each(['=HYPERLINK("x")', '+880', '-1', '@sum', '\tx', '\rx'])('%j in a name stays a text', (name) => {
  const [line = ''] = toCsv([[name]])
    .slice(1)
    .split(/\r\n$/)

  expect(line.replace(/^"/, '')).toMatch(/^'/)
})

test.each(['004512', '2401251234567890123', '12-11', '3/4', '12E5'])(
  'the number %j of a slip stays as it is',
  (number) => {
    expect(toCsv([[number]])).toBe(`\uFEFF'${number}\r\n`)
  },
)

test('a negative number is a number, and a time can be reckoned with', () => {
  expect(toCsv([[-50, '2026-11-20 12:00', '2026-11-20']])).toBe('\uFEFF-50,2026-11-20 12:00,2026-11-20\r\n')
})
