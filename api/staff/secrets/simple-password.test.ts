import { expect, test } from 'vitest'
import { OWN_PASSWORD } from '#tests/support/desk/members.ts'
import { isSimplePassword } from './simple-password.ts'

const OWN = ['nasrin@resort.test', 'Nasrin Akter', 'Ichamoti', 'stay@resort.test']

test.each([
  'password12345',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'Summer2026!!',
  'Welcome2026!!',
  'P@ssw0rd2026!',
  'Ichamoti-Resort 7',
  'stay@resort.test1',
  'Nasrin2026!!',
  'N4sr1n@2026!',
  'DHAKA bangladesh',
  'Autumn-2026-!!',
  'Hello World 1!',
  'Dhaka#1999#Spring',
])('%s is easy to guess', (password) => {
  expect(isSimplePassword(password, OWN)).toBe(true)
})

test.each([
  OWN_PASSWORD,
  'k7fm-p2qx-9rtd-hw3c',
  'নদীর ধারে সাতটি নৌকা',
  'tea at half past four',
  'Nasrin has seven boats',
  'X9$kL#2v!Qp@',
])('%s is not', (password) => {
  expect(isSimplePassword(password, OWN)).toBe(false)
})
