import { expect, test } from 'vitest'
import { fingerprint, seal, unseal } from './seal.ts'

const key = new Uint8Array(32).fill(7)
const other = new Uint8Array(32).fill(8)
const mine = { keys: [key], owner: 'guest:1' } as const
/** Sealed for guest 1 by the key of these tests, before sealed texts named their key. */
const OF_OLD = 'v1.BWRyUzzcRWmaDpRv4feC4A5oeaNlGFKvMsq1JU4vrvpqtaGO_bSy-1M'

test('a sealed number opens for its own guest, and is sealed differently each time', () => {
  const sealed = seal('১৯৯০ PASSPORT', mine)

  expect(unseal(sealed, mine)).toBe('১৯৯০ PASSPORT')
  expect(seal('১৯৯০ PASSPORT', mine)).not.toBe(sealed)
  expect(sealed).not.toContain('PASSPORT')
})

test('no number stays no number', () => {
  expect(unseal(seal('', mine), mine)).toBe('')
})

test('a sealed number does not open for another owner, with another key, or when it was touched', () => {
  const sealed = seal('1990123456789', mine)
  const touched = sealed.replace(/\.(.)([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`)

  expect(() => unseal(sealed, { keys: [key], owner: 'guest:2' })).toThrow('authenticate')
  expect(() => unseal(sealed, { keys: [other], owner: 'guest:1' })).toThrow('not among those of IDENTITY_KEY')
  expect(() => unseal(touched, mine)).toThrow('authenticate')
  expect(() => unseal(sealed.replace('v2', 'v3'), mine)).toThrow('unknown version')
})

test('of two keys the first seals, and each opens what it sealed', () => {
  const before = seal('1990', mine)
  const both = { keys: [other, key], owner: 'guest:1' } as const

  const after = seal('1990', both)

  expect([unseal(before, both), unseal(after, both)]).toEqual(['1990', '1990'])
  expect(unseal(after, { keys: [other], owner: 'guest:1' })).toBe('1990')
  expect(() => unseal(after, mine)).toThrow('not among those of IDENTITY_KEY')
})

test('a text that names no key is opened by any of the keys', () => {
  expect(unseal(OF_OLD, { keys: [other, key], owner: 'guest:1' })).toBe('1990123456789')
  expect(() => unseal(OF_OLD, { keys: [other], owner: 'guest:1' })).toThrow('authenticate')
})

test('a fingerprint distinguishes numbers only for those who have the key', () => {
  expect(fingerprint('1990', mine)).toBe(fingerprint('1990', mine))
  expect(fingerprint('1990', mine)).not.toBe(fingerprint('1991', mine))
  expect(fingerprint('1990', mine)).not.toBe(fingerprint('1990', { keys: [new Uint8Array(32)], owner: 'guest:1' }))
})
