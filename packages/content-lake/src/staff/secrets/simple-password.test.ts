import { expect, test } from 'vitest'
import { isSimplePassword } from './simple-password.ts'

const EDITOR = { email: 'rahima@resort.example', name: 'Rahima Khatun' }

test.each([
  'password12345',
  'qwertyuiop12',
  '123456789012',
  'aaaaaaaaaaaa',
  'Summer2026!!',
  'P@ssw0rd2026!',
  'Rahima-Khatun-1990',
  'R4h1ma@2026!',
  'Studio-Editor 7',
])('%s is easy to guess', (password) => {
  expect(isSimplePassword(password, EDITOR)).toBe(true)
})

test.each(['hilsa in the river', 'k7fm-p2qx-9rtd-hw3c', 'নদীর ধারে সাতটি নৌকা', 'Rahima has seven boats'])(
  '%s is not',
  (password) => {
    expect(isSimplePassword(password, EDITOR)).toBe(false)
  },
)
