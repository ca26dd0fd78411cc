import { expect, test } from 'vitest'
import {
  changePassword,
  DeskSession,
  proveCode,
  readDeskSession,
  setPin,
  signInToDesk,
  switchTo,
} from '#contract/staff/account.ts'
import { capabilitiesOf } from '#contract/values/roles.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { aMember, codeNow, OWN_PASSWORD, signInAgain, type Desk, type TestStaff } from '#tests/support/desk/members.ts'
import { codesOf } from '#tests/support/post.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { hashPassword, isSimplePin } from './secrets/password.ts'

const api = shareTestApi()

const stepOf = ({ Data }: Answer) => DeskSession.parse(Data).Step
const sessionOf = async (desk: Desk) => DeskSession.parse((await api.call(readDeskSession, {}, { desk })).Data)
const change = (desk: Desk, Current: string, Password: string) =>
  api.call(changePassword, { body: { Current, Password } }, { desk })
const takeOver = (desk: Desk, MemberId: number, Pin = '271828') =>
  api.call(switchTo, { body: { MemberId, Pin } }, { desk })
const choosePin = (desk: Desk, Pin = '271828') => api.call(setPin, { body: { Pin } }, { desk })
const withPin = async (member: TestStaff) => {
  await choosePin(member.desk)
  return member
}

test('a new password ends the other sessions of the account, and the old one opens nothing', async () => {
  const { email, secret, desk } = await aMember(api, 'desk')
  const elsewhere = await signInAgain(api, { email, secret })

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

test('a change whose answer was lost can be sent again', async () => {
  const { desk } = await aMember(api, 'desk')
  await change(desk, OWN_PASSWORD, 'nine boats on the Turag')

  const again = await change(desk, OWN_PASSWORD, 'nine boats on the Turag')

  expect(stepOf(again)).toBe('signedIn')
})

test('an easy password is refused, and so is the one before', async () => {
  const { desk } = await aMember(api, 'desk', 'Nasrin Akter')

  const refused = [
    await change(desk, OWN_PASSWORD, 'nasrin.akter2026'),
    await change(desk, OWN_PASSWORD, 'Gazipur, Ghat Road 7'),
    await change(desk, OWN_PASSWORD, OWN_PASSWORD),
  ]

  expect(codesOf(refused)).toEqual(['too_simple', 'too_simple', 'too_simple'])
})

test('a password that was chosen before it counted as easy stays good', async () => {
  const { email, id } = await aMember(api, 'desk')
  const hash = await hashPassword('Summer2026', api.deps.limits.passwordCost)
  await api.deps.db.change('update staff set password_hash = $2 where id = $1', [id, hash])

  const signedIn = await api.call(signInToDesk, { body: { Email: email, Password: 'Summer2026' } }, { desk: new Map() })

  expect(stepOf(signedIn)).toBe('code')
})

test('PINs in a row or of few digits are easy to guess', () => {
  expect(['000000', '123456', '654321', '890123', '121212', '112211'].every(isSimplePin)).toBe(true)
  expect(['271828', '908172', '135790'].some(isSimplePin)).toBe(false)
})

test('a PIN is set by one who gave a code in the last ten minutes', async () => {
  const { desk, secret } = await aMember(api, 'desk')
  api.clock.advance(601)
  const late = await choosePin(desk)
  await api.call(proveCode, { body: { Code: codeNow(api, secret), Remember: false } }, { desk })

  const proved = await choosePin(desk)
  const refused = [late, await choosePin(desk, '123456'), await choosePin(new Map())]

  expect(proved.Data).toMatchObject({ Member: { HasPin: true } })
  expect(codesOf(refused)).toEqual(['sign_in_again', 'too_simple', 'unauthenticated'])
})

test('a colleague takes over a browser with a PIN: what follows is theirs, and not proved by a code', async () => {
  const nasrin = await aMember(api, 'owner', 'Nasrin Akter')
  const karim = await withPin(await aMember(api, 'desk', 'Karim Mia'))
  const before = new Map(nasrin.desk)

  const seen = (await sessionOf(nasrin.desk)).Colleagues
  const taken = await takeOver(nasrin.desk, karim.id)

  expect(seen).toEqual([{ Id: karim.id, Name: 'Karim Mia' }])
  expect(taken.Data).toMatchObject({ Step: 'signedIn', Member: { Id: karim.id, Can: capabilitiesOf('desk') } })
  expect((await choosePin(nasrin.desk, '908172')).Code).toBe('sign_in_again')
  expect((await sessionOf(before)).Step).toBe('signedOut')
})

test('the same member unlocks the browser with the PIN and stays proved', async () => {
  const nasrin = await withPin(await aMember(api, 'desk'))

  const unlocked = await takeOver(nasrin.desk, nasrin.id)

  expect(stepOf(unlocked)).toBe('signedIn')
  expect((await choosePin(nasrin.desk, '908172')).IsError).toBe(false)
})

test('five wrong PINs block it, also when they are tried at once, until the next sign-in with a password', async () => {
  const nasrin = await aMember(api, 'desk', 'Nasrin Akter')
  const karim = await withPin(await aMember(api, 'desk', 'Karim Mia'))
  const guesses = Array.from({ length: 8 }, (_, index) => takeOver(nasrin.desk, karim.id, `90817${index}`))

  const codes = codesOf(await Promise.all(guesses))
  const right = await takeOver(nasrin.desk, karim.id)
  await signInAgain(api, karim)

  expect(codes.filter((code) => code === 'pin_wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'pin_blocked')).toHaveLength(3)
  expect(right).toMatchObject({ status: 403, Code: 'pin_blocked' })
  expect(stepOf(await takeOver(nasrin.desk, karim.id))).toBe('signedIn')
})

test('nobody takes over a browser that is not signed in, as someone without a PIN, or with nothing to do at the desk', async () => {
  const nasrin = await aMember(api, 'desk', 'Nasrin Akter')
  const karim = await aMember(api, 'desk', 'Karim Mia')

  const editor = await withPin(await aMember(api, 'studio', 'Rahima'))
  const withoutPin = [await takeOver(nasrin.desk, karim.id), await takeOver(new Map(), karim.id)]
  await withPin(karim)

  const byEditor = [await takeOver(editor.desk, karim.id), await takeOver(editor.desk, editor.id)]

  expect(codesOf(withoutPin)).toEqual(['not_found', 'unauthenticated'])
  expect(codesOf(byEditor)).toEqual(['not_found', null])
})
