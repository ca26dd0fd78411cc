import { beforeEach, expect, test } from 'vitest'
import {
  changePassword,
  type DeskSession,
  lockDesk,
  proveCode,
  readDeskSession,
  setPin,
  signOutOfDesk,
  switchTo,
} from '#contract/staff/account.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import { today } from '#contract/reception/orders.ts'
import { DESK_IDLE_HEADER } from '#contract/endpoint.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD, type Desk, type TestStaff } from '#tests/support/desk/members.ts'
import { codesOf } from '#tests/support/post.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'

const api = shareTestApi()
let nasrin: TestStaff
let karim: TestStaff
beforeEach(async () => {
  karim = await aMember(api, 'manager', 'Karim Mia')
  nasrin = await aMember(api, 'desk', 'Nasrin Akter')
})

const lock = (desk: Desk) => api.call(lockDesk, { body: {} }, { desk })
const read = (desk: Desk) => api.call(today, { query: { Date: TODAY } }, { desk })
const sessionOf = async (desk: Desk): Promise<DeskSession> =>
  readData(readDeskSession, await api.call(readDeskSession, {}, { desk }))
/** A call of a page that nobody has used for this long. */
const readIdle = (seconds: number | string) =>
  api.raw(`${today.path}?Date=${TODAY}`, { headers: { [DESK_IDLE_HEADER]: String(seconds) } }, nasrin)

test('a desk that is locked answers no call of staff, and says so', async () => {
  const locked = await lock(nasrin.desk)

  const answer = await read(nasrin.desk)

  expect(locked.Data).toMatchObject({ Step: 'signedIn', IsLocked: true })
  expect(answer).toMatchObject({ status: 403, Code: 'desk_locked', Msg: 'This desk is locked: please enter a PIN' })
  expect((await sessionOf(nasrin.desk)).IsLocked).toBe(true)
  expect((await read(karim.desk)).Code).toBeNull()
})

test('only what a member does with their own account is asked for at a locked desk', () => {
  const others = deskCalls
    .filter(({ caller }) => caller !== 'staff')
    .map(({ path }) => path.slice(path.lastIndexOf('/') + 1))

  const ofOneself = 'ChangePassword Enrol Lock Me ProveCode SetPin SignIn SignOut SwitchTo'
  expect(others.toSorted().join(' ')).toBe(ofOneself)
})

test('at a locked desk neither password nor PIN is changed; one may sign out, and nobody locks it then', async () => {
  await lock(nasrin.desk)

  const change = { Current: OWN_PASSWORD, Password: 'nine boats on the Turag' }
  const refused = [
    await api.call(setPin, { body: { Pin: '908172' } }, nasrin),
    await api.call(changePassword, { body: change }, nasrin),
  ]
  const signedOut = await api.call(signOutOfDesk, { body: {} }, nasrin)

  expect(codesOf([...refused, signedOut])).toEqual(['desk_locked', 'desk_locked', null])
  expect((await lock(nasrin.desk)).Code).toBe('unauthenticated')
})

test('a desk locks eleven minutes after its last call', async () => {
  await read(nasrin.desk)
  api.clock.advance(11 * 60 - 1)
  const inTime = await read(nasrin.desk)
  api.clock.advance(11 * 60)

  const late = await read(nasrin.desk)

  expect([inTime.Code, late.Code]).toEqual([null, 'desk_locked'])
})

test('a page that reads while nobody uses it does not keep the desk open', async () => {
  await read(nasrin.desk)
  const answers = []
  for (let minutes = 1; minutes <= 11; minutes += 1) {
    api.clock.advance(60)
    answers.push((await readIdle(minutes * 60)).Code)
  }

  expect(answers).toEqual([...Array(10).fill(null), 'desk_locked'])
})

test('a call of someone who uses the desk opens it for as long again', async () => {
  api.clock.advance(10 * 60)
  await readIdle(5)
  api.clock.advance(10 * 60)

  expect((await readIdle(2)).Code).toBeNull()
})

test.each(['-5', 'soon', 'Infinity', '1e300'])(
  'a page that says it was idle for %s seconds breaks nothing',
  async (idle) => {
    const answer = await readIdle(idle)

    expect([null, 'desk_locked']).toContain(answer.Code)
  },
)

test('a PIN opens it: to the member, and to a colleague', async () => {
  const opened = []
  for (const { id, desk } of [nasrin, karim]) {
    await api.call(setPin, { body: { Pin: '314159' } }, { desk })
    await lock(nasrin.desk)
    opened.push((await api.call(switchTo, { body: { MemberId: id, Pin: '314159' } }, nasrin)).Data)
    expect((await read(nasrin.desk)).Code).toBeNull()
  }

  expect(opened).toMatchObject([
    { IsLocked: false, Member: { Name: 'Nasrin Akter' } },
    { IsLocked: false, Member: { Name: 'Karim Mia' } },
  ])
})

test('a code of the app opens it as well, as it proves more than a PIN', async () => {
  await lock(nasrin.desk)
  api.clock.advance(30)

  const proof = { Code: codeNow(api, nasrin.secret), Remember: false }
  const opened = await api.call(proveCode, { body: proof }, nasrin)

  expect(opened.Data).toMatchObject({ IsLocked: false })
  expect((await read(nasrin.desk)).Code).toBeNull()
})
