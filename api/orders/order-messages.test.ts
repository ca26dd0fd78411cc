import { sumsOnWire } from '#contract/orders/sums.ts'
import { quoteOf } from '#contract/values/money.ts'
import { beforeAll, expect, test } from 'vitest'
import { bookPool } from '#contract/booking/pool.ts'
import { writeLevies } from '#api/catalogue/rates/levies.sql.ts'
import { shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'
import { aPlace, aVisit, holdOrder, mailsOf, mailsTo, recordMoney, smsOf } from '#tests/support/bookings.ts'
import { readData } from '#tests/support/guests.ts'

const api = shareTestApi({ hasHouses: true })
beforeAll(() => takeSeedContent(api.deps))
const { guest } = shareGuests(api)

const pay = (order: { code: string }, amount: number) => recordMoney(api, order, amount)

const ROOM = 'Rania House, single room, 01-12-2026 to 03-12-2026'
async function emailTo(to: string): Promise<{ page: string; calendar: string }> {
  const [email] = await mailsTo(api, to)
  if (!email) throw new Error(`${to} was sent no e-mail`)
  return { page: email.html, calendar: email.calendar ?? '' }
}

test('an e-mail says what each night costs where they differ, each price on its line, and what comes on top', async () => {
  const levies = { service: 10, tax: 7.5 }
  await writeLevies(api.deps.db, levies)
  await api.deps.db.change("update guest set email = 'rahima@example.com'")
  await api.deps.db.change(
    "insert into night_rate (house_id, place_type, night, price_paisa) values (1, 'ROOM', '2026-12-03', 900000)",
  )
  const order = await holdOrder(
    api,
    guest,
    [aPlace({ DepartureDate: '2026-12-04' })],
    sumsOnWire(quoteOf(2_200_000, levies)),
  )

  await pay(order, 2_601_500)

  const [mail] = await mailsTo(api, 'rahima@example.com')
  const lines = mail?.body.split('\n')
  expect(lines).toContain(
    'Each night, before 10% service charge and 7.5% tax: Tue 1 Dec 2026, 2 nights: BDT 6,500 each; Thu 3 Dec 2026: BDT 9,000',
  )
  expect(lines).toContain('Total with service charge and tax: BDT 26,015')
  expect(mail?.html).toContain(
    '<div>Tue 1 Dec 2026, 2 nights: BDT\u00a06,500 each</div><div>Thu 3 Dec 2026: BDT\u00a09,000</div>',
  )
})

test('a confirmed booking is e-mailed to the resort and to a guest with an address, once', async () => {
  await api.deps.db.change("update guest set email = 'rahima@example.com'")
  const order = await holdOrder(api, guest, [
    aPlace({ Quantity: 2 }),
    aPlace({ Id: 3, Type: 'HOUSE', ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' }),
  ])

  await pay(order, 448_500)
  await pay(order, 100_000)

  const booked =
    'Rania House, 2 single rooms, 01-12-2026 to 03-12-2026; Mud House, entire house, 05-12-2026 to 06-12-2026'
  const [toGuest, toResort, ...others] = await mailsOf(api)
  expect(toGuest?.to).toBe('rahima@example.com')
  expect(toGuest?.body).toContain(`Your booking ${order.code} is confirmed\n`)
  expect(toGuest?.body).toContain(`http://resort.test/profile/order/${order.code}`)
  for (const line of [
    'Rania House, 2 single rooms: Tue 1 Dec to Thu 3 Dec 2026',
    'Mud House, entire house: Sat 5 Dec to Sun 6 Dec 2026',
    'Total with tax: BDT 46,575',
    'Paid: BDT 4,485',
    'Still due: BDT 42,090, online or at the resort',
  ]) {
    expect(toGuest?.body.split('\n')).toContain(line)
  }
  expect(toResort?.to).toBe('stay@resort.test')
  expect(toResort?.body).toContain(`New booking ${order.code}: ${booked}\n`)
  expect(toResort?.body).toContain(`Guest: Guest0 Rahman, ${guest.phone}\nPayable: BDT 46,575\nPaid: BDT 4,485`)
  expect(others).toEqual([])
})

test('the e-mail of a stay is a page with its picture, understood by mail programs, and brings a calendar file', async () => {
  await api.deps.db.change("update guest set email = 'rahima@example.com', first_name = '<b>Rahima</b>'")
  const order = await holdOrder(api, guest)

  await pay(order, 448_500)

  const { page, calendar } = await emailTo('rahima@example.com')
  const reservation = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '')
  expect(reservation).toMatchObject({
    '@type': 'LodgingReservation',
    reservationNumber: order.code,
    reservationStatus: 'http://schema.org/ReservationConfirmed',
    underName: { name: '<b>Rahima</b> Rahman' },
    checkinTime: '2026-12-01T14:00:00+06:00',
    checkoutTime: '2026-12-03T11:00:00+06:00',
    totalPrice: '14950',
  })
  expect(page).toContain('Dear &lt;b&gt;Rahima&lt;/b&gt;,')
  expect(page).not.toContain('<b>')
  expect(page).toMatch(/<img src="http:\/\/resort\.test\/files\/images\/house\/[^"]+\.jpg\?w=1280&amp;fm=jpeg"/)
  expect(calendar).toContain(`UID:${order.code}-1@resort.test\r\n`)
})

test('rooms that are one stay are one line of the e-mail, under a plain heading', async () => {
  await api.deps.db.change("update guest set email = 'rahima@example.com'")
  const order = await holdOrder(api, guest, [aPlace({ Quantity: 2 })])

  await pay(order, 897_000)

  const [toGuest] = await mailsOf(api)
  expect(toGuest?.body).toContain('Your stay is confirmed\n\nBooked: Rania House, 2 single rooms\n')
})

test('a pool visit is e-mailed as a booking, to a guest without a name too', async () => {
  await api.deps.db.change("update guest set email = 'rahima@example.com', first_name = ' '")
  const { Code: code } = readData(bookPool, await api.call(bookPool, { body: aVisit() }, guest))

  await pay({ code }, 90_000)

  const [toGuest] = await mailsOf(api)
  expect(toGuest?.body).toContain(
    'Dear guest,\n\nYour booking is confirmed\n\nBooked: Swimming pool\nTime: Tue 1 Dec 2026',
  )
})

test.each(['bad email', 'nusrat@', ''])('a guest whose e-mail address is "%s" is sent none', async (email) => {
  const order = await holdOrder(api, guest)
  await api.deps.db.change('update guest set email = $1', [email])

  await pay(order, 448_500)

  expect((await mailsOf(api)).map(({ to }) => to)).toEqual(['stay@resort.test'])
})

test('the phone on duty, if there is one, gets a line of each booking', async () => {
  const deps = { ...api.deps, dutyPhone: '+8801700000009' }
  const order = await holdOrder(api, guest)

  await recordMoney({ ...api, deps }, order, 448_500)

  expect(await smsOf(api)).toEqual([expect.any(String), `New booking ${order.code}: ${ROOM}`])
})
