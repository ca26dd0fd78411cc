import { expect, test } from 'vitest'
import { proveCode, signInToDesk } from '#contract/staff/account.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { aMember, codeNow, OWN_PASSWORD } from '#tests/support/desk/members.ts'
import { askCode, callLogin, completeProfile, readData, signIn, signUp } from '#tests/support/guests.ts'
import { ADVANCE, bookRoom, payAgain, standingOf } from '#tests/support/paying.ts'
import { signedNotice } from '#tests/support/sandbox.ts'
import { shareShop } from '#tests/support/shop-of-file.ts'
import { resealIdentityNumbers } from '#api/guests/identity-number.ts'
import { resealTotpSecrets } from '#api/staff/totp-secret.ts'

const PHONE = '+8801712345678'
const NUMBER = '1990123456789'
/** As its guest reads it. */
const SHOWN = '••6789'
const NEW_PEPPER = new Uint8Array(32).fill(7)
const NEW_KEY = new Uint8Array(32).fill(8)

const shop = shareShop()

/** As an owner would, by docs/operations.md: both identity keys, then the jobs, then the new one alone; the others at once. */
async function changeAllKeys() {
  const { secrets } = shop.api.deps
  const [old] = secrets.identityKeys
  secrets.codePepper = NEW_PEPPER
  secrets.identityKeys = [old, NEW_KEY]
  const between = await numberOf()
  secrets.identityKeys = [NEW_KEY, old]
  const resealed = [await resealIdentityNumbers(shop.api.deps), await resealTotpSecrets(shop.api.deps)]
  secrets.identityKeys = [NEW_KEY]
  return { between, resealed }
}

let token: string
const numberOf = async () => readData(getProfile, await shop.api.call(getProfile, {}, { token })).IdentityNumber

test('a rehearsal: all three keys are changed, and guests, payments and staff go on', async () => {
  const { api } = shop
  const guest = await signUp(api, { phone: PHONE })
  token = guest.token
  await completeProfile(api, guest, { IdentityNumber: NUMBER })
  const member = await aMember(api, 'desk')
  const booked = await bookRoom(shop, '30%', guest)
  const form = await shop.payUnheard(booked.paymentUrl)
  api.clock.advance(60)
  const codeOfBefore = await askCode(api, { phone: PHONE, otpFor: 'LOGIN' })

  const { between, resealed } = await changeAllKeys()

  // The number is read at every step, and what is in the database needs the new key alone.
  expect([between, resealed, await numberOf()]).toEqual([SHOWN, [1, 1], SHOWN])
  // A code of the minutes before opens nothing, and a new one does; sessions are not concerned.
  expect((await callLogin(api, codeOfBefore)).Code).toBe('code_wrong')
  api.clock.advance(120)
  token = (await signIn(api, PHONE)).token
  expect(await numberOf()).toBe(SHOWN)
  // A callback that the old store password signed counts as unsigned: the gateway is asked, and the payment counts once.
  const { verify_sign: _, verify_key: __, ...fields } = form.fields
  const signedByOld = signedNotice(fields, 'the old password')
  expect((await shop.notice(signedByOld)).status).toBe(200)
  await shop.notice(signedByOld)
  expect(await standingOf(shop, booked.code)).toMatchObject({ status: 'Confirmed', paid: ADVANCE, payments: [ADVANCE] })
  await payAgain(shop, { ...booked, guest: { ...guest, token } }, '100%')
  // The authenticator app works on.
  await api.call(signInToDesk, { body: { Email: member.email, Password: OWN_PASSWORD } }, { desk: member.desk })
  const proof = { Code: codeNow(api, member.secret), Remember: false }
  const proved = await api.call(proveCode, { body: proof }, { desk: member.desk })
  expect(proved.Data).toMatchObject({ Step: 'signedIn' })
})
