import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { DeskSession, proveCode, readDeskSession, signInToDesk } from '#contract/desk/account.ts'
import { addStaff, endStaff, forgetBrowser, listStaff, resetStaff, setRole, StaffMember } from '#contract/desk/staff.ts'
import { LogEntry, readLog } from '#contract/desk/log.ts'
import { ofStaff, shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD, type Desk, type TestStaff } from '#tests/support/desk/members.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { addFirstOwner } from './manage-staff.ts'
import { isPassword } from './secrets/password.ts'

const tables = [...ofStaff, 'request_budget', 'activity']
const api = shareTestApi({ empties: tables })
let owner: TestStaff
beforeEach(async () => {
  owner = await aMember(api, 'owner', 'The Owner')
})

const asOwner = () => ({ desk: owner.desk })
const stepOf = async (desk: Desk) => DeskSession.parse((await api.call(readDeskSession, {}, { desk })).Data).Step
const newcomer = { Email: 'Karim@Resort.test', Name: 'Karim Mia', Role: 'desk' as const }
const add = (ActivityId = randomUUID(), changes: Partial<typeof newcomer> = {}) =>
  api.call(addStaff, { body: { ActivityId, ...newcomer, ...changes } }, asOwner())
const passwordOf = ({ Data }: { Data: unknown }) => z.object({ Id: z.int(), Password: z.string() }).parse(Data)
const signIn = (Email: string, Password: string, desk: Desk) =>
  api.call(signInToDesk, { body: { Email, Password } }, { desk })
const accounts = async () =>
  z.object({ Data: z.array(StaffMember) }).parse((await api.call(listStaff, {}, asOwner())).Data).Data
const logOf = async (query: { From: string; To: string; Take?: number; Page?: number; MemberId?: number }) => {
  const { Data } = await api.call(
    readLog,
    { query: { Take: 50, Page: 1, ...query, MemberId: query.MemberId } },
    asOwner(),
  )
  return z.object({ Data: z.array(LogEntry), Count: z.int() }).parse(Data)
}

test('an owner adds an account, which signs in with the password that is shown once', async () => {
  const { Id, Password } = passwordOf(await add())
  const desk: Desk = new Map()

  await signIn(newcomer.Email, Password, desk)

  expect(await stepOf(desk)).toBe('enrolling')
  expect(await accounts()).toMatchObject([
    { Id, Name: 'Karim Mia', Email: 'karim@resort.test', Role: 'desk', IsEnrolled: false, EndedAt: null },
    { Id: owner.id, Role: 'owner', IsEnrolled: true, LastSignInAt: api.clock.now.toISOString() },
  ])
})

test('a repeat within a minute gets a new password, and a later one none', async () => {
  const ActivityId = randomUUID()
  const first = passwordOf(await add(ActivityId))
  const second = passwordOf(await add(ActivityId))
  api.clock.advance(61)
  const late = await add(ActivityId)

  expect(second.Id).toBe(first.Id)
  expect(late).toMatchObject({ status: 409, Code: 'already_done' })
  expect((await signIn(newcomer.Email, first.Password, new Map())).Code).toBe('password_wrong')
  expect((await signIn(newcomer.Email, second.Password, new Map())).IsError).toBe(false)
})

test('no shown password is stored', async () => {
  const { Password } = passwordOf(await add())

  expect(JSON.stringify(await api.deps.db.query('select * from staff, activity'))).not.toContain(Password)
})

test('an address has one account; an ended one is opened again, without what it had before', async () => {
  const karim = await aMember(api, 'manager', 'Karim Mia')
  const twice = await add(randomUUID(), { Email: karim.email })
  await api.call(endStaff, { body: { ActivityId: randomUUID(), MemberId: karim.id } }, asOwner())

  const again = passwordOf(await add(randomUUID(), { Email: karim.email }))

  expect(twice).toMatchObject({ status: 409, Code: 'already_registered' })
  expect(again.Id).toBe(karim.id)
  expect(await accounts()).toMatchObject([{ Id: karim.id, Role: 'desk', IsEnrolled: false, HasPin: false }, {}])
})

test('an ended account is out at once, and stays in the list and the log', async () => {
  const karim = await aMember(api, 'desk', 'Karim Mia')

  await api.call(endStaff, { body: { ActivityId: randomUUID(), MemberId: karim.id } }, asOwner())

  expect(await stepOf(karim.desk)).toBe('signedOut')
  expect(await accounts()).toMatchObject([{ Id: owner.id }, { Id: karim.id, EndedAt: api.clock.now.toISOString() }])
})

test('a reset account has a new password, no app, no remembered browser and no session', async () => {
  const karim = await aMember(api, 'desk', 'Karim Mia')
  api.clock.advance(30)
  await signIn(karim.email, OWN_PASSWORD, karim.desk)
  await api.call(proveCode, { body: { Code: codeNow(api, karim.secret), Remember: true } }, { desk: karim.desk })

  const reset = await api.call(resetStaff, { body: { ActivityId: randomUUID(), MemberId: karim.id } }, asOwner())
  const signedOut = await stepOf(karim.desk)
  await signIn(karim.email, passwordOf(reset).Password, karim.desk)

  expect([signedOut, await stepOf(karim.desk)]).toEqual(['signedOut', 'enrolling'])
  expect((await signIn(karim.email, OWN_PASSWORD, new Map())).Code).toBe('password_wrong')
})

test('a role counts in open sessions from the next request on', async () => {
  const karim = await aMember(api, 'owner', 'Karim Mia')
  const before = await api.call(listStaff, {}, { desk: karim.desk })

  await api.call(setRole, { body: { ActivityId: randomUUID(), MemberId: karim.id, Role: 'desk' } }, asOwner())

  expect(before.IsError).toBe(false)
  expect(await api.call(listStaff, {}, { desk: karim.desk })).toMatchObject({ status: 403, Code: 'forbidden' })
})

test('the only owner cannot be ended or made less, also not by two owners at once', async () => {
  const other = await aMember(api, 'owner', 'Other Owner')
  const end = (MemberId: number, desk: Desk) =>
    api.call(endStaff, { body: { ActivityId: randomUUID(), MemberId } }, { desk })

  const both = await Promise.all([end(owner.id, other.desk), end(other.id, owner.desk)])
  const [left] = await api.deps.db.query<{ id: number }>('select id from staff where ended_at is null')
  const remaining = left?.id === owner.id ? owner : other
  const role = { ActivityId: randomUUID(), MemberId: remaining.id, Role: 'manager' as const }

  expect(both.map(({ Code }) => Code).filter((code) => code === null)).toHaveLength(1)
  expect((await end(remaining.id, remaining.desk)).Code).toBe('last_owner')
  expect((await api.call(setRole, { body: role }, { desk: remaining.desk })).Code).toBe('last_owner')
})

test('a remembered browser is forgotten, with its sessions', async () => {
  const karim = await aMember(api, 'desk', 'Karim Mia')
  api.clock.advance(30)
  await signIn(karim.email, OWN_PASSWORD, karim.desk)
  await api.call(proveCode, { body: { Code: codeNow(api, karim.secret), Remember: true } }, { desk: karim.desk })
  const browser = (await accounts()).flatMap(({ Browsers }) => Browsers)[0]
  const forget = () =>
    api.call(forgetBrowser, { body: { ActivityId: randomUUID(), BrowserId: browser?.Id ?? 0 } }, asOwner())

  await forget()
  const signedOut = await stepOf(karim.desk)
  await signIn(karim.email, OWN_PASSWORD, karim.desk)

  expect([signedOut, await stepOf(karim.desk)]).toEqual(['signedOut', 'code'])
  expect(await forget()).toMatchObject({ status: 404, Code: 'not_found' })
})

test('what changes an account wants a code of the last ten minutes', async () => {
  const karim = await aMember(api, 'desk', 'Karim Mia')
  api.clock.advance(601)
  const change = { ActivityId: randomUUID(), MemberId: karim.id }

  const refused = [
    await add(),
    await api.call(resetStaff, { body: change }, asOwner()),
    await api.call(setRole, { body: { ...change, Role: 'owner' } }, asOwner()),
    await api.call(endStaff, { body: change }, asOwner()),
    await api.call(forgetBrowser, { body: { ActivityId: randomUUID(), BrowserId: 1 } }, asOwner()),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(Array(5).fill('sign_in_again'))
})

test('accounts that do not exist are not found', async () => {
  const unknown = () => ({ ActivityId: randomUUID(), MemberId: 999_999 })

  const answers = [
    await api.call(resetStaff, { body: unknown() }, asOwner()),
    await api.call(setRole, { body: { ...unknown(), Role: 'desk' } }, asOwner()),
    await api.call(endStaff, { body: unknown() }, asOwner()),
  ]

  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', 'not_found', 'not_found'])
})

test('the log names who did what, by day, member and page, and is only added to', async () => {
  await add()
  const today = { From: TODAY, To: TODAY }

  const { Data, Count } = await logOf({ ...today, MemberId: owner.id })

  expect(Data[0]).toMatchObject({
    By: { Kind: 'staff', Id: owner.id, Name: 'The Owner' },
    What: { Kind: 'addedStaff', Role: 'desk' },
    Subject: 'Karim Mia',
    Code: null,
  })
  expect(Data.map(({ What }) => What.Kind)).toEqual(['addedStaff', 'changedPassword', 'signedIn', 'enrolled'])
  expect((await logOf(today)).Count).toBe(Count + 1)
  expect((await logOf({ ...today, Take: 1, Page: 2 })).Data).toMatchObject([{ What: { Kind: 'changedPassword' } }])
  expect(await logOf({ From: '2026-11-21', To: '2026-11-30' })).toEqual({ Data: [], Count: 0 })
})

test('the first start makes one owner, and no later one', async () => {
  for (const table of tables) await api.deps.db.change(`delete from ${table}`)

  const made = await Promise.all([addFirstOwner(api.deps, 'owner@a.test'), addFirstOwner(api.deps, 'owner@a.test')])
  const later = await addFirstOwner(api.deps, 'owner@b.test')
  const rows = await api.deps.db.query<{ email: string; password_hash: string }>('select * from staff')

  const [first, ...others] = made.filter((account) => account !== undefined)
  expect([others, later, rows.length]).toEqual([[], undefined, 1])
  expect(await isPassword(first?.password ?? '', rows[0]?.password_hash ?? '')).toBe(true)
})
