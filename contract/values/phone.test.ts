import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hasCountryCode, normalizePhone } from './phone.ts'

test.each([
  '01712345678',
  '+8801712345678',
  '8801712345678',
  '1712345678',
  '017 1234-5678',
  '০১৭১২৩৪৫৬৭৮',
  '٠١٧١٢٣٤٥٦٧٨',
  '+৮৮০ (১৭) ১২৩৪৫৬৭৮',
  // As it is dialled abroad, or with the zero of the country behind its code.
  '008801712345678',
  '+88001712345678',
  '+880 (0) 1712-345678',
  'tel:+880-1712-345678',
  // As contacts, chat programs and word processors copy it.
  '\u202a+880 1712-345678\u202c',
  '\u2068+8801712345678\u2069',
  '01712‑345678',
  '01712–345678',
  '017\u00ad1234\u200b5678',
])('%s is a mobile number', (text) => {
  expect(normalizePhone(text)).toBe('+8801712345678')
})

test.each([
  '',
  '0171234567',
  '01112345678',
  '01212345678',
  '+447911123456',
  '001712345678',
  '+1712345678',
  '01712345678 or so',
  '01712345678, 01812345678',
  '01712345678 / 9',
  '0171234567²',
  '\u202e87654321710\u202c',
])('%s is none', (text) => {
  expect(normalizePhone(text)).toBeUndefined()
})

test('no sign within a number makes another number of it', () => {
  const sign = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code))
  const added = fc.array(
    fc.tuple(
      fc.nat({ max: 14 }),
      sign.filter((one) => !/[\p{N}+]/u.test(one)),
    ),
  )
  fc.assert(
    fc.property(fc.constantFrom<string[]>('01712345678', '+8801712345678'), added, (number, signs) => {
      const typed = signs.reduce((text, [at, one]) => text.slice(0, at) + one + text.slice(at), number)
      expect(['+8801712345678', undefined]).toContain(normalizePhone(typed))
    }),
  )
})

test('a number has the code of a country as soon as it begins like one', () => {
  expect(['+', '00', '880', '\u202a+880', ' +44'].map(hasCountryCode)).toEqual(Array(5).fill(true))
  expect(['', '0', '01712', '1712', '০১৭'].map(hasCountryCode)).toEqual(Array(5).fill(false))
})
