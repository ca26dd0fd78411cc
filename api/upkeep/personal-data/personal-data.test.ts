import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { sendContactMessage } from '#contract/site/contact.ts'
import { addBlocks } from '#contract/reception/blocks.ts'
import { addExtra } from '#contract/money/charges.ts'
import { addNote } from '#contract/reception/orders.ts'
import { cancelForGuest, proposeRefund } from '#contract/money/refunds.ts'
import { readRegistration, registerPersons } from '#contract/reception/registration.ts'
import { bookPool } from '#contract/booking/pool.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, aVisit, holdOrder, recordMoney } from '#tests/support/bookings.ts'
import { hire } from '#tests/support/desk/desk-of-file.ts'
import { aPerson } from '#tests/support/desk/persons.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { callRequestCode, completeProfile, signIn, signUp, type TestGuest } from '#tests/support/guests.ts'
import { postReview } from '#tests/support/reviews.ts'
import { eraseGuest, exportGuest, forgetOldPersonalData } from './personal-data.ts'

const DAY_SECONDS = 24 * 3600
const YEAR_SECONDS = 365 * DAY_SECONDS
/** What names the guest, in the forms in which tables store it. */
const PERSON = ['Rahima', 'Khatun', 'rahima@example.com', '1712345678', '12 Lake Road', '1990-03-05']

const api = shareTestApi({
  hasHouses: true,
})
const PHONE = '+8801712345678'

/** A guest who did all that leaves something behind, and whose stay was paid in full. */
async function aBusyGuest(): Promise<TestGuest & { code: string }> {
  const guest = await signUp(api, { phone: PHONE, firstName: 'Rahima', lastName: 'Khatun' })
  await completeProfile(api, guest)
  const { code } = await holdOrder(api, guest, [aPlace()])
  await recordMoney(api, { code }, 1_495_000)
  api.clock.advance(60)
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
async function traces(person = PERSON): Promise<string[]> {
  const tables = await api.deps.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  )
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const rows = await api.deps.db.query<object>(`select * from ${name}`)
      return rows.map((row) => `${name}: ${JSON.stringify(row)}`)
    }),
  )
  return found.flat().filter((row) => person.some((part) => row.includes(part)))
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

test('a guest who owes something after the last stay is not erased', async () => {
  const { code } = await aBusyGuest()
  await whenAllIsOver()
  await api.deps.db.change('update orders set paid_paisa = paid_paisa - 100 where code = $1', [code])

  await expect(eraseGuest(api.deps, PHONE)).rejects.toThrow(code)
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

/** A day at the desk in which staff name a guest wherever they can write; answers what is stored of it without the texts. */
async function staffWriteAbout(code: string, who: string): Promise<() => Promise<object>> {
  const manager = await hire(api, 'manager', `Manager of ${code}`)
  const [unit] = await api.deps.db.query<{ id: string }>('select id from unit where house_id = 2 order by id')
  const block = { From: '2026-12-01', Until: '2026-12-02', Kind: 'other' } as const
  const of = { Code: code }
  const { Rooms } = await manager.read(readRegistration, { params: { Code: code } })
  const [room] = Rooms
  const Persons = [aPerson({ IsLead: true, Name: who, Number: '' }), aPerson({ Name: `Sister of ${who}` })]
  const answers = [
    await manager.send(registerPersons, { ...of, StayId: room?.StayIds[0] ?? 0, Version: 0, Persons }),
    await manager.send(addNote, { ...of, Text: `${who} is late` }),
    await manager.send(addExtra, { ...of, Label: `Cake for ${who}`, Quantity: 2, Price: 500 }),
    await manager.till.take(code, 1_150, { Method: 'bkash', Reference: who }),
    await manager.send(proposeRefund, { ...of, Amount: 100, Reason: `A bee stung ${who}` }),
    await manager.send(cancelForGuest, { ...of, Refund: 0, IsByPolicy: false, Reason: `${who} called` }),
    await manager.till.open(),
    await manager.till.enter(-300, `Taxi for ${who}`),
    await manager.till.close(4_700, `${who} has 50`),
    await manager.send(addBlocks, { ...block, UnitIds: [unit?.id ?? ''], Reason: `For ${who}` }),
  ]
  expect(answers.map(({ Msg }) => Msg).join('')).toBe('')
  const select = (columns: string) => api.deps.db.query(`select ${columns} order_code = $1 order by 1`, [code])
  return async () => ({
    events: await select("event, actor from order_event where actor like 'staff:%' and"),
    amounts: await select("data ->> 'Amount' as amount from order_event where actor like 'staff:%' and"),
    charges: await select('kind, quantity, amount_paisa from order_charge where'),
    payments: await select('amount_paisa, method, gateway_transaction from payment where'),
    proposals: await select('amount_paisa, state, proposed_by from refund_proposal where'),
    cancellations: await select('percent, paid_paisa, refund_paisa, actor from cancellation where'),
    log: await api.deps.db.query('select act, subject, staff_id from staff_event order by id'),
    till: await api.deps.db.query('select amount_paisa, shift_id from till_entry order by id'),
    shifts: await api.deps.db.query('select counted_paisa, expected_paisa from till_shift order by id'),
    blocks: await api.deps.db.query('select unit_id, starts, ends from room_block order by id'),
  })
}

test.each(['Rahima (01712-345678)', 'Rahima', 'RAHIMA KHATUN'])(
  'what staff wrote about a guest as %s goes as well; who did what, and every sum, stay',
  async (who) => {
    const guest = await signUp(api, { phone: PHONE, firstName: 'Rahima', lastName: 'Khatun' })
    await completeProfile(api, guest)
    const books = await staffWriteAbout(await aPaidOrder(api, guest), who)
    await whenAllIsOver()
    const before = await books()

    await eraseGuest(api.deps, PHONE)

    expect(await traces([...PERSON, who])).toEqual([])
    expect(await books()).toEqual(before)
  },
)

test('in notes about others only the name is taken out, and a part of it that others have stays', async () => {
  await aBusyGuest()
  const other = await signUp(api, { phone: '+8801812345678', firstName: 'Salma', lastName: 'Khatun' })
  await completeProfile(api, other, { FirstName: 'Salma', Email: 'other@example.com' })
  const code = await aPaidOrder(api, other)
  const manager = await hire(api, 'manager')
  for (const Text of ['Travels with Rahima Khatun', 'Khatun is late', 'Her sister has 01712 345678']) {
    await manager.send(addNote, { Code: code, Text })
  }
  await whenAllIsOver()

  await eraseGuest(api.deps, PHONE)

  const notes = await api.deps.db.query<{ text: string | null }>(
    "select data ->> 'Text' as text from order_event where event = 'note' order by event_no",
  )
  expect(notes.map(({ text }) => text)).toEqual(['Travels with …', 'Khatun is late', null])
})

test('what staff wrote about another guest stays', async () => {
  await aBusyGuest()
  const other = await signUp(api, { phone: '+8801812345678' })
  await completeProfile(api, other)
  await staffWriteAbout(await aPaidOrder(api, other), 'Salma (01812-345678)')
  await whenAllIsOver()
  const before = await traces(['Salma'])

  await eraseGuest(api.deps, PHONE)

  expect(before.length).toBeGreaterThan(10)
  expect(await traces(['Salma'])).toEqual(before)
  expect(await exportGuest(api.deps, other.phone)).toMatchObject({ profile: { IdentityNumber: '1990123456789' } })
})

test('what the privacy policy limits ends automatically: visitors, then identity numbers, then the guest', async () => {
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
