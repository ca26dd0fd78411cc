import { beforeEach, expect, test } from 'vitest'
import { DeskSession, enrol, proveCode, readDeskSession, signInToDesk, signOutOfDesk } from '#contract/staff/account.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import {
  aMember,
  anAccount,
  codeNow,
  GIVEN_PASSWORD,
  OWN_PASSWORD,
  signInAgain,
  type Desk,
} from '#tests/support/desk/members.ts'
import { codesOf } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'

const api = shareTestApi()
let desk: Desk
beforeEach(() => {
  desk = new Map()
})

const stepOf = ({ Data }: Answer) => DeskSession.parse(Data).Step
const signIn = (Email: string, Password: string, own = desk, address = '203.0.113.7') =>
  api.call(signInToDesk, { body: { Email, Password } }, { desk: own, address })
const prove = (Code: string, { own = desk, Remember = false } = {}) =>
  api.call(proveCode, { body: { Code, Remember } }, { desk: own })
const stepNow = async (own = desk) => stepOf(await api.call(readDeskSession, {}, { desk: own }))
/** The next code of an app is another one. */
const later = (seconds = 30) => api.clock.advance(seconds)

test('the first sign-in shows recovery codes and connects an authenticator app, and asks for a new password', async () => {
  const { email } = await anAccount(api, 'desk')

  const begun = await signIn(email, GIVEN_PASSWORD)
  const { Secret = '', Address, RecoveryCodes = [] } = DeskSession.parse(begun.Data).Enrolment ?? {}
  const early = await prove(RecoveryCodes[0] ?? '')
  const wrong = await api.call(enrol, { body: { Code: '12345' } }, { desk })
  const enrolled = await api.call(enrol, { body: { Code: codeNow(api, Secret) } }, { desk })

  expect([stepOf(begun), early.Code, wrong.Code]).toEqual(['enrolling', 'unauthenticated', 'code_wrong'])
  expect(Address).toContain(`secret=${Secret}`)
  expect(RecoveryCodes).toEqual(Array.from({ length: 10 }, () => expect.stringMatching(/^\w{5}-\w{5}$/)))
  expect(new Set(RecoveryCodes).size).toBe(10)
  expect(enrolled.Data).toMatchObject({ Step: 'newPassword', Enrolment: null })
})

test('whose connected app had no answer signs in again with the recovery codes that were shown before', async () => {
  const { email } = await anAccount(api, 'desk')
  const begun = DeskSession.parse((await signIn(email, GIVEN_PASSWORD)).Data).Enrolment
  const shownAgain = DeskSession.parse((await signIn(email, GIVEN_PASSWORD)).Data).Enrolment
  const lost = new Map(desk)
  await api.call(enrol, { body: { Code: codeNow(api, begun?.Secret ?? '') } }, { desk: lost })

  const found = await stepNow()
  await signIn(email, GIVEN_PASSWORD)
  const proved = await prove(begun?.RecoveryCodes[3] ?? '')

  expect(shownAgain).toEqual(begun)
  expect([found, stepOf(proved)]).toEqual(['signedOut', 'newPassword'])
})

test('a first password that nobody used ends after seven days', async () => {
  const { email } = await anAccount(api, 'desk')
  later(7 * 24 * 3600 - 1)
  const inTime = await signIn(email, GIVEN_PASSWORD)
  later(1)
  const [late, wrong] = [await signIn(email, GIVEN_PASSWORD), await signIn(email, 'a guess at it')]

  expect(stepOf(inTime)).toBe('enrolling')
  expect([late.Code, wrong.Code]).toEqual(['password_wrong', 'password_wrong'])
  expect(late.Msg).toContain('not used within seven days')
  expect(wrong.Msg).not.toContain('seven days')
})

test('afterwards a sign-in needs password and code; each step has another cookie, which is in no table', async () => {
  const { email, secret } = await aMember(api, 'desk')
  later()

  const begun = await signIn(email.toUpperCase(), OWN_PASSWORD)
  const before = desk.get('desk') ?? ''
  const proved = await prove(codeNow(api, secret))
  const after = desk.get('desk') ?? ''

  expect([stepOf(begun), stepOf(proved), await stepNow()]).toEqual(['code', 'signedIn', 'signedIn'])
  expect(await stepNow(new Map([['desk', 'dsk_guessed']]))).toBe('signedOut')

  const stored = JSON.stringify(await api.deps.db.query('select * from staff_session, staff'))
  expect(after).not.toBe(before)
  expect(stored).not.toContain(after)
  expect(stored).not.toContain(secret)
  expect(await stepNow(new Map([['desk', before]]))).toBe('signedOut')
})

test('a wrong password, an unknown address and an ended account get the same answer', async () => {
  const { email } = await anAccount(api, 'desk')
  const ended = await anAccount(api, 'desk', 'Someone Gone')
  await api.deps.db.change('update staff set ended_at = $2 where id = $1', [ended.id, api.clock.now])

  const answers = [
    await signIn(email, 'wrong password'),
    await signIn('unknown@resort.test', GIVEN_PASSWORD),
    await signIn(ended.email, GIVEN_PASSWORD),
  ]

  const refusal = {
    status: 422,
    Code: 'password_wrong',
    Msg: 'The e-mail address or the password is wrong',
    Data: null,
  }
  expect(answers).toMatchObject([refusal, refusal, refusal])
  expect(await stepNow()).toBe('signedOut')
})

test('a code is good once, and a wrong one opens nothing', async () => {
  const { email, secret } = await aMember(api, 'desk')
  const used = codeNow(api, secret)
  await signIn(email, OWN_PASSWORD)

  const answers = [await prove(used), await prove(used === '000000' ? '000001' : '000000'), await prove('')]

  expect(codesOf(answers)).toEqual(Array(3).fill('code_wrong'))
  expect(await stepNow()).toBe('code')
})

test('a recovery code replaces the app, once, however it is typed', async () => {
  const { email, recoveryCodes } = await aMember(api, 'desk')
  const code = recoveryCodes[0]?.toUpperCase().replace('-', '\u200b–') ?? ''
  await signIn(email, OWN_PASSWORD)
  const first = await prove(code)
  await signIn(email, OWN_PASSWORD)

  const second = await prove(code)

  expect(stepOf(first)).toBe('signedIn')
  expect(second.Code).toBe('code_wrong')
})

test('a browser that is remembered is asked for the password alone, for thirty days, and for that account only', async () => {
  const { email, secret } = await aMember(api, 'desk')
  const other = await aMember(api, 'desk', 'Another One')
  await signInAgain(api, { email, secret }, { desk, Remember: true })
  await api.call(signOutOfDesk, { body: {} }, { desk })

  const remembered = await signIn(email, OWN_PASSWORD)
  const forAnother = await signIn(other.email, OWN_PASSWORD)
  later(30 * 24 * 3600)
  const afterwards = await signIn(email, OWN_PASSWORD)

  expect([remembered, forAnother, afterwards].map(stepOf)).toEqual(['signedIn', 'code', 'code'])
})

test('the second factor has ten minutes, a sign-in that is not used twelve hours, any a week', async () => {
  const { email, desk: open } = await aMember(api, 'desk')
  await signIn(email, OWN_PASSWORD)
  later(600)
  expect(await stepNow()).toBe('signedOut')

  for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
    expect(await stepNow(open)).toBe('signedIn')
    later(11 * 3600)
  }
  later(11 * 3600)
  expect(await stepNow(open)).toBe('signedOut')

  const { desk: unused } = await aMember(api, 'desk', 'Unused One')
  later(12 * 3600)
  expect(await stepNow(unused)).toBe('signedOut')
})

const NETWORKS = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`)

/** Wrong passwords of an account from each network, by as many as a network may try in a quarter of an hour, again and again. */
async function guessFrom(networks: readonly string[], { email, quarters }: { email: string; quarters: number }) {
  const codes: unknown[] = []
  for (let quarter = 0; quarter < quarters; quarter += 1) {
    if (quarter > 0) later(15 * 60)
    for (const address of networks) {
      for (let guess = 0; guess < 10; guess += 1) {
        codes.push((await signIn(email, 'a guess', new Map(), address)).Code)
      }
    }
  }
  return codes.filter((code) => code === 'password_wrong').length
}

test('a network has ten passwords of an account in a quarter of an hour, also at once, and thirty a day', async () => {
  const { email } = await aMember(api, 'desk')
  const tries = Array.from({ length: 12 }, () => signIn(email, 'a guess', new Map(), '198.51.100.7'))

  const codes = codesOf(await Promise.all(tries))
  later(15 * 60)
  const compared = await guessFrom(['198.51.100.7'], { email, quarters: 4 })

  expect([codes.filter((code) => code === 'password_wrong').length, compared]).toEqual([10, 20])
})

test('a wide network of IPv6 has eighty, and with all that it may try in a day it keeps nobody out elsewhere', async () => {
  const { email } = await aMember(api, 'desk')
  const networks = Array.from({ length: 12 }, (_, index) => `2001:db8:1:${index}::1`)

  const inQuarter = await guessFrom(networks, { email, quarters: 1 })
  later(15 * 60)
  const afterwards = await guessFrom(networks, { email, quarters: 4 })
  const elsewhere = await signIn(email, OWN_PASSWORD, new Map())

  expect([inQuarter, inQuarter + afterwards, stepOf(elsewhere)]).toEqual([80, 240, 'code'])
})

test('after many passwords from many networks each next one waits longer, but not in the browser that is remembered', async () => {
  const { email, secret } = await aMember(api, 'desk')
  await signInAgain(api, { email, secret }, { desk, Remember: true })

  const free = await guessFrom(NETWORKS, { email, quarters: 3 })
  later(15 * 60)
  const more = await guessFrom(['192.0.2.1', '192.0.2.2'], { email, quarters: 1 })
  const waiting = await signIn(email, OWN_PASSWORD, new Map())
  const remembered = await signIn(email, OWN_PASSWORD)
  later(15 * 60)
  const afterwards = await signIn(email, OWN_PASSWORD, new Map())

  expect([free, more]).toEqual([300, 2])
  expect([waiting.Code, stepOf(remembered), stepOf(afterwards)]).toEqual(['too_many_requests', 'signedIn', 'code'])
})

test('codes cannot be tried out', async () => {
  const { email, secret } = await aMember(api, 'desk')
  later()
  await signIn(email, OWN_PASSWORD)
  for (let count = 0; count < 10; count += 1) await prove('12345')

  expect((await prove(codeNow(api, secret))).Code).toBe('too_many_requests')
})

test('signing out ends the session, here and in the database', async () => {
  const { desk: own } = await aMember(api, 'desk')
  const copy = new Map(own)

  const answer = await api.call(signOutOfDesk, { body: {} }, { desk: own })

  expect(stepOf(answer)).toBe('signedOut')
  expect([own.has('desk'), await stepNow(copy)]).toEqual([false, 'signedOut'])
})

test('what belongs to a step is refused before and after it', async () => {
  const { desk: own } = await aMember(api, 'desk')

  const refused = [
    await api.call(enrol, { body: { Code: '000000' } }, { desk: own }),
    await api.call(enrol, { body: { Code: '000000' } }, { desk }),
    await prove('000000'),
  ]

  expect(codesOf(refused)).toEqual(Array(3).fill('unauthenticated'))
})

test('a request that our own page did not send is refused', async () => {
  const { desk: own } = await aMember(api, 'desk')
  const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ')
  const path = readDeskSession.path

  const refused = [
    await api.raw(path, { headers: { cookie } }),
    await api.raw(path, { headers: { cookie, deskclient: '1', origin: 'https://elsewhere.example' } }),
    await api.raw(path, { headers: { cookie, deskclient: '1', 'sec-fetch-site': 'same-site' } }),
  ]
  const ours = await api.raw(path, { headers: { cookie, deskclient: '1', origin: 'http://resort.test' } })

  expect(codesOf(refused)).toEqual(Array(3).fill('forbidden'))
  expect(stepOf(ours)).toBe('signedIn')
})

test("a guest's token opens nothing at the desk, and the desk's cookie nothing of a guest", async () => {
  const { desk: own } = await aMember(api, 'owner')

  const asGuest = await api.call(getProfile, {}, { desk: own })
  const asStaff = await api.raw(readDeskSession.path, {
    headers: { deskclient: '1', datacontent: own.get('desk') ?? '' },
  })

  expect(asGuest.Code).toBe('unauthenticated')
  expect(stepOf(asStaff)).toBe('signedOut')
})
