import { beforeAll, expect, test } from 'vitest'
import { getBooking, getBookings, type Order } from '#contract/orders/orders.ts'
import { shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { expireHolds } from './holds/expire-holds.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

const api = shareTestApi({ hasHouses: true })
beforeAll(() => takeSeedContent(api.deps))
const { guest, other } = shareGuests(api)

type ListQuery = { Take?: number; page?: number; Status?: 'all' | Order['Status'] }

async function list({ Take = 500, page = 1, Status = 'all' }: ListQuery = {}): Promise<Order[]> {
  const answer = await api.call(getBookings, { query: { Take, page, Status } }, { token: guest.token })
  return getBookings.data.parse(answer.Data).Data
}

function open(code: string, token: string | undefined = guest.token, Code = code): Promise<Answer> {
  return api.call(getBooking, { params: { id: code }, query: { Code } }, { token })
}

test('an order shows its places, its sums and until when it is held', async () => {
  const rooms = aPlace({ Quantity: 2 })
  const house = aPlace({ Id: 3, Type: 'HOUSE', ArrivalDate: '2026-12-03', DepartureDate: '2026-12-06' })
  const { code } = await holdOrder(api, guest, [house, rooms])

  const answer = await open(code)

  const [first, second] = [
    { ReservationDate: '2026-12-01', ReleaseDate: '2026-12-03', Quantity: 2, Price: 26_000, Permalink: 'rania-house' },
    { ReservationDate: '2026-12-03', ReleaseDate: '2026-12-06', Quantity: 1, Price: 43_500, Permalink: 'mud-house' },
  ]
  expect(answer.Data).toMatchObject({
    Type: 'Room',
    Status: 'Pending',
    FirstName: 'Guest0',
    Quantity: 3,
    ItemCount: 2,
    Night: 5,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-06',
    Amount: 69_500,
    Tax: 10_425,
    PayableAmount: 79_925,
    Paid: 0,
    Due: 79_925,
    CreatedAt: '2026-11-20T06:00:00.000Z',
    HoldUntil: '2026-11-20T06:30:00.000Z',
    PayPercent: '100%',
    BookedPlaces: [
      { ...first, HouseId: 1, Name: 'Rania House', Type: 'ROOM', ImagePath: 'files/images/house/rania-house-room.jpg' },
      { ...second, HouseId: 3, Name: 'Mud House', Type: 'HOUSE', ImagePath: 'files/images/house/mud-house-cover.jpg' },
    ],
  })
})

test('orders are listed newest first, page by page, and only the own ones', async () => {
  const first = await holdOrder(api, guest)
  api.clock.advance(60)
  await holdOrder(api, other)
  const second = await holdOrder(api, guest)
  api.clock.advance(60)
  const third = await holdOrder(api, guest)

  const pages = [await list({ Take: 2 }), await list({ Take: 2, page: 2 })]

  expect(pages.map((page) => page.map(({ Code }) => Code))).toEqual([[third.code, second.code], [first.code]])
})

test('an order with a payment under review can be neither paid nor cancelled, and its place shows its newest cover', async () => {
  const { code, attemptId } = await holdOrder(api, guest)
  await api.deps.db.change("update payment_attempt set state = 'review' where id = $1", [attemptId])
  await api.deps.db.change(
    `insert into house_image (house_id, rank, path, purpose, uploaded_at, alt, width, height)
     values (1, 99, 'files/images/house/newest.jpg', 'ROOM_COVER', now(), 'A room', 1600, 1000)`,
  )

  const [order] = await list()
  await api.deps.db.change('delete from house_image where rank = 99')

  expect(order).toMatchObject({ Code: code, Status: 'Pending', UnderReview: true, CanPay: false, CanCancel: false })
  expect(order?.BookedPlaces).toMatchObject([{ ImagePath: 'files/images/house/newest.jpg' }])
})

test('an unpaid order reads as Expired from the moment its hold is over, tidied away or not', async () => {
  const { code } = await holdOrder(api, guest)

  api.clock.advance(30 * 60 - 1)
  const before = await list()
  api.clock.advance(1)
  const after = await list()
  const tidied = await expireHolds(api.deps)
  const later = await list()

  expect(before).toMatchObject([{ Code: code, Status: 'Pending', CanPay: true, CanCancel: true }])
  expect(after).toMatchObject([{ Code: code, Status: 'Expired', HoldUntil: null, CanPay: false, CanCancel: false }])
  expect(tidied).toBe(1)
  expect(later).toEqual(after.map((order) => ({ ...order, Revision: 2 })))
})

test('a list may ask for one status, as the guest sees it', async () => {
  const paid = await holdOrder(api, guest)
  await recordMoney(api, paid, 1_495_000)
  const lapsed = await holdOrder(api, guest)
  api.clock.advance(30 * 60)
  const held = await holdOrder(api, guest)

  const codes = async (Status: ListQuery['Status']) => (await list(Status ? { Status } : {})).map(({ Code }) => Code)

  const asked = ['Confirmed', 'Expired', 'Pending', 'Refunded'] as const
  expect(await Promise.all(asked.map(codes))).toEqual([[paid.code], [lapsed.code], [held.code], []])
})

test('the two codes of an order must agree', async () => {
  const one = await holdOrder(api, guest)
  const two = await holdOrder(api, guest)

  expect(await open(one.code, guest.token, two.code)).toMatchObject({ status: 400, Code: 'malformed', Data: null })
})

test("another guest's order and an unknown one are not found alike", async () => {
  const theirs = await holdOrder(api, other)

  const foreign = await open(theirs.code)
  const unknown = await open('0'.repeat(12))

  expect(foreign).toMatchObject({ status: 404, Code: 'not_found', Data: null })
  expect({ ...foreign, headers: undefined }).toEqual({ ...unknown, headers: undefined })
})
