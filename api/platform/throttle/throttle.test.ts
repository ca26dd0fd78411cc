import { expect, test } from 'vitest'
import { standardLimits } from '#api/platform/limits.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { countUse, requireUse } from './throttle.ts'

const limits = { ...standardLimits, codesPerPhoneHour: { count: 2, seconds: 3600 } }
const api = shareTestApi({ deps: { limits } })
const count = (phone: string) => countUse(api.deps, 'codesPerPhoneHour', phone)
const requireOne = (phone: string) => requireUse(api.deps, 'codesPerPhoneHour', phone)

test('a limit that is used up refuses until its window ends', async () => {
  api.clock.advance(15 * 60)
  await count('1')
  await requireOne('1')
  await count('1')

  const third = count('1')

  await expect(third).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Too many tries. Please try again in 45 minutes.',
    retryAfterSeconds: 45 * 60,
  })
  await expect(requireOne('1')).rejects.toMatchObject({ code: 'too_many_requests' })
  await count('2')
  api.clock.advance(45 * 60)
  await count('1')
})

test('uses at the same instant are all counted', async () => {
  const uses = await Promise.allSettled(Array.from({ length: 5 }, () => count('3')))

  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
})
