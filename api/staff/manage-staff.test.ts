import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { DeskSession, readDeskSession, signInToDesk } from '#contract/staff/account.ts'
import { addStaff, endStaff, forgetBrowser, listStaff, resetStaff, setRole } from '#contract/staff/staff.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { hire, type Worker } from '#tests/support/desk/desk-of-file.ts'
import { logOf } from '#tests/support/desk/log.ts'
import { OWN_PASSWORD, signInAgain, type Desk } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'
import { codesOf, type BodyOf } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { addFirstOwner } from './manage-staff.ts'
import { isPassword } from './secrets/password.ts'

const api = shareTestApi()
let owner: Worker
beforeEach(async () => {
  owner = await hire(api, 'owner', 'The Owner')
})

const stepOf = async (desk: Desk) => DeskSession.parse((await api.call(readDeskSession, {}, { desk })).Data).Step
const newcomer = { Email: 'Karim@Resort.test', Name: 'Karim Mia', Role: 'desk' as const }
const add = (changes: Partial<BodyOf<typeof addStaff>> = {}) => owner.send(addStaff, { ...newcomer, ...changes })
const end = (MemberId: number, by = owner) => by.send(endStaff, { MemberId })
const passwordOf = (answer: Answer) => readData(addStaff, answer)
const signIn = (Email: string, Password: string, desk: Desk = new Map()) =>
  api.call(signInToDesk, { body: { Email, Password } }, { desk })
const accounts = async () => (await owner.read(listStaff, {})).Data

test('an owner adds an account, which signs in with the password that is shown once and stored nowhere', async () => {
  const { Id, Password } = passwordOf(await add())
  const desk: Desk = new Map()

  await signIn(newcomer.Email, Password, desk)

  expect(await stepOf(desk)).toBe('enrolling')
  expect(await accounts()).toMatchObject([
    { Id, Name: 'Karim Mia', Email: 'karim@resort.test', Role: 'desk', IsEnrolled: false, EndedAt: null },
    { Id: owner.id, Role: 'owner', IsEnrolled: true, LastSignInAt: api.clock.now.toISOString() },
  ])
  expect(JSON.stringify(await api.deps.db.query('select * from staff, activity'))).not.toContain(Password)
  expect((await logOf(api, owner.member, ['addedStaff'])).slice(1)).toMatchObject([
    { By: { Name: 'The Owner' }, Entry: { Kind: 'addedStaff', Role: 'desk' }, Subject: 'Karim Mia', Code: null },
  ])
})

test('a repeat within a minute gets a new password, and a later one none', async () => {
  const ActivityId = randomUUID()
  const first = passwordOf(await add({ ActivityId }))
  const second = passwordOf(await add({ ActivityId }))
  api.clock.advance(61)
  const late = await add({ ActivityId })

  expect(second.Id).toBe(first.Id)
  expect(late).toMatchObject({ status: 409, Code: 'already_done' })
  expect((await signIn(newcomer.Email, first.Password)).Code).toBe('password_wrong')
  expect((await signIn(newcomer.Email, second.Password)).IsError).toBe(false)
})

test('an address has one account; an ended one is opened again, without what it had before', async () => {
  const karim = await hire(api, 'manager', 'Karim Mia')
  const twice = await add({ Email: karim.member.email })
  await end(karim.id)

  const again = passwordOf(await add({ Email: karim.member.email }))

  expect(twice).toMatchObject({ status: 409, Code: 'already_registered' })
  expect(again.Id).toBe(karim.id)
  expect(await accounts()).toMatchObject([{ Id: karim.id, Role: 'desk', IsEnrolled: false, HasPin: false }, {}])
})

test('an ended account is out at once, and stays in the list and the log', async () => {
  const karim = await hire(api, 'desk', 'Karim Mia')

  await end(karim.id)

  expect(await stepOf(karim.desk)).toBe('signedOut')
  expect(await accounts()).toMatchObject([{ Id: owner.id }, { Id: karim.id, EndedAt: api.clock.now.toISOString() }])
})

test('a reset account has a new password, no app, no remembered browser and no session', async () => {
  const karim = await hire(api, 'desk', 'Karim Mia')
  await signInAgain(api, karim.member, { desk: karim.desk, Remember: true })

  const reset = await owner.send(resetStaff, { MemberId: karim.id })
  const signedOut = await stepOf(karim.desk)
  await signIn(karim.member.email, passwordOf(reset).Password, karim.desk)

  expect([signedOut, await stepOf(karim.desk)]).toEqual(['signedOut', 'enrolling'])
  expect((await signIn(karim.member.email, OWN_PASSWORD)).Code).toBe('password_wrong')
})

test('a role counts in open sessions from the next request on', async () => {
  const karim = await hire(api, 'owner', 'Karim Mia')
  const before = await karim.call(listStaff, {})

  await owner.send(setRole, { MemberId: karim.id, Role: 'desk' })

  expect(before.IsError).toBe(false)
  expect(await karim.call(listStaff, {})).toMatchObject({ status: 403, Code: 'forbidden' })
})

test('the only owner cannot be ended or made less, also not by two owners at once', async () => {
  const other = await hire(api, 'owner', 'Other Owner')

  const both = await Promise.all([end(owner.id, other), end(other.id)])
  const [left] = await api.deps.db.query<{ id: number }>('select id from staff where ended_at is null')
  const last = left?.id === owner.id ? owner : other
  const refused = [await end(last.id, last), await last.send(setRole, { MemberId: last.id, Role: 'manager' })]

  expect(codesOf(both).filter((code) => code === null)).toHaveLength(1)
  expect(codesOf(refused)).toEqual(['last_owner', 'last_owner'])
})

test('a remembered browser is forgotten, with its sessions', async () => {
  const karim = await hire(api, 'desk', 'Karim Mia')
  await signInAgain(api, karim.member, { desk: karim.desk, Remember: true })
  const browser = (await accounts()).flatMap(({ Browsers }) => Browsers)[0]
  const forget = () => owner.send(forgetBrowser, { BrowserId: browser?.Id ?? 0 })

  await forget()
  const signedOut = await stepOf(karim.desk)
  await signIn(karim.member.email, OWN_PASSWORD, karim.desk)

  expect(browser).toMatchObject({ Program: '', System: '' })
  expect([signedOut, await stepOf(karim.desk)]).toEqual(['signedOut', 'code'])
  expect(await forget()).toMatchObject({ status: 404, Code: 'not_found' })
})

test('the first start makes one owner, and no later one', async () => {
  await api.deps.db.change('truncate staff cascade')

  const made = await Promise.all([addFirstOwner(api.deps, 'owner@a.test'), addFirstOwner(api.deps, 'owner@a.test')])
  const later = await addFirstOwner(api.deps, 'owner@b.test')
  const rows = await api.deps.db.query<{ email: string; password_hash: string }>('select * from staff')

  const [first, ...others] = made.filter((account) => account !== undefined)
  expect([others, later, rows.length]).toEqual([[], undefined, 1])
  expect(await isPassword(first?.password ?? '', rows[0]?.password_hash ?? '')).toBe(true)
})
