import { expect, test } from 'vitest'
import { findDeskGuest } from '#contract/desk/booking.ts'
import { correctGuest, readDeskGuest, writeAboutGuest, type DeskGuest } from '#contract/desk/guests.ts'
import { getProfile } from '#contract/guests.ts'
import { aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf, type BodyOf } from '#tests/support/post.ts'
import { eraseGuest, exportGuest } from '../../personal-data/personal-data.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

const read = (id = guest.guestId): Promise<DeskGuest> => desk.read(readDeskGuest, { params: { id: String(id) } })
const NEW_PHONE = '+8801811223344'

async function correct(changes: Partial<BodyOf<typeof correctGuest>> = {}, seen?: DeskGuest) {
  const { Id, FirstName, LastName, Phone, Email } = seen ?? (await read())
  const Seen = { FirstName, LastName, Phone, Email }
  return desk.send(correctGuest, { GuestId: Id, Seen, FirstName, LastName, Email, Phone: '', Reason: '', ...changes })
}
const profile = () => api.call(getProfile, {}, { token: guest.token })

test('the page of a guest has their bookings, sums and what staff wrote, and none of others', async () => {
  const over = await aPaidOrder(api, guest, [aPlace({ ArrivalDate: '2026-11-21', DepartureDate: '2026-11-23' })])
  const next = await aPaidOrder(api, guest, [aPlace()], 5_000)
  await aPaidOrder(api, other)
  at('2026-11-21')
  await desk.checkIn(over)
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
  expect(page.Sums).toEqual({ Stays: 1, Nights: 2, Paid: 19_950, Due: 9_950 })
})

test('a name and an e-mail are corrected without a code; the guest stays signed in', async () => {
  at('2026-11-20', '12:30')
  const answer = await correct({ FirstName: 'Salma', LastName: 'Hossain', Email: 'salma@example.com' })

  expect(answer.Code).toBeNull()
  expect(await read()).toMatchObject({ FirstName: 'Salma', LastName: 'Hossain', Email: 'salma@example.com' })
  expect((await profile()).Code).toBeNull()
  expect(await logOf(api, owner.member, ['correctedGuest'])).toMatchObject([
    { Subject: 'Salma Hossain', By: { Name: 'Nasrin Akter' }, What: { After: 'Salma Hossain, salma@example.com' } },
  ])
})

test('another phone is another login: it needs a reason, ends all sessions, and the former one finds nobody', async () => {
  const code = await aPaidOrder(api, guest)
  const change = { Phone: '01811-223344', Reason: 'typed wrongly at the desk' }
  const answers = [await correct({ Phone: NEW_PHONE }), await correct(change)]

  expect(codesOf(answers)).toEqual(['fields_missing', null])
  expect((await profile()).Code).toBe('unauthenticated')
  expect(await read()).toMatchObject({ Phone: NEW_PHONE, IsSignedIn: false })
  expect((await read()).Orders.map(({ Code }) => Code)).toEqual([code])
  expect((await desk.read(findDeskGuest, { query: { Phone: guest.phone } })).Guest).toBeNull()
  expect((await logOf(api, owner.member, ['correctedGuest'])).map(({ What }) => What)).toEqual([
    { Kind: 'correctedGuest', Before: guest.phone, After: NEW_PHONE, Reason: change.Reason },
  ])
})

test('the phone of another guest, a wrong address and an old page are refused, and nothing changes', async () => {
  const before = await read()
  const answers = [
    await correct({ Phone: other.phone, Reason: 'so they say' }),
    await correct({ Email: 'no address' }),
    await correct({ Phone: '123', Reason: 'a reason' }),
    await correct({ FirstName: 'Salma' }, { ...before, LastName: 'Other' }),
  ]

  expect(codesOf(answers)).toEqual(['guest_known', 'guest_wrong', 'phone_invalid', 'changed_elsewhere'])
  expect(answers[0]?.Msg).toContain('Guest1 Rahman')
  expect(await read()).toEqual(before)
})

test('a member changes so many logins a day', async () => {
  const codes = []
  for (let n = 0; n < 6; n += 1) {
    codes.push((await correct({ Phone: `+880181122330${n}`, Reason: 'a test' })).Code)
  }

  expect(codes).toEqual([null, null, null, null, null, 'forbidden'])
})

test('what staff know of a guest is given to the guest who asks for it, and erased with the rest', async () => {
  await desk.send(writeAboutGuest, { Guest: { Id: guest.guestId, Version: 0 }, Likes: 'tea', Note: 'shy' })
  await correct({ FirstName: 'Salma' })
  const exported = await exportGuest(api.deps, guest.phone)

  await eraseGuest(api.deps, guest.phone)

  expect(JSON.stringify(exported)).toContain('"likes":"tea"')
  const texts = await api.deps.db.query(
    "select likes from guest_card union all select cast(data as text) from staff_event where act = 'correctedGuest'",
  )
  expect(JSON.stringify(texts)).not.toMatch(/tea|Guest0|Salma/)
  expect((await desk.call(readDeskGuest, { params: { id: String(guest.guestId) } })).Code).toBe('not_found')
})
