import { expect, test } from 'vitest'
import { findTotpStep, makeTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts'

/** '12345678901234567890' in Base32: the secret of the RFC's tables. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s (RFC 6238, appendix B, last six digits)', (seconds, code) => {
  expect(totpCode(SECRET, totpStep(new Date(seconds * 1000)))).toBe(code)
})

test('a code is taken half a minute early and late, and no more', () => {
  const at = new Date('2026-11-20T06:00:00Z')
  const step = totpStep(at)

  const found = [-2, -1, 0, 1, 2].map((off) => findTotpStep(SECRET, totpCode(SECRET, step + off), at))

  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined])
  for (const wrong of ['', '12345', '½½½½½½']) expect(findTotpStep(SECRET, wrong, at)).toBeUndefined()
})

test('a secret has 160 bits in Base32', () => {
  expect(makeTotpSecret()).toMatch(/^[A-Z2-7]{32}$/)
})

test('the address names the resort and the account, also with spaces', () => {
  expect(totpAddress(SECRET, { issuer: 'Ichamoti Resort', account: 'a@b.test' })).toBe(
    `otpauth://totp/Ichamoti%20Resort:a%40b.test?issuer=Ichamoti%20Resort&secret=${SECRET}&algorithm=SHA1&digits=6&period=30`,
  )
})
