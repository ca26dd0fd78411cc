import { createActor, toPromise } from 'xstate'
import { expect, test } from 'vitest'
import type { RequestFields } from '#machines/request.machine.ts'
import { clientBefore } from '#tests/support/answering-client.ts'
import { createRequestActors } from './request.actors.ts'

const fields: RequestFields = {
  kind: 'package',
  name: 'Rahima Khatun',
  phone: '01712345678',
  persons: '৪০',
  start: '2026-12-01',
  end: '2026-12-02',
  remark: 'A wedding',
}
const common = { Name: 'Rahima Khatun', phone: '01712345678', Person: 40 }

test.each([
  ['package', { ...common, FromTime: '2026-12-01T00:00', ToTime: '2026-12-02T23:59', Remarks: 'A wedding' }],
  [
    'convention',
    { ...common, StartingAt: '2026-12-01T00:00', EndingAt: '2026-12-02T23:59', Duration: 1, remark: 'A wedding' },
  ],
] as const)('a request for the %s is for whole days, from the first minute to the last', async (kind, expected) => {
  const { client, asked } = clientBefore(() => ({ Code: 'ABCDEFGHJKMN' }))
  const { send } = createRequestActors({ client })

  await toPromise(createActor(send, { input: { fields: { ...fields, kind } } }).start())

  expect(asked.map(({ body }) => body)).toEqual([{ ...expected, ActivityId: expect.any(String) }])
})
