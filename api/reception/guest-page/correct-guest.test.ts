import { expect, test } from 'vitest'
import { bookAtDesk, findDeskGuest } from '#contract/reception/walk-in.ts'
import { correctGuest, decidePhone, NO_PHONE, readDeskGuest, type DeskGuest } from '#contract/reception/guest-page.ts'
import { today } from '#contract/reception/orders.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { aDeskBooking, holdUntil, known, tonight, type DeskBookBody } from '#tests/support/desk/desk-bookings.ts'
import { hire, shareDesk, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { proveAll } from '#tests/support/desk/members.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { codesOf, type BodyOf } from '#tests/support/post.ts'
import { signIn } from '#tests/support/guests.ts'
import { eraseGuest, exportGuest } from '#api/upkeep/personal-data/personal-data.ts'

const { api, guest, other, at, desk, manager, owner } = shareDesk(['desk', 'manager', 'owner'])

const read = (id = guest.guestId): Promise<DeskGuest> => desk.read(readDeskGuest, { params: { id: String(id) } })
const NEW_PHONE = '+8801811223344'

async function correct(changes: Partial<BodyOf<typeof correctGuest>> = {}, seen?: DeskGuest, by = desk) {
  const { Id, FirstName, LastName, Phone, Email } = seen ?? (await read())
  const Seen = { FirstName, LastName, Phone, Email }
  return by.send(correctGuest, { GuestId: Id, Seen, FirstName, LastName, Email, Phone: '', Reason: '', ...changes })
}
const asManager = (changes: Partial<BodyOf<typeof correctGuest>>) => correct(changes, undefined, manager)
const decide = (by: Worker, IsConfirmed = true, Phone = NEW_PHONE) =>
  by.send(decidePhone, { GuestId: guest.guestId, Phone, IsConfirmed })
const profile = () => api.call(getProfile, {}, { token: guest.token })

const seenBody = async () => {
  const { Id: GuestId, ...page } = await read()
  const { FirstName, LastName, Email, Phone } = page
  return { GuestId, Seen: { FirstName, LastName, Email, Phone }, FirstName, LastName, Email }
}
/** A hold until the evening, by reception; answers the id of its guest. */
async function bookedToday(Guest: DeskBookBody['Guest']): Promise<number> {
  const body = aDeskBooking([tonight], { Guest, ...holdUntil('2026-11-20T20:00') })
  const { Code } = await desk.read(bookAtDesk, { body })
  return (await desk.order(Code)).Guest.Id
}
const toldTo = (recipients: string[]) =>
  api.deps.db.query<{ channel: string; body: string }>(
    "select channel, body from outbox where recipient = any($1::text[]) and body like '%sign in%' order by id",
    [recipients],
  )

test('a name and an e-mail are corrected without a code; the guest stays signed in', async () => {
  at('2026-11-20', '12:30')
  const answer = await correct({ FirstName: 'Salma', LastName: 'Hossain', Email: 'salma@example.com' })

  expect(answer.Code).toBeNull()
  expect(await read()).toMatchObject({ FirstName: 'Salma', LastName: 'Hossain', Email: 'salma@example.com' })
  expect((await profile()).Code).toBeNull()
  expect(await logOf(api, owner.member, ['correctedGuest'])).toMatchObject([
    { Subject: 'Salma Hossain', By: { Name: 'Nasrin Akter' }, Entry: { After: 'Salma Hossain, salma@example.com' } },
  ])
})

test('another phone is another login: it needs a reason, ends all sessions, and the former one finds nobody', async () => {
  const code = await aPaidOrder(api, guest)
  const change = { Phone: '01811-223344', Reason: 'typed wrongly at the desk' }
  const answers = [await asManager({ Phone: NEW_PHONE }), await asManager(change)]

  expect(codesOf(answers)).toEqual(['fields_missing', null])
  expect((await profile()).Code).toBe('unauthenticated')
  expect(await read()).toMatchObject({ Phone: NEW_PHONE, IsSignedIn: false })
  expect((await read()).Orders.map(({ Code }) => Code)).toEqual([code])
  expect((await desk.read(findDeskGuest, { query: { Phone: guest.phone } })).Guest).toBeNull()
  expect((await logOf(api, owner.member, ['correctedGuest'])).map(({ Entry }) => Entry)).toEqual([
    { Kind: 'correctedGuest', Before: guest.phone, After: NEW_PHONE, Reason: change.Reason },
  ])
})

test('reception proposes another phone; somebody else confirms it, and the former number is told', async () => {
  await aPaidOrder(api, guest)
  const second = await hire(api, 'manager', 'Selina Akter')
  const proposed = await correct({ Email: 'rahima@example.com', Phone: NEW_PHONE, Reason: 'typed wrongly' })
  const waiting = await read()
  const [toDo] = (await manager.read(today, { query: { Date: '2026-11-20' } })).ToDo?.Phones ?? []
  const early = [await decide(desk), await decide(manager, true, '+8801811999999')]
  await manager.send(correctGuest, { ...(await seenBody()), Phone: '+8801811223355', Reason: 'called' })
  await correct({ Phone: NEW_PHONE, Reason: 'typed wrongly' })
  const answers = [await decide(second), await decide(manager)]

  expect(proposed.Code).toBeNull()
  expect(waiting).toMatchObject({
    Phone: guest.phone,
    Email: 'rahima@example.com',
    Proposed: { Phone: NEW_PHONE, By: 'Nasrin Akter', Reason: 'typed wrongly', CanDecide: false },
  })
  expect(toDo).toEqual({ GuestId: guest.guestId, Guest: 'Guest0 Rahman', Phone: NEW_PHONE, By: 'Nasrin Akter' })
  expect(codesOf(early)).toEqual(['forbidden', 'changed_elsewhere'])
  expect(codesOf(answers)).toEqual([null, 'changed_elsewhere'])
  expect(await read()).toMatchObject({ Phone: NEW_PHONE, Proposed: null })
  const told = await toldTo([guest.phone, 'rahima@example.com'])
  expect(told).toMatchObject([{ channel: 'sms' }, { channel: 'email' }, { channel: 'email' }])
  expect(told[0]?.body).toContain('the number that ends in 355, and no longer with your former number')
})

test('a phone is declined with no code, and by nobody who proposed it; one that another guest has by now is not given', async () => {
  await aPaidOrder(api, guest)
  await correct({ Phone: NEW_PHONE, Reason: 'typed wrongly' })
  await api.deps.db.change("update staff set role = 'manager' where id = $1", [desk.id])
  const own = await decide(desk)
  await api.deps.db.change('update guest set phone = $1 where id = $2', [NEW_PHONE, other.guestId])
  const taken = await decide(manager)
  await api.deps.db.change('update staff_session set proved_at = null', [])
  const answers = [await decide(manager), await decide(manager, false)]

  expect(codesOf([own, taken, ...answers])).toEqual(['forbidden', 'guest_known', 'sign_in_again', null])
  expect(await read()).toMatchObject({ Phone: guest.phone, Proposed: null })
  expect(await logOf(api, owner.member, ['proposedPhone', 'declinedPhone'])).toMatchObject([
    { Entry: { Kind: 'proposedPhone', Before: guest.phone, After: NEW_PHONE } },
    { By: { Name: 'Karim Mia' }, Entry: { Kind: 'declinedPhone', After: NEW_PHONE } },
  ])
})

test('who booked today and paid nothing gets another phone from reception; the next day a manager confirms it', async () => {
  const id = await bookedToday({ Kind: 'new', Name: 'Salma Rahman', Phone: '01811-223340', Email: '' })
  const first = await correct({ Phone: NEW_PHONE, Reason: 'typed wrongly' }, await read(id))
  const corrected = await read(id)
  at('2026-11-21', '00:01')
  await proveAll(api)
  await correct({ Phone: '+8801811223355', Reason: 'typed wrongly' }, corrected)

  expect(first.Code).toBeNull()
  expect(corrected).toMatchObject({ Phone: NEW_PHONE, Proposed: null })
  expect(await read(id)).toMatchObject({ Phone: NEW_PHONE, Proposed: { Phone: '+8801811223355' } })
})

test('a booking that reception makes today for who has signed in before leaves their phone to a manager', async () => {
  await bookedToday(known(guest))

  await correct({ Phone: NEW_PHONE, Reason: 'typed wrongly' })

  expect(await read()).toMatchObject({ Phone: guest.phone, Proposed: { Phone: NEW_PHONE } })
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

test('a manager takes a number from who signed up with it a second time, and gives it to the guest who has the bookings', async () => {
  const again = await read(other.guestId)
  const taken = { Phone: NO_PHONE, Reason: 'the same person' }
  const refused = [await correct(taken, again), await asManager({ Phone: other.phone, Reason: 'the same person' })]

  const answers = [
    await correct(taken, again, manager),
    await asManager({ Phone: other.phone, Reason: 'the same person' }),
  ]

  expect(codesOf([...refused, ...answers])).toEqual(['forbidden', 'guest_known', null, null])
  expect([(await read(other.guestId)).Phone, (await read()).Phone]).toEqual(['', other.phone])
  expect((await api.call(getProfile, {}, { token: other.token })).Code).toBe('unauthenticated')
  expect(await toldTo([other.phone])).toMatchObject([{ body: expect.stringContaining('can no longer sign in') }])
})

test('reception proposes a phone to a guest whose number was taken, which is taken once', async () => {
  await aPaidOrder(api, guest)
  const taken = { Phone: NO_PHONE, Reason: 'the same person' }
  const answers = [
    await asManager(taken),
    await asManager(taken),
    await correct({ Phone: NEW_PHONE, Reason: 'a new number' }),
  ]

  expect(codesOf(answers)).toEqual([null, null, null])
  expect(await read()).toMatchObject({ Phone: '', Proposed: { Phone: NEW_PHONE, By: 'Nasrin Akter' } })
})

test('a guest whose number was taken is given their data, and erased, by their number', async () => {
  await asManager({ Phone: NO_PHONE, Reason: 'the same person' })

  const { profile: exported } = await exportGuest(api.deps, `guest:${guest.guestId}`)
  await eraseGuest(api.deps, `guest:${guest.guestId}`)

  expect(exported).toMatchObject({ FirstName: 'Guest0' })
  expect((await desk.call(readDeskGuest, { params: { id: String(guest.guestId) } })).Code).toBe('not_found')
  await expect(eraseGuest(api.deps, `guest:${guest.guestId}`)).rejects.toThrow('There is no guest')
})

test('another e-mail address is told to the former one, and to the phone', async () => {
  await correct({ Email: 'rahima@example.com' })
  await correct({ Email: 'rahima@elsewhere.test' })

  const told = await api.deps.db.query<{ recipient: string }>(
    "select recipient from outbox where body like '%another e-mail address%' order by id",
    [],
  )
  expect(told.map(({ recipient }) => recipient)).toEqual([guest.phone, 'rahima@example.com'])
})

test('an e-mail address that is gone is told as that', async () => {
  await correct({ Email: 'rahima@example.com' })
  await correct({ Email: '' })

  const [told] = await api.deps.db.query('select body from outbox where recipient = $1', [guest.phone])
  expect(told).toMatchObject({ body: expect.stringContaining('we no longer have an e-mail address for you') })
})

test('a guest who signs in with the phone that they have ends the proposal of another one', async () => {
  await aPaidOrder(api, guest)
  await correct({ Phone: NEW_PHONE, Reason: 'typed wrongly' })

  await signIn(api, guest.phone)

  expect([(await read()).Proposed, (await decide(manager)).Code]).toEqual([null, 'changed_elsewhere'])
})
