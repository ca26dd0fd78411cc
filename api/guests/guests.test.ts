import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { completeProfile, completeProfileOf, readData, signUp, type TestGuest } from '#tests/support/guests.ts'
import { anyProblem, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { getProfile, saveProfile } from '#contract/guests.ts'
import { guestContact, requireGuestDetails } from './guests.ts'

let api: TestApi
let guest: TestGuest

beforeAll(async () => {
  api = await startTestApi()
  guest = await signUp(api, { phone: '+8801712345678' })
})
afterAll(() => api.close())

const guestRow = () => api.deps.db.query('select * from guest where id = $1', [guest.guestId])
const bodyOf = (changes: object = {}) => ({
  ...completeProfileOf(guest),
  ActivityId: randomUUID(),
  Remarks: '',
  ChangeLog: '',
  ...changes,
})

test('a new guest has the names of the sign-up, and the rest is empty', async () => {
  const answer = await api.call(getProfile, {}, { token: guest.token })

  expect(readData(getProfile, answer)).toEqual({
    ...Object.fromEntries(Object.keys(completeProfileOf(guest)).map((field) => [field, ''])),
    Id: guest.guestId,
    Phone: '+8801712345678',
    FirstName: 'Rahima',
    LastName: 'Khatun',
  })
})

test('until the required fields are saved, a booking is refused with their names', async () => {
  const newcomer = await signUp(api, { phone: '+8801712345679' })

  const missing = requireGuestDetails(api.deps.db, { now: api.deps.now, ...anyProblem }, newcomer.guestId)

  await expect(missing).rejects.toMatchObject({
    code: 'guest_incomplete',
    message: 'Identity, Id Number, Expiry Date, Date of Birth are required.',
  })
  await completeProfile(api, newcomer)
  await requireGuestDetails(api.deps.db, { now: api.deps.now, ...anyProblem }, newcomer.guestId)
})

test.each([
  ['Email', 'nusrat@', 'Please write an e-mail address such as name@example.com'],
  ['Email', 'nusrat@example.com,rahima@example.com', 'Please write an e-mail address such as name@example.com'],
  ['Email', 'Nusrat<nusrat@example.com>', 'Please write an e-mail address such as name@example.com'],
  ['Email', 'bad email', 'Please write an e-mail address such as name@example.com'],
  ['IdentityExpireDate', '19-11-2026', 'This document has expired. Please use one that is still valid.'],
])('a profile with the %s %s is refused with a sentence', async (field, value, sentence) => {
  const answer = await api.call(saveProfile, { body: bodyOf({ [field]: value }) }, { token: guest.token })

  expect(answer).toMatchObject({ status: 422, IsError: true, Code: 'guest_wrong', Msg: sentence })
})

test.each([
  ['Email', ''],
  ['Email', ' nusrat.rahman+stay@mail.example.com.bd '],
  ['IdentityExpireDate', '20-11-2026'],
])('a profile with the %s “%s” is stored', async (field, value) => {
  const answer = await api.call(saveProfile, { body: bodyOf({ [field]: value }) }, { token: guest.token })

  expect(readData(saveProfile, answer)).toMatchObject({ [field]: value.trim() })
})

test('a document that has expired since it was stored books nothing', async () => {
  const traveller = await signUp(api, { phone: '+8801712345680' })
  await completeProfile(api, traveller)
  await api.deps.db.change("update guest set identity_expires = '2026-11-19' where id = $1", [traveller.guestId])

  const refused = requireGuestDetails(api.deps.db, { now: api.deps.now, ...anyProblem }, traveller.guestId)

  await expect(refused).rejects.toMatchObject({ code: 'guest_wrong' })
})

test('every field of a profile is stored', async () => {
  const saved = await completeProfile(api, guest)

  expect(saved).toEqual(completeProfileOf(guest))
  expect(readData(getProfile, await api.call(getProfile, {}, { token: guest.token }))).toEqual(saved)
  expect(await guestContact(api.deps.db, guest.guestId)).toEqual({
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '+8801712345678',
    address: '12 Lake Road',
    city: 'Dhaka',
    country: 'Bangladesh',
    postalCode: '1207',
  })
})

test('the identity number lies nowhere in the database as it is', async () => {
  await completeProfile(api, guest, { IdentityNumber: '1990123456789' })

  const guests = await api.deps.db.query('select * from guest')
  const activities = await api.deps.db.query('select * from activity')

  expect(JSON.stringify([guests, activities])).not.toContain('1990123456789')
  expect(JSON.stringify(guests)).toContain('v2.')
})

test('an emptied field is empty again', async () => {
  await completeProfile(api, guest)

  const saved = await completeProfile(api, guest, { IdentityNumber: '', DateOfBirth: '', Gender: '', City: '' })

  expect(saved).toMatchObject({ IdentityNumber: '', DateOfBirth: '', Gender: '', City: '' })
})

test('HTML in a name is stored and answered as the text that it is', async () => {
  const name = '<img src=x onerror=alert(1)>'

  const saved = await completeProfile(api, guest, { FirstName: name })

  expect(saved.FirstName).toBe(name)
})

test('a repeat of a save changes nothing, and its id cannot carry another profile', async () => {
  const body = bodyOf({ City: 'Sylhet' })
  await api.call(saveProfile, { body }, { token: guest.token })
  await completeProfile(api, guest, { City: 'Khulna' })

  const repeat = await api.call(saveProfile, { body }, { token: guest.token })
  const other = await api.call(saveProfile, { body: { ...body, IdentityNumber: 'another' } }, { token: guest.token })

  expect(readData(saveProfile, repeat).City).toBe('Khulna')
  expect(other).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test.each([
  ['another guest’s Id', { Id: 999 }, 403, 'forbidden'],
  ['another phone', { Phone: '+8801812345678' }, 422, 'phone_invalid'],
  ['an extra field', { IsAdmin: true }, 400, 'malformed'],
  ['a field of another type', { FirstName: 7 }, 400, 'malformed'],
  ['a missing field', { City: undefined }, 400, 'malformed'],
  ['a date that does not exist', { DateOfBirth: '31-02-1990' }, 400, 'malformed'],
  ['a date in another form', { DateOfBirth: '1990-03-05' }, 400, 'malformed'],
  ['an unknown identity type', { IdentityType: 'Library card' }, 400, 'malformed'],
  ['control characters', { Address: 'a\u0000b' }, 400, 'malformed'],
  ['a line that is too long', { City: 'x'.repeat(81) }, 400, 'malformed'],
  ['no activity id', { ActivityId: 'x' }, 400, 'malformed'],
])('a profile with %s is refused and nothing changes', async (_, changes, status, code) => {
  const before = await guestRow()

  const answer = await api.raw(
    saveProfile.path,
    { method: 'POST', body: JSON.stringify(bodyOf({ FirstName: 'Changed', ...changes })) },
    { token: guest.token },
  )

  expect(answer).toMatchObject({ status, Code: code, IsError: true })
  expect(answer.Msg).not.toBe('')
  expect(await guestRow()).toEqual(before)
})

test('the own phone is accepted in any usual form', async () => {
  const answer = await api.call(saveProfile, { body: bodyOf({ Phone: '01712-345678' }) }, { token: guest.token })

  expect(readData(saveProfile, answer).Phone).toBe('+8801712345678')
})

test('without a live token a profile is neither read nor written', async () => {
  const before = await guestRow()

  const read = await api.call(getProfile, {})
  const written = await api.call(saveProfile, { body: bodyOf({ FirstName: 'Changed' }) }, { token: 'rst_unknown' })

  expect([read, written]).toMatchObject([
    { status: 401, Code: 'unauthenticated' },
    { status: 401, Code: 'unauthenticated' },
  ])
  expect(await guestRow()).toEqual(before)
})
