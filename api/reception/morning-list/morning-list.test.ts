import { expect, test } from 'vitest'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { writeMorningList } from './morning-list.ts'

const api = shareTestApi({
  hasHouses: true,
})
const { guest } = shareGuests(api)
const DUTY = '+8801700000009'

/** Seven in the morning in Dhaka. */
const morningOf = (day: string) => new Date(`${day}T01:00:00Z`)
const messages = () =>
  api.deps.db.query<{ channel: string; to: string; body: string }>(
    'select channel, recipient as "to", body from outbox order by id',
  )
const forgetMessages = () => api.deps.db.change('delete from outbox')

const confirm = (order: { code: string }, amount: number) => recordMoney(api, order, amount)

test('each morning the resort gets one list of who comes, who leaves and what they owe', async () => {
  const leaving = await holdOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-01', DepartureDate: '2026-12-03' })])
  const coming = await holdOrder(api, guest, [
    aPlace({ Id: 3, Type: 'HOUSE', ArrivalDate: '2026-12-03', DepartureDate: '2026-12-05' }),
  ])
  await confirm(leaving, 448_500)
  await confirm(coming, 3_335_000)
  const unpaid = await holdOrder(api, guest, [aPlace({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04' })])
  await forgetMessages()
  api.clock.now = morningOf('2026-12-03')

  await writeMorningList({ ...api.deps, dutyPhone: DUTY })
  api.clock.advance(3600)
  await writeMorningList({ ...api.deps, dutyPhone: DUTY })

  const [mail, sms, ...others] = await messages()
  expect(mail).toMatchObject({ channel: 'email', to: 'stay@resort.test' })
  expect(mail?.body.split('\n')).toEqual([
    'Thu 3 Dec 2026: 1 arrival, 1 departure',
    '',
    'Arrivals',
    `Mud House, entire house · until Sat 5 Dec 2026 · Guest0 Rahman · ${guest.phone} · ${coming.code} · paid`,
    '',
    'Departures',
    `Rania House, single room · since Tue 1 Dec 2026 · Guest0 Rahman · ${guest.phone} · ${leaving.code} · BDT 10,465 due`,
    '',
    'Pool, hall and whole resort',
    'None',
    '',
  ])
  expect(mail?.body).not.toContain(unpaid.code)
  expect(sms).toEqual({ channel: 'sms', to: DUTY, body: 'Thu 3 Dec 2026: 1 arrival, 1 departure' })
  expect(others).toEqual([])
})

test.each([
  ['the guest', '', '', () => `Guest0 Rahman · ${guest.phone}`],
  ['someone else', 'Karim', '01712345678', () => 'Karim · 01712345678'],
])('a pool visit of the day for %s is in the list with its hours and who comes', async (_, name, phone, who) => {
  await api.deps.db.change(
    `insert into orders (code, guest_id, type, status, amount_paisa, tax_percent, tax_paisa, payable_paisa, paid_paisa, created_at)
     values ('POOL00000000', $1, 'Pool', 'Confirmed', 100, 0, 0, 100, 100, $2)`,
    [guest.guestId, api.clock.now],
  )
  await api.deps.db.change(
    `insert into occasion (order_code, starts, ends, persons, name, phone, remark)
     values ('POOL00000000', '2026-12-10 15:00', '2026-12-10 17:30', 2, $1, $2, '')`,
    [name, phone],
  )
  api.clock.now = morningOf('2026-12-10')

  await writeMorningList(api.deps)

  const [mail] = await messages()
  expect(mail?.body).toContain('Thu 10 Dec 2026: no arrivals, no departures, 1 more booking')
  expect(mail?.body).toContain(`Swimming pool · 15:00–17:30 · 2 people · ${who()} · POOL00000000`)
})

test('a day without anyone is reported by e-mail, and the phone on duty is left alone', async () => {
  await confirm(await holdOrder(api, guest), 448_500)
  await forgetMessages()
  api.clock.now = morningOf('2026-12-24')

  await writeMorningList({ ...api.deps, dutyPhone: DUTY })

  const sent = await messages()
  expect(sent.map(({ channel }) => channel)).toEqual(['email'])
  expect(sent[0]?.body).toContain('Thu 24 Dec 2026: no arrivals, no departures\n')
})

test('before the first booking there is no list', async () => {
  await holdOrder(api, guest)
  api.clock.now = morningOf('2026-12-24')

  expect(await writeMorningList(api.deps)).toBe(false)
  expect(await messages()).toEqual([])
})

test('the list waits for the morning in Dhaka', async () => {
  await confirm(await holdOrder(api, guest), 448_500)
  api.clock.now = new Date(morningOf('2026-12-24').getTime() - 60_000)
  const early = await writeMorningList(api.deps)
  api.clock.advance(60)

  expect([early, await writeMorningList(api.deps)]).toEqual([false, true])
})
