import { expect, test } from 'vitest'
import { networksOf } from './http/network-of.ts'
import { standardLimits, type BudgetName } from './limits.ts'

test.each<[BudgetName, BudgetName]>([
  ['reviewsPerAddress', 'reviewsPerDay'],
  ['contactsPerAddress', 'contactsPerDay'],
  ['applicationsPerAddress', 'applicationsPerDay'],
])('by %s no network uses up what %s has for all, not even the widest', (ofAddress, ofAll) => {
  const widest = networksOf('2001:db8::1').at(-1)?.times ?? 0
  const [own, all] = [standardLimits[ofAddress], standardLimits[ofAll]]

  const inADay = own.count * widest * (all.seconds / own.seconds)

  expect(inADay).toBeLessThan(all.count)
})
