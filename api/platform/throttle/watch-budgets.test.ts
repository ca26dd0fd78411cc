import { beforeEach, expect, test } from 'vitest'
import { mailsOf } from '#tests/support/bookings.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { standardLimits } from '../limits.ts'
import { countUse } from './throttle.ts'
import { watchBudgets } from './watch-budgets.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const limits = {
  ...standardLimits,
  contactsPerDay: { count: 5, seconds: DAY },
  reviewsPerDay: { count: 4, seconds: DAY },
}
const warnings: unknown[] = []
const log = { info: () => {}, warn: (details: object) => void warnings.push(details), error: () => {} }
const api = shareTestApi({ deps: { limits, log } })
beforeEach(() => {
  warnings.length = 0
})

async function use(name: 'contactsPerDay' | 'reviewsPerDay', times: number) {
  for (let time = 0; time < times; time += 1) await countUse(api.deps, name, 'all')
}

const lines = async () => (await mailsOf(api)).map(({ body }) => body.split('\n').slice(2, -2))

test('half of a shared budget is an alarm, once for its window', async () => {
  await use('contactsPerDay', 2)
  await watchBudgets(api.deps)
  const before = await lines()
  await use('contactsPerDay', 1)

  await watchBudgets(api.deps)
  api.clock.advance(2 * HOUR)
  await use('contactsPerDay', 2)
  await watchBudgets(api.deps)

  expect(before).toEqual([])
  expect(await lines()).toEqual([['3 of 5 messages by the contact form, a day']])
  expect(warnings).toEqual([{ name: 'contactsPerDay', used: 3, count: 5 }])
})

test('the resort gets one message an hour, and what waited is in the next', async () => {
  await use('contactsPerDay', 3)
  await watchBudgets(api.deps)
  await use('reviewsPerDay', 2)
  await watchBudgets(api.deps)
  const withinTheHour = await lines()

  api.clock.advance(HOUR)
  await watchBudgets(api.deps)

  expect(withinTheHour).toHaveLength(1)
  expect(await lines()).toEqual([['3 of 5 messages by the contact form, a day'], ['2 of 4 reviews, a day']])
})

test('two processes at once send one message', async () => {
  await use('contactsPerDay', 3)

  await Promise.all([watchBudgets(api.deps), watchBudgets(api.deps)])

  expect(await lines()).toHaveLength(1)
})
