import { expect, test } from 'vitest'
import { staffLimitText } from './staff-limit-text.ts'

test('a member reads what is left of both limits before they give money away', () => {
  const text = staffLimitText({ Order: { Used: 15_000, Most: 20_000 }, Day: { Used: 15_000, Most: 40_000 } })

  expect(text).toBe('Your limit: BDT 5,000 more for this booking, BDT 25,000 more today.')
})

test('an owner reads that there is no limit', () => {
  const text = staffLimitText({ Order: { Used: 15_000, Most: null }, Day: { Used: 15_000, Most: null } })

  expect(text).toBe('Your role has no limit.')
})
