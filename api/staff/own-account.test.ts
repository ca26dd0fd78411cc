import { expect, test } from 'vitest'
import {
  changePassword,
  DeskSession,
  lockDesk,
  proveCode,
  readDeskSession,
  setPin,
  signInToDesk,
  switchTo,
} from '#contract/desk/account.ts'
import { capabilitiesOf } from '#contract/values/roles.ts'
import { ofStaff, shareTestApi } from '#tests/support/api-of-file.ts'
import {
  aMember,
  anAccount,
  codeNow,
  GIVEN_PASSWORD,
  OWN_PASSWORD,
  type Desk,
  type TestStaff,
} from '#tests/support/desk/members.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { hashPassword, isSimplePin } from './secrets/password.ts'

const api = shareTestApi({ empties: [...ofStaff, 'request_budget'] })

const stepOf = ({ Data }: Answer) => DeskSession.parse(Data).Step
const sessionOf = async (desk: Desk) => DeskSession.parse((await api.call(readDeskSession, {}, { desk })).Data)
const change = (desk: Desk, Current: string, Password: string) =>
  api.call(changePassword, { body: { Current, Password } }, { desk })
const takeOver = (desk: Desk, MemberId: number, Pin: string) =>
  api.call(switchTo, { body: { MemberId, Pin } }, { desk })
const withPin = async (member: TestStaff, Pin: string) => {
  await api.call(setPin, { body: { Pin } }, { desk: member.desk })
  return member
}

test('a new password ends the other sessions of the account, and the old one opens nothing', async () => {
  const { email, secret, desk } = await aMember(api, 'desk')
  api.clock.advance(30)
  const elsewhere: Desk = new Map()
  await api.call(signInToDesk, { body: { Email: email, Password: OWN_PASSWORD } }, { desk: elsewhere })
  await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk: elsewhere })

  const changed = await change(desk, OWN_PASSWORD, 'nine boats on the Turag')
  const old = await api.call(signInToDesk, { body: { Email: email, Password: OWN_PASSWORD } }, { desk: new Map() })

  expect([stepOf(changed), (await sessionOf(elsewhere)).Step]).toEqual(['signedIn', 'signedOut'])
  expect(old.Code).toBe('password_wrong')
})

test('a password is changed by one who knows it, or was given it a moment ago', async () => {
  const { desk } = await aMember(api, 'desk')

  expect((await change(desk, 'not this one', 'nine boats on the Turag')).Code).toBe('password_wrong')
  expect((await change(new Map(), '', 'nine boats on the Turag')).Code).toBe('unauthenticated')
})

test('at a desk that was locked no one changes a password or a PIN, and only who is signed in locks it', async () => {
  const { desk } = await aMember(api, 'desk')
  await api.call(lockDesk, { body: {} }, { desk })

  const refused = [
    await change(desk, OWN_PASSWORD, 'nine boats on the Turag'),
    await api.call(setPin, { body: { Pin: '495173' } }, { desk }),
    await api.call(lockDesk, { body: {} }, { desk: new Map() }),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(['desk_locked', 'desk_locked', 'unauthenticated'])
})

test('an easy password is refused, and so is the one that was given', async () => {
  const { desk } = await aMember(api, 'desk', 'Nasrin Akter')
  const { email } = await anAccount(api, 'desk', 'Second One')
  const begun: Desk = new Map()
  await api.call(signInToDesk, { body: { Email: email, Password: GIVEN_PASSWORD } }, { desk: begun })

  const refused = [
    await change(desk, OWN_PASSWORD, 'nasrin.akter2026'),
    await change(desk, OWN_PASSWORD, 'Gazipur, Ghat Road 7'),
    await change(desk, OWN_PASSWORD, OWN_PASSWORD),
  ]

  expect(refused.map(({ Code }) => Code)).toEqual(['too_simple', 'too_simple', 'too_simple'])
})

test('a password that was chosen before it counted as easy stays good', async () => {
  const { email, id } = await aMember(api, 'desk')
  const hash = await hashPassword('Summer2026', api.deps.limits.passwordCost)
  await api.deps.db.change('update staff set password_hash = $2 where id = $1', [id, hash])

  const signedIn = await api.call(signInToDesk, { body: { Email: email, Password: 'Summer2026' } }, { desk: new Map() })

  expect(stepOf(signedIn)).toBe('code')
})

test.each(['000000', '123456', '654321', '890123', '121212', '112211'])('the PIN %s is easy to guess', (pin) => {
  expect(isSimplePin(pin)).toBe(true)
})

test.each(['271828', '908172', '135790'])('the PIN %s is not', (pin) => {
  expect(isSimplePin(pin)).toBe(false)
})

test('a PIN is set by one who gave a code in the last ten minutes', async () => {
  const { desk, secret } = await aMember(api, 'desk')
  api.clock.advance(601)
  const late = await api.call(setPin, { body: { Pin: '271828' } }, { desk })
  await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk })

  const proved = await api.call(setPin, { body: { Pin: '271828' } }, { desk })
  const simple = await api.call(setPin, { body: { Pin: '123456' } }, { desk })
  const signedOut = await api.call(setPin, { body: { Pin: '271828' } }, { desk: new Map() })

  expect(late).toMatchObject({ status: 403, Code: 'sign_in_again' })
  expect(proved.Data).toMatchObject({ Member: { HasPin: true } })
  expect([simple.Code, signedOut.Code]).toEqual(['too_simple', 'unauthenticated'])
})

test('a colleague takes over a browser with a PIN: what follows is theirs, and not proved by a code', async () => {
  const nasrin = await aMember(api, 'owner', 'Nasrin Akter')
  const karim = await withPin(await aMember(api, 'desk', 'Karim Mia'), '271828')
  const before = new Map(nasrin.desk)

  const seen = (await sessionOf(nasrin.desk)).Colleagues
  const taken = await takeOver(nasrin.desk, karim.id, '271828')

  expect(seen).toEqual([{ Id: karim.id, Name: 'Karim Mia' }])
  expect(taken.Data).toMatchObject({ Step: 'signedIn', Member: { Id: karim.id, Can: capabilitiesOf('desk') } })
  expect((await api.call(setPin, { body: { Pin: '908172' } }, { desk: nasrin.desk })).Code).toBe('sign_in_again')
  expect((await sessionOf(before)).Step).toBe('signedOut')
})

test('the same member unlocks the browser with the PIN and stays proved', async () => {
  const nasrin = await withPin(await aMember(api, 'desk'), '271828')

  const unlocked = await takeOver(nasrin.desk, nasrin.id, '271828')

  expect(stepOf(unlocked)).toBe('signedIn')
  expect((await api.call(setPin, { body: { Pin: '908172' } }, { desk: nasrin.desk })).IsError).toBe(false)
})

test('five wrong PINs block it, also when they are tried at once, until the next sign-in with a password', async () => {
  const nasrin = await aMember(api, 'desk', 'Nasrin Akter')
  const karim = await withPin(await aMember(api, 'desk', 'Karim Mia'), '271828')
  const guesses = Array.from({ length: 8 }, (_, index) => takeOver(nasrin.desk, karim.id, `90817${index}`))

  const codes = (await Promise.all(guesses)).map(({ Code }) => Code)
  const right = await takeOver(nasrin.desk, karim.id, '271828')
  api.clock.advance(30)
  const own: Desk = new Map()
  await api.call(signInToDesk, { body: { Email: karim.email, Password: OWN_PASSWORD } }, { desk: own })
  await api.call(proveCode, { body: { Code: codeNow(api, karim.secret), Remember: false } }, { desk: own })

  expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'pin_blocked')).toHaveLength(3)
  expect(right).toMatchObject({ status: 403, Code: 'pin_blocked' })
  expect(stepOf(await takeOver(nasrin.desk, karim.id, '271828'))).toBe('signedIn')
})

test('no one takes over a browser that is not signed in, or as someone without a PIN', async () => {
  const nasrin = await aMember(api, 'desk', 'Nasrin Akter')
  const karim = await aMember(api, 'desk', 'Karim Mia')

  const answers = [await takeOver(nasrin.desk, karim.id, '271828'), await takeOver(new Map(), karim.id, '271828')]

  expect(answers.map(({ Code }) => Code)).toEqual(['not_found', 'unauthenticated'])
})

test('who has nothing to do at the desk tries no PIN of a colleague', async () => {
  const editor = await withPin(await aMember(api, 'studio', 'Rahima'), '161803')
  const karim = await withPin(await aMember(api, 'desk', 'Karim Mia'), '271828')

  const taken = await takeOver(editor.desk, karim.id, '271828')
  const own = await takeOver(editor.desk, editor.id, '161803')

  expect([taken.Code, own.Code]).toEqual(['not_found', null])
})
