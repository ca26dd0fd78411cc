import { expect, test } from 'vitest'
import { hashPassword, isPassword, nobodysHash, standardCost } from './password.ts'

const cheap = { N: 2, r: 1, p: 1 }

test('a stored password carries its cost, so that the cost may rise later', async () => {
  const hash = hashPassword('hilsa in the river', cheap)

  expect(hash).toMatch(/^scrypt:2:1:1:/)
  expect(await isPassword('hilsa in the river', hash)).toBe(true)
  expect(await isPassword('hilsa in the pond', hash)).toBe(false)
})

test('the same password is stored differently each time', () => {
  expect(hashPassword('hilsa in the river', cheap)).not.toBe(hashPassword('hilsa in the river', cheap))
})

test('the same letters typed on another keyboard are the same password', async () => {
  const hash = hashPassword('caf\u00e9 by the pond', cheap)

  expect(await isPassword('cafe\u0301 by the pond', hash)).toBe(true)
})

test('an unknown account has no password, and costs as much to try', async () => {
  expect(nobodysHash(standardCost).split(':').slice(0, 4)).toEqual(['scrypt', '16384', '8', '5'])
  expect(await isPassword('', nobodysHash(cheap))).toBe(false)
})
