import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { completeProfile, completeProfileOf, readData, signUp, type TestGuest } from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { getProfile, saveProfile } from '#contract/guests/guests.ts'
import { codesOf } from '#tests/support/post.ts'
import { guestContact } from './guests.ts'
import { readProfile } from './profile.ts'

const api = shareTestApi()
let guest: TestGuest
beforeAll(async () => {
  guest = await signUp(api)
})

const guestRow = () => api.deps.db.query('select * from guest where id = $1', [guest.guestId])
const bodyOf = (changes: object = {}) => ({
  ...completeProfileOf(guest),
  ActivityId: randomUUID(),
  Remarks: '',
  ChangeLog: '',
  ...changes,
})

test('a new guest has the names of the sign-up, and the rest is empty', async () => {
  const answer = await api.call(getProfile, {}, guest)

  expect(readData(getProfile, answer)).toEqual({
    ...Object.fromEntries(Object.keys(completeProfileOf(guest)).map((field) => [field, ''])),
    Id: guest.guestId,
    Phone: '+8801712345678',
    FirstName: 'Rahima',
    LastName: 'Khatun',
  })
})

test.each([
  ['Email', 'nusrat@example.com,rahima@example.com', 'Please write an e-mail address such as name@example.com'],
  ['Email', 'Nusrat<nusrat@example.com>', 'Please write an e-mail address such as name@example.com'],
  ['Email', 'bad email', 'Please write an e-mail address such as name@example.com'],
  ['IdentityExpireDate', '19-11-2026', 'This document has expired. Please use one that is still valid.'],
])('a profile with the %s %s is refused with a sentence', async (field, value, sentence) => {
  const answer = await api.call(saveProfile, { body: bodyOf({ [field]: value }) }, guest)

  expect(answer).toMatchObject({ status: 422, IsError: true, Code: 'guest_wrong', Msg: sentence })
})

test.each([
  ['Email', ''],
  ['Email', ' nusrat.rahman+stay@mail.example.com.bd '],
  ['IdentityExpireDate', '20-11-2026'],
])('a profile with the %s “%s” is stored', async (field, value) => {
  const answer = await api.call(saveProfile, { body: bodyOf({ [field]: value }) }, guest)

  expect(readData(saveProfile, answer)).toMatchObject({ [field]: value.trim() })
})

test('every field of a profile is stored', async () => {
  const saved = await completeProfile(api, guest)

  expect(saved).toEqual({ ...completeProfileOf(guest), IdentityNumber: '••6789' })
  expect(readData(getProfile, await api.call(getProfile, {}, guest))).toEqual(saved)
  expect(await guestContact(api.deps.db, guest.guestId)).toMatchObject({
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

test('a guest reads the end of the identity number, which is kept as it was shown and replaced by a whole one alone', async () => {
  await completeProfile(api, guest, { IdentityNumber: 'BX1234567' })
  const stored = async () => (await readProfile(api.deps, guest.guestId)).IdentityNumber
  const save = (IdentityNumber: string) => api.call(saveProfile, { body: bodyOf({ IdentityNumber }) }, guest)

  const shown = readData(getProfile, await api.call(getProfile, {}, guest)).IdentityNumber
  const wrong = [await save('••9999'), await save('••45678')]
  await completeProfile(api, guest, { IdentityNumber: shown })
  const kept = await stored()
  await completeProfile(api, guest, { IdentityNumber: 'BX7654321' })

  expect(shown).toBe('••4567')
  expect(codesOf(wrong)).toEqual(['guest_wrong', 'guest_wrong'])
  expect([kept, await stored()]).toEqual(['BX1234567', 'BX7654321'])
})

test.each(['AB\u200d123', 'A😀😀b', 'AB  12', '👨‍👩'])('the number %s is kept as it was shown', async (number) => {
  const { IdentityNumber: shown } = await completeProfile(api, guest, { IdentityNumber: number })

  await completeProfile(api, guest, { IdentityNumber: shown })

  expect((await readProfile(api.deps, guest.guestId)).IdentityNumber).toBe(number)
})

test('an emptied field is empty again', async () => {
  await completeProfile(api, guest)

  const saved = await completeProfile(api, guest, { IdentityNumber: '', DateOfBirth: '', Gender: '', City: '' })

  expect(saved).toMatchObject({ IdentityNumber: '', DateOfBirth: '', Gender: '', City: '' })
})

test('a repeat of a save changes nothing, and its id cannot carry another profile', async () => {
  const body = bodyOf({ City: 'Sylhet' })
  await api.call(saveProfile, { body }, guest)
  await completeProfile(api, guest, { City: 'Khulna' })

  const repeat = await api.call(saveProfile, { body }, guest)
  const other = await api.call(saveProfile, { body: { ...body, IdentityNumber: 'another' } }, guest)

  expect(readData(saveProfile, repeat).City).toBe('Khulna')
  expect(other).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test.each([
  ['another guest’s Id', { Id: 999 }, 403, 'forbidden'],
  ['another phone', { Phone: '+8801812345678' }, 422, 'phone_invalid'],
])('a profile with %s is refused and nothing changes', async (_, changes, status, code) => {
  const before = await guestRow()

  const answer = await api.call(saveProfile, { body: bodyOf({ FirstName: 'Changed', ...changes }) }, guest)

  expect(answer).toMatchObject({ status, Code: code, IsError: true })
  expect(answer.Msg).not.toBe('')
  expect(await guestRow()).toEqual(before)
})

test('the own phone is accepted in any usual form', async () => {
  const answer = await api.call(saveProfile, { body: bodyOf({ Phone: '01712-345678' }) }, guest)

  expect(readData(saveProfile, answer).Phone).toBe('+8801712345678')
})
