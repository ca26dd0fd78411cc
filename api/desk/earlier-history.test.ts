import { expect, test } from 'vitest'
import { readLog } from '#contract/desk/log.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { TODAY } from '#tests/support/test-api.ts'

const { api, guest, manager } = shareDesk(['manager'])

/** As a release before wrote them, without data. */
async function anOrderOfBefore(): Promise<string> {
  const by = `staff:${manager.id}`
  const code = await aPaidOrder(api, guest)
  await api.deps.db.change('delete from order_event where order_code = $1', [code])
  const events = [
    [`guest:${guest.guestId}`, 'Pending', ''],
    ['gateway', 'payment', 'BDT 14,950, VISA'],
    ['gateway', 'Confirmed', ''],
    [by, 'reconfirmed', ''],
    [by, 'note', 'comes late, BDT 500 in cash'],
    [by, 'due waived', '1990000 paisa: pays next time'],
    [by, 'Cancelled', 'BDT 0 of BDT 14,950 go back: called'],
    ['system', 'Completed', ''],
  ]
  for (const [no, [actor, event, detail]] of events.entries()) {
    await api.deps.db.change(
      `insert into order_event (order_code, event_no, at, actor, event, detail) values ($1, $2, $3, $4, $5, $6)`,
      [code, no, api.clock.now, actor, event, detail],
    )
  }
  await api.deps.db.change(
    `insert into staff_event (at, staff_id, act, subject, detail) values ($1, $2, 'movedCash', 'till:1', '-BDT 300: taxi')`,
    [api.clock.now, manager.id],
  )
  return code
}

test('what an earlier release wrote in words is shown so, in the order and in the log; the rest counts as ever', async () => {
  const code = await anOrderOfBefore()
  const By = { Kind: 'staff', Id: manager.id, Name: 'Karim Mia' }

  const { Events } = await manager.order(code)
  const query = { From: TODAY, To: TODAY, Page: 1, Take: 100, MemberId: manager.id }
  const log = (await manager.read(readLog, { query })).Data

  expect(Events.map((event) => [event.By, event.What])).toEqual([
    [{ Kind: 'system' }, { Kind: 'status', To: 'Completed' }],
    [By, { Kind: 'earlier', Event: 'Cancelled', Detail: 'BDT 0 of BDT 14,950 go back: called' }],
    [By, { Kind: 'earlier', Event: 'due waived', Detail: '1990000 paisa: pays next time' }],
    [By, { Kind: 'note', Text: 'comes late, BDT 500 in cash' }],
    [By, { Kind: 'reconfirmed' }],
    [{ Kind: 'gateway' }, { Kind: 'status', To: 'Confirmed' }],
    [{ Kind: 'gateway' }, { Kind: 'earlier', Event: 'payment', Detail: 'BDT 14,950, VISA' }],
    [{ Kind: 'guest' }, { Kind: 'status', To: 'Pending' }],
  ])
  const earlier = log.flatMap(({ What }) => (What.Kind === 'earlier' ? [`${What.Act}: ${What.Detail}`] : []))
  expect(earlier.toSorted()).toEqual([
    'cancelledOrder: BDT 0 of BDT 14,950 go back: called',
    'movedCash: -BDT 300: taxi',
    'waivedDue: 1990000 paisa: pays next time',
  ])
})
