import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/contact.ts'
import { bookPool } from '#contract/pool.ts'
import { ofBookings, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, aVisit, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { callRequestCode, completeProfile, signIn, signUp, type TestGuest } from '#tests/support/guests.ts'
import { postReview } from '#tests/support/reviews.ts'
import { eraseGuest, exportGuest, forgetOldPersonalData } from './personal-data.ts'

const DAY_SECONDS = 24 * 3600
const YEAR_SECONDS = 365 * DAY_SECONDS
/** What names the guest, in the forms in which tables store it. */
const PERSON = ['Rahima', 'Khatun', 'rahima@example.com', '1712345678', '12 Lake Road', '1990-03-05']

const api = shareTestApi({
  hasHouses: true,
  empties: [...ofBookings, 'one_time_code', 'failed_code', 'contact_message', 'review'],
})
const PHONE = '+8801712345678'

/** A guest who did all that leaves something behind, and whose stay was paid in full. */
async function aBusyGuest(): Promise<TestGuest & { code: string }> {
  const guest = await signUp(api, { phone: PHONE, firstName: 'Rahima', lastName: 'Khatun' })
  await completeProfile(api, guest)
  const { code, attemptId } = await holdOrder(api, guest, [aPlace()])
  await recordMoney(api, { code, attemptId }, 1_495_000)
  const visit = aVisit({ Name: 'Rahima Khatun', Phone: '01712-345678', remark: 'Rahima cannot swim' })
  await api.call(bookPool, { body: visit }, { token: guest.token })
  await postReview(api, { text: 'Rahima was here' }, { token: guest.token })
  const message = { Name: 'Rahima', PhoneNumber: '01712 345678', Email: 'rahima@example.com', Message: 'Is there tea?' }
  await api.call(sendContactMessage, { body: { ...message, ActivityId: randomUUID(), changeLog: '' } })
  await callRequestCode(api, { phone: PHONE, otpFor: 'LOGIN' })
  return { ...guest, code }
}

/** Two months later, when nothing is open any more. */
async function whenAllIsOver(): Promise<void> {
  api.clock.advance(60 * DAY_SECONDS)
  await api.deps.db.change("update payment_attempt set state = 'expired'")
  await api.deps.db.change("update orders set status = 'Expired' where status in ('Pending', 'Requested')")
}

/** Where the database still names the person: each row as text, of every table there is. */
async function traces(): Promise<string[]> {
  const tables = await api.deps.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await api.deps.db.query<object>(`select * from ${name}`)
      return rows.map((row) => `${name}: ${JSON.stringify(row)}`)
    }),
  )
  return found.flat().filter((row) => PERSON.some((part) => row.includes(part)))
}

test('a guest is given all that is stored, the identity number too, and no secret', async () => {
  const { code } = await aBusyGuest()

  const data = await exportGuest(api.deps, '01712345678')

  expect(data).toMatchObject({
    profile: { FirstName: 'Rahima', IdentityNumber: '1990123456789' },
    orders: [{ type: 'Room' }, { type: 'Pool' }],
    stays: [{ order_code: code, arrival: '2026-12-01' }],
    visits: [{ name: 'Rahima Khatun' }],
    reviews: [{ text: 'Rahima was here' }],
    contactMessages: [{ message: 'Is there tea?' }],
  })
  expect(JSON.stringify(data)).not.toMatch(/hash|sealed|mac/i)
})

test('a guest with a stay to come is not erased, and nothing changes', async () => {
  const { code } = await aBusyGuest()
  const before = await traces()

  await expect(eraseGuest(api.deps, PHONE)).rejects.toThrow(code)

  expect(await traces()).toEqual(before)
})

test('after the last stay nothing names a guest who is erased, and the books stay', async () => {
  await aBusyGuest()
  await whenAllIsOver()
  expect((await traces()).length).toBeGreaterThan(5)

  await eraseGuest(api.deps, PHONE)

  expect(await traces()).toEqual([])
  expect(await api.deps.db.query('select type, paid_paisa from orders order by type')).toEqual([
    { type: 'Pool', paid_paisa: 0 },
    { type: 'Room', paid_paisa: 1_495_000 },
  ])
  await expect(exportGuest(api.deps, PHONE)).rejects.toThrow('There is no guest with the phone +8801712345678.')
  expect((await signUp(api, { phone: PHONE })).phone).toBe(PHONE)
})

test('another guest’s data stays', async () => {
  await aBusyGuest()
  const other = await signUp(api, { phone: '+8801812345678' })
  await completeProfile(api, other, { Email: 'other@example.com' })
  await whenAllIsOver()

  await eraseGuest(api.deps, PHONE)

  expect(await exportGuest(api.deps, other.phone)).toMatchObject({ profile: { IdentityNumber: '1990123456789' } })
})

test('what the privacy policy limits ends by itself: visitors, then identity numbers, then the guest', async () => {
  await aBusyGuest()
  await whenAllIsOver()
  const stored = async () => {
    const [row] = await api.deps.db.query<{ visitors: number; identities: number; guests: number }>(
      `select (select count(*) from occasion where name <> '') as visitors,
              (select count(*) from guest where identity_number_sealed <> '') as identities,
              (select count(*) from guest where phone = $1) as guests`,
      [PHONE],
    )
    return Object.values(row ?? {})
  }

  const after = []
  for (const days of [0, 400, 400, 1200]) {
    api.clock.advance(days * DAY_SECONDS)
    await forgetOldPersonalData(api.deps)
    after.push(await stored())
  }

  expect(after).toEqual([
    [1, 1, 1],
    [0, 1, 1],
    [0, 0, 1],
    [0, 0, 0],
  ])
})

test('a guest who still signs in is not forgotten', async () => {
  await aBusyGuest()
  api.clock.advance(6 * YEAR_SECONDS)
  await signIn(api, PHONE)

  await forgetOldPersonalData(api.deps)

  expect(await exportGuest(api.deps, PHONE)).toMatchObject({ profile: { IdentityNumber: '1990123456789' } })
})
