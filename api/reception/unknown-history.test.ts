import { expect, test } from 'vitest'
import { readLog } from '#contract/staff/log.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { TODAY } from '#tests/support/test-api.ts'

const { api, guest, manager } = shareDesk(['manager'])

test('a kind that a later release stored during an upgrade is left out, of the order and of the log', async () => {
  const code = await aPaidOrder(api, guest)
  const query = { From: TODAY, To: TODAY, Page: 1, Take: 100, MemberId: manager.id }
  const read = async () => [(await manager.order(code)).Events, (await manager.read(readLog, { query })).Data]
  const before = await read()

  await api.deps.db.change(
    `insert into order_event (order_code, event_no, at, actor, event, data)
     values ($1, 99, $2, 'staff:' || $3, 'sang', '{"Kind": "sang"}')`,
    [code, api.clock.now, manager.id],
  )
  await api.deps.db.change(
    `insert into staff_event (at, staff_id, act, subject, data) values ($1, $2, 'sang', 'rooms', '{"Kind": "sang"}')`,
    [api.clock.now, manager.id],
  )

  expect((await read()).map((entries) => entries.map(({ Entry }) => Entry))).toEqual(
    before.map((entries) => entries.map(({ Entry }) => Entry)),
  )
})
