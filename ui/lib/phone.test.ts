import { expect, test } from 'vitest'
import { maskPhone, showPhone } from './phone.ts'

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

test('a masked number can be recognized by its owner alone', () => {
  expect(maskPhone('+8801713770406')).toBe('+880 1713-••0406')
  expect(maskPhone('+447700900123')).toBe('+44 •••• 0123')
})
