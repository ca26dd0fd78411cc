import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { rightsPage } from '#tests/support/desk/rights-page.ts'
import { endpoint } from '#contract/endpoint.ts'
import { DeskSession } from '#contract/staff/account.ts'
import { deskPost } from '#contract/staff-endpoint.ts'

const staffManagement = {
  method: 'POST',
  path: 'DeskArea/Staff/Promote',
  area: 'Desk',
  summary: 'Promotes a member',
  caller: 'staff',
  can: 'staff.manage',
  data: z.null(),
} as const

test('a call that needs a dangerous right does not compile without a code and an act of the log, and one about money not without a limit', () => {
  const danger = { freshCode: 'always', act: 'setRole' } as const

  // @ts-expect-error -- it declares no danger
  const without = endpoint(staffManagement)
  // @ts-expect-error -- it gives money away without a limit
  endpoint({ ...staffManagement, can: 'refund.approve', danger })
  // @ts-expect-error -- to read identity is the danger itself
  endpoint({ ...staffManagement, method: 'GET', can: 'identity.read' })
  const reading = endpoint({ ...staffManagement, method: 'GET' })
  const whole = endpoint({ ...staffManagement, danger })

  expect([without, reading, whole]).toHaveLength(3)
})

test('what is sent while signing in does not compile without `once` where its answer cannot be read again', () => {
  const base = { ...deskPost, path: 'DeskArea/Account/Connect', summary: 'Connects a key' } as const

  // @ts-expect-error -- a lost answer would lose the key
  const lost = endpoint({ ...base, data: z.object({ Key: z.string() }) })
  const repeated = endpoint({ ...base, once: 'secret', data: z.object({ Key: z.string() }) })
  const read = endpoint({ ...base, data: DeskSession })

  expect([lost, repeated, read]).toHaveLength(3)
})

test('the page of rights is what the contract says', async () => {
  await expect(rightsPage()).toMatchFileSnapshot('../../docs/desk-rights.md')
})
