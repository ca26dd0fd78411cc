import { expect, test } from 'vitest'
import { chargeName, chargeNameForStaff } from './charge-words.ts'

test.each([
  [{ kind: 'extra', note: { Label: 'Lunch' } }, 'Lunch', 'Lunch'],
  [
    { kind: 'extra', note: { From: 'Shalik', To: 'Tuntuni' } },
    'Room move, Shalik to Tuntuni',
    'Room move, Shalik to Tuntuni',
  ],
  [{ kind: 'discount', note: { Percent: 10, Reason: 'regular guest' } }, 'Discount', 'Discount: 10 %, regular guest'],
  [
    { kind: 'allowance', note: { Percent: 15, Cause: 'noise', Reason: 'a wedding' } },
    'Allowance',
    'Allowance: 15 %, Noise: a wedding',
  ],
  [{ kind: 'allowance', note: { Cause: 'other', Reason: 'rain' } }, 'Allowance', 'Allowance: rain'],
  [{ kind: 'fee', note: {} }, 'Kept for what was given up', 'Kept for what was given up'],
] as const)('a charge is named for its guest, and for staff with why: %j', (charge, forGuests, forStaff) => {
  expect(chargeName(charge)).toBe(forGuests)
  expect(chargeNameForStaff(charge)).toBe(forStaff)
})
