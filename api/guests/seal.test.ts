import { expect, test } from 'vitest'
import { fingerprint, seal, unseal } from './seal.ts'

const key = new Uint8Array(32).fill(7)
const mine = { key, guestId: 1 }

test('a sealed number opens for its own guest, and is sealed differently each time', () => {
  const sealed = seal('১৯৯০ PASSPORT', mine)

  expect(unseal(sealed, mine)).toBe('১৯৯০ PASSPORT')
  expect(seal('১৯৯০ PASSPORT', mine)).not.toBe(sealed)
  expect(sealed).not.toContain('PASSPORT')
})

test('no number stays no number', () => {
  expect(unseal(seal('', mine), mine)).toBe('')
})

test('a sealed number does not open for another guest, with another key, or when it was touched', () => {
  const sealed = seal('1990123456789', mine)
  const touched = sealed.replace(/^v1\../, (start) => (start === 'v1.A' ? 'v1.B' : 'v1.A'))

  expect(() => unseal(sealed, { key, guestId: 2 })).toThrow('authenticate')
  expect(() => unseal(sealed, { key: new Uint8Array(32), guestId: 1 })).toThrow('authenticate')
  expect(() => unseal(touched, mine)).toThrow('authenticate')
  expect(() => unseal(sealed.replace('v1', 'v2'), mine)).toThrow('unknown version')
})

test('a fingerprint distinguishes numbers only for those who have the key', () => {
  expect(fingerprint('1990', mine)).toBe(fingerprint('1990', mine))
  expect(fingerprint('1990', mine)).not.toBe(fingerprint('1991', mine))
  expect(fingerprint('1990', mine)).not.toBe(fingerprint('1990', { key: new Uint8Array(32), guestId: 1 }))
})
