import { expect, test } from 'vitest'
import { firstOwnerEmail } from './first-owner.ts'

test.each([
  ['https://ichamoti.example', 'owner@ichamoti.example'],
  ['https://www.ichamoti.example:8443', 'owner@ichamoti.example'],
  ['http://localhost:3000', 'owner@resort.example'],
  ['http://192.0.2.7:3000', 'owner@resort.example'],
  ['http://[2001:db8::7]:3000', 'owner@resort.example'],
])('the first owner of a desk at %s signs in as %s', (publicUrl, email) => {
  expect(firstOwnerEmail(publicUrl)).toBe(email)
})
