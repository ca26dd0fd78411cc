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
} from '#contract/desk/account.ts'
import { deskCalls } from '#contract/desk/calls.ts'
import { today } from '#contract/desk/orders.ts'
import { DESK_IDLE_HEADER } from '#contract/endpoint.ts'
import { ofStaff, shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD, type Desk, type TestStaff } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'

const api = shareTestApi({ empties: [...ofStaff, 'request_budget'] })
let nasrin: TestStaff
let karim: TestStaff
beforeEach(async () => {
  karim = await withPin(await aMember(api, 'manager', 'Karim Mia'), '271828')
  nasrin = await withPin(await aMember(api, 'desk', 'Nasrin Akter'), '314159')
})

async function withPin(member: TestStaff, Pin: string): Promise<TestStaff> {
  await api.call(setPin, { body: { Pin } }, { desk: member.desk })
  return member
}
const lock = (desk: Desk) => api.call(lockDesk, { body: {} }, { desk })
const read = (desk: Desk) => api.call(today, { query: { Date: TODAY } }, { desk })
const takeOver = (MemberId: number, Pin: string) =>
  api.call(switchTo, { body: { MemberId, Pin } }, { desk: nasrin.desk })
const sessionOf = async (desk: Desk): Promise<DeskSession> =>
  readData(readDeskSession, await api.call(readDeskSession, {}, { desk }))
/** A call of a page on which no one has done anything for so long. */
const readIdle = (seconds: number | string) =>
  api.raw(`${today.path}?Date=${TODAY}`, { headers: { [DESK_IDLE_HEADER]: String(seconds) } }, { desk: nasrin.desk })

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

  expect(others.toSorted()).toEqual([
    'ChangePassword',
    'Enrol',
    'Lock',
    'Me',
    'ProveCode',
    'SetPin',
    'SignIn',
    'SignOut',
    'SwitchTo',
  ])
})

test('at a locked desk neither password nor PIN is changed, and one may sign out', async () => {
  await lock(nasrin.desk)

  const refused = [
    await api.call(setPin, { body: { Pin: '908172' } }, { desk: nasrin.desk }),
    await api.call(
      changePassword,
      { body: { Current: OWN_PASSWORD, Password: 'nine boats on the Turag' } },
      {
        desk: nasrin.desk,
      },
    ),
  ]
  const signedOut = await api.call(signOutOfDesk, { body: {} }, { desk: nasrin.desk })

  expect(refused.map(({ Code }) => Code)).toEqual(['desk_locked', 'desk_locked'])
  expect(signedOut.Code).toBeNull()
})

test('a desk locks eleven minutes after its last call', async () => {
  await read(nasrin.desk)
  api.clock.advance(11 * 60 - 1)
  const inTime = await read(nasrin.desk)
  api.clock.advance(11 * 60)

  const late = await read(nasrin.desk)

  expect([inTime.Code, late.Code]).toEqual([null, 'desk_locked'])
})

test('a page that reads while no one uses it does not keep the desk open', async () => {
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

test('the member opens the desk with their own PIN, and goes on', async () => {
  await lock(nasrin.desk)
  const wrong = await takeOver(nasrin.id, '000001')

  const opened = await takeOver(nasrin.id, '314159')

  expect(wrong.Code).toBe('pin_wrong')
  expect(opened.Data).toMatchObject({ IsLocked: false, Member: { Name: 'Nasrin Akter' } })
  expect((await read(nasrin.desk)).Code).toBeNull()
})

test('a colleague opens it with theirs, and what follows is theirs', async () => {
  await lock(nasrin.desk)

  const opened = await takeOver(karim.id, '271828')

  expect(opened.Data).toMatchObject({ IsLocked: false, Member: { Name: 'Karim Mia' } })
  expect((await read(nasrin.desk)).Code).toBeNull()
})

test('a code of the app opens it as well, as it stands for more than a PIN', async () => {
  await lock(nasrin.desk)
  api.clock.advance(30)

  const opened = await api.call(
    proveCode,
    { body: { Code: codeNow(api, nasrin.secret), Remember: false } },
    { desk: nasrin.desk },
  )

  expect(opened.Data).toMatchObject({ IsLocked: false })
  expect((await read(nasrin.desk)).Code).toBeNull()
})

test('only a desk that is signed in can be locked', async () => {
  const answer = await lock(new Map())

  expect(answer.Code).toBe('unauthenticated')
})
