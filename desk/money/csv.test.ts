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

test('a negative number is a number', () => {
  expect(toCsv([[-50]])).toContain('-50\r\n')
})
