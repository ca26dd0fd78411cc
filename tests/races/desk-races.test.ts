import { afterEach, beforeEach, expect, test } from 'vitest'
import { seedHouses } from '#api/houses/seed/seed-houses.ts'
import { bookAtDesk } from '#contract/desk/booking.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import { book } from '#contract/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { aDeskBooking } from '#tests/support/desk/desk-bookings.ts'
import { aMember, neverEndSessions, type TestStaff } from '#tests/support/desk/members.ts'
import { aPaidOrder, deskOf, inDhaka } from '#tests/support/desk/stays.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'
import { START, startTestApi, type Answer, type TestApi } from '#tests/support/test-api.ts'

const codesOf = (answers: readonly Answer[]) => answers.map(({ Code }) => Code)

let api: TestApi
let guests: SignedIn[]
let members: TestStaff[]
let desks: ReturnType<typeof deskOf>[]
beforeEach(async () => {
  api = await startTestApi()
  await seedHouses(api.deps.db)
  guests = await signInGuests(api.deps.db, 53, START)
  members = [await aMember(api, 'desk', 'Desk One'), await aMember(api, 'desk', 'Desk Two')]
  desks = members.map((member) => deskOf(api, member))
  await neverEndSessions(api)
})
afterEach(() => api.close())

const deskAt = (index: number) => desks[index] ?? expect.fail('There are two desks')
const guestAt = (index: number) => guests[index] ?? expect.fail('There are not so many guests')
const stayOf = async (code: string): Promise<DeskStay> =>
  (await deskAt(0).stays(code))[0] ?? expect.fail('An order has a stay')
/** Each night of a room has one owner, and those of a stay that is open are its own. */
const nightsWithoutStay = () =>
  api.deps.db.query(
    `select s.id from stay s where s.state in ('expected', 'inHouse') and s.departure - s.arrival <> (
         select count(*) from unit_night n
         where n.unit_id = s.unit_id and n.order_code = s.order_code and n.state = 'booked'
           and n.night >= s.arrival and n.night < s.departure)`,
    [],
  )

test('two desks that swap guests into each other’s rooms both fail, and neither waits forever', async () => {
  const [one, two] = [await stayOf(await aPaidOrder(api, guestAt(0))), await stayOf(await aPaidOrder(api, guestAt(1)))]

  const answers = await Promise.all([deskAt(0).move(one, two.UnitId), deskAt(1).move(two, one.UnitId)])

  expect(codesOf(answers)).toEqual(['dates_taken', 'dates_taken'])
  expect(await nightsWithoutStay()).toEqual([])
})

test('fifty guests and five walk-ins at two desks want the last room: one has it', async () => {
  for (const index of [50, 51, 52]) await aPaidOrder(api, guestAt(index), [aPlace()])
  const everyone = guests.slice(0, 50)
  await Promise.all(everyone.map(() => api.deps.db.query('select 1')))
  const walkIn = (index: number) => {
    const Guest = { Kind: 'withoutPhone', Name: `Walk-in ${index}`, Reason: 'no phone' } as const
    return api.call(bookAtDesk, { body: aDeskBooking([aPlace()], { Guest }) }, { desk: members[index % 2]?.desk })
  }

  const answers = await Promise.all([
    ...everyone.map(({ token }) => api.call(book, { body: aBooking([aPlace()]) }, { token })),
    ...Array.from({ length: 5 }, (_, index) => walkIn(index)),
  ])

  const refused = codesOf(answers).filter((answer) => answer !== null)
  expect(refused).toEqual(Array.from({ length: 54 }, () => 'dates_taken'))
  expect(await api.deps.db.query('select count(*) as nights from unit_night')).toEqual([{ nights: 8 }])
  expect(await nightsWithoutStay()).toEqual([])
})

test('twelve guests and a desk that takes a check-out back want the only room: one has it', async () => {
  for (const index of [9, 10, 11]) await aPaidOrder(api, guestAt(index), [aPlace()])
  const code = await aPaidOrder(api, guestAt(0))
  api.clock.now = inDhaka('2026-12-01')
  await deskAt(0).checkIn(await deskAt(0).stays(code))
  await deskAt(0).checkOut(await deskAt(0).stays(code))
  const stay = await stayOf(code)
  const wanted = aPlace({ ArrivalDate: '2026-12-01', DepartureDate: '2026-12-03' })

  const [undone, ...booked] = await Promise.all([
    deskAt(1).undo(stay),
    ...guests.slice(1, 9).map(({ token }) => api.call(book, { body: aBooking([wanted]) }, { token })),
  ])

  const winners = codesOf([undone, ...booked]).filter((answer) => answer === null)
  expect(winners).toHaveLength(1)
  expect(codesOf([undone, ...booked]).filter((answer) => answer !== null && answer !== 'dates_taken')).toEqual([])
  expect(await nightsWithoutStay()).toEqual([])
})
