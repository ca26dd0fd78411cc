import { expect, test } from 'vitest'
import { normalizePhone } from './phone.ts'

test.each([
  '01712345678',
  '+8801712345678',
  '8801712345678',
  '1712345678',
  '017 1234-5678',
  '০১৭১২৩৪৫৬৭৮',
  '+৮৮০ (১৭) ১২৩৪৫৬৭৮',
])('%s is a mobile number', (text) => {
  expect(normalizePhone(text)).toBe('+8801712345678')
})

test.each(['', '0171234567', '01112345678', '01212345678', '+88001712345678', '+447911123456', '01712345678 or so'])(
  '%s is none',
  (text) => {
    expect(normalizePhone(text)).toBeUndefined()
  },
)
