import { expect, test } from 'vitest'
import { showPhone } from './phone.ts'

test('a Bangladeshi mobile number is shown in groups', () => {
  expect(showPhone('+8801712345678')).toBe('+880 1712-345678')
})

test('any other number is shown as it was written', () => {
  expect(['+447700900123', '01712345678', '+880 1700 000000', ''].map(showPhone)).toEqual([
    '+447700900123',
    '01712345678',
    '+880 1700 000000',
    '',
  ])
})
