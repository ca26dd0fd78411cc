import { expect, test } from 'vitest'
import { correctGuest, readDeskGuest, writeAboutGuest, type DeskGuest } from '#contract/reception/guest-page.ts'
import { aPlace, holdOrder } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf } from '#tests/support/post.ts'
import { eraseGuest, exportGuest } from '#api/upkeep/personal-data/personal-data.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

const read = (id = guest.guestId): Promise<DeskGuest> => desk.read(readDeskGuest, { params: { id: String(id) } })

test('the page of a guest has their bookings, sums and what staff wrote, and none of others', async () => {
  const over = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-21', DepartureDate: '2026-11-23' })])
  const next = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await aPaidOrder(api, other)
  at('2026-11-21')
  await desk.checkIn(over)
  const onFirstNight = await read()
  at('2026-11-23')
  await desk.checkOut(over)
  at('2026-11-24')
  const { Id, Version } = await read()

  const answers = [
    await desk.send(writeAboutGuest, { Guest: { Id, Version }, Likes: 'a quiet room', Note: 'comes with a driver' }),
    await manager.send(writeAboutGuest, { Guest: { Id, Version }, Likes: 'other', Note: '' }),
    await manager.send(writeAboutGuest, { Guest: { Id, Version: 1 }, Likes: 'a quiet room, tea', Note: '' }),
  ]

  expect(codesOf(answers)).toEqual([null, 'changed_elsewhere', null])
  const page = await read()
  expect(page).toMatchObject({ FirstName: 'Guest0', Phone: guest.phone, IsSignedIn: true, HasIdentity: true })
  expect(page).toMatchObject({ Likes: 'a quiet room, tea', Note: '', Version: 2, WrittenBy: 'Karim Mia' })
  expect(page.Orders.map(({ Code }) => Code)).toEqual([next, over])
  expect(onFirstNight.Sums).toMatchObject({ Stays: 1, Nights: 1 })
  expect(page.Sums).toEqual({ Stays: 1, Nights: 2, Paid: 19_950, Due: 9_950 })
})

test('guests without a booking of these days are opened so many a day, each counted once, and many are a line of the log', async () => {
  const use = (used: number) =>
    api.deps.db.change("update request_budget set used = $1 where key like 'guestPagesPerMember:%'", [used])
  const open = (id: number) => desk.call(readDeskGuest, { params: { id: String(id) } })
  const first = await open(guest.guestId)
  await use(99)
  const again = await open(guest.guestId)
  const before = await logOf(api, owner.member, ['openedGuests'])
  await open(other.guestId)
  await api.deps.db.change("delete from request_budget where key like 'guestPage:%'", [])
  await use(200)
  const last = await open(guest.guestId)
  await holdOrder(api, guest)

  expect(codesOf([first, again, last, await open(guest.guestId)])).toEqual([null, null, 'too_many_requests', null])
  expect(before).toEqual([])
  expect(await logOf(api, owner.member, ['openedGuests'])).toMatchObject([
    { Entry: { Kind: 'openedGuests', Count: 100 } },
  ])
})

test('what staff know of a guest is given to the guest who asks for it, and erased with the rest', async () => {
  await desk.send(writeAboutGuest, { Guest: { Id: guest.guestId, Version: 0 }, Likes: 'tea', Note: 'shy' })
  const { FirstName, LastName, Phone, Email } = await read()
  const seen = { LastName, Email, Phone: '', Reason: '', Seen: { FirstName, LastName, Phone, Email } }
  await desk.send(correctGuest, { ...seen, GuestId: guest.guestId, FirstName: 'Salma' })
  const exported = await exportGuest(api.deps, guest.phone)

  await eraseGuest(api.deps, guest.phone)

  expect(JSON.stringify(exported)).toContain('"likes":"tea"')
  const texts = await api.deps.db.query(
    "select likes from guest_card union all select cast(data as text) from staff_event where act = 'correctedGuest'",
  )
  expect(JSON.stringify(texts)).not.toMatch(/tea|Guest0|Salma/)
  expect((await desk.call(readDeskGuest, { params: { id: String(guest.guestId) } })).Code).toBe('not_found')
})
