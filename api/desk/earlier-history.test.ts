import { expect, test } from 'vitest'
import { readLog } from '#contract/desk/log.ts'
import { ofBookings, ofStaff, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf } from '#tests/support/desk/stays.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true, empties: [...ofBookings, ...ofStaff] })
const { guest } = shareGuests(api)

/** As a release before wrote them, without data. */
async function anOrderOfBefore(staffId: number): Promise<string> {
  const code = await aPaidOrder(api, guest)
  await api.deps.db.change('delete from order_event where order_code = $1', [code])
  const events = [
    [`guest:${guest.guestId}`, 'Pending', ''],
    ['gateway', 'payment', 'BDT 14,950, VISA'],
    ['gateway', 'Confirmed', ''],
    [`staff:${staffId}`, 'reconfirmed', ''],
    [`staff:${staffId}`, 'note', 'comes late, BDT 500 in cash'],
    [`staff:${staffId}`, 'due waived', '1990000 paisa: pays next time'],
    [`staff:${staffId}`, 'Cancelled', 'BDT 0 of BDT 14,950 go back: called'],
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
    [api.clock.now, staffId],
  )
  return code
}

test('what an earlier release wrote in words is shown as it was written; notes, calls and statuses count as ever', async () => {
  const member = await aMember(api, 'manager', 'Nasrin Akter')
  const code = await anOrderOfBefore(member.id)
  const By = { Kind: 'staff', Id: member.id, Name: 'Nasrin Akter' }

  const { Events } = await deskOf(api, member).order(code)

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
})

test('the log has the acts of an earlier release, with their words', async () => {
  const member = await aMember(api, 'manager', 'Nasrin Akter')
  await anOrderOfBefore(member.id)

  const query = { From: TODAY, To: TODAY, Page: 1, Take: 100, MemberId: member.id }
  const { Data } = readData(readLog, await api.call(readLog, { query }, { desk: member.desk }))

  const earlier = Data.flatMap(({ What }) => (What.Kind === 'earlier' ? [`${What.Act}: ${What.Detail}`] : []))
  expect(earlier.toSorted()).toEqual([
    'cancelledOrder: BDT 0 of BDT 14,950 go back: called',
    'movedCash: -BDT 300: taxi',
    'waivedDue: 1990000 paisa: pays next time',
  ])
})
