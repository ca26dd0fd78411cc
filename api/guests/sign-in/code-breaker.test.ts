import { beforeEach, expect, test } from 'vitest'
import { askCode, authRows, callRegister, callRequestCode, signIn, signUp } from '#tests/support/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { readBacklog } from '#api/upkeep/backlog/backlog.ts'
import { standardLimits } from '#api/platform/limits.ts'

const GUEST = '+8801712345678'
const codeBreakers = [{ floor: 5, leastVerified: 0.2, seconds: 600, pauseSeconds: 600 }]

const limits = { ...standardLimits, codeBreakers, codeStamp: { bits: 4, seconds: 300 } }
const warnings: object[] = []
const log = { info: () => {}, warn: (details: object) => void warnings.push(details), error: () => {} }
const api = shareTestApi({ deps: { limits, log } })
beforeEach(() => {
  warnings.length = 0
  api.deps.limits = limits
})

const phoneOf = (number: number) => `+8801812${String(number).padStart(6, '0')}`
const askAsStranger = (number: number) =>
  callRequestCode(api, { phone: phoneOf(number), otpFor: 'REGISTRATION', address: `203.0.113.${number}` })

async function floodFrom(first: number, count: number): Promise<number[]> {
  const statuses = []
  for (let number = first; number < first + count; number += 1) statuses.push((await askAsStranger(number)).status)
  return statuses
}

test('when hardly any of many codes is verified, strangers need a stamp for a while', async () => {
  expect(await floodFrom(0, 5)).toEqual(Array(5).fill(200))
  const before = await authRows(api)

  const refused = await askAsStranger(5)
  api.clock.advance(599)
  const later = await askAsStranger(6)

  expect(refused).toMatchObject({
    status: 428,
    Code: 'stamp_needed',
    Msg: 'We cannot send codes to new phones now without a short check by your browser. Please try again on our website.',
    Data: { Bits: 4 },
  })
  expect(later.status).toBe(428)
  expect(await authRows(api)).toEqual(before)
  api.clock.advance(1)
  expect((await askAsStranger(6)).status).toBe(200)
})

test('a pause is logged once, and shown as a number in the metrics', async () => {
  await floodFrom(0, 8)

  expect(warnings).toEqual([{ sent: 5, verified: 0, endsAt: new Date('2026-11-20T06:10:00Z') }])
  expect(await readBacklog(api.deps)).toMatchObject({ codesSent: 5, codesVerified: 0, codesPaused: 1 })
  api.clock.advance(600)
  expect(await readBacklog(api.deps)).toMatchObject({ codesSent: 0, codesVerified: 0, codesPaused: 0 })
})

test('a guest who signed in before gets a code in a pause, even after the session is forgotten', async () => {
  await signUp(api, { phone: GUEST })
  await floodFrom(0, 10)
  await api.deps.db.change('delete from guest_session')

  const guest = await signIn(api, GUEST)

  expect(guest.phone).toBe(GUEST)
  expect((await askAsStranger(10)).status).toBe(428)
})

test('a guest who signed up and never in is unknown', async () => {
  await callRegister(api, await askCode(api, { phone: GUEST, otpFor: 'REGISTRATION' }))
  await floodFrom(0, 10)

  expect((await callRequestCode(api, { phone: GUEST, otpFor: 'LOGIN' })).status).toBe(428)
})

test('as long as one code of five is verified, there is no pause', async () => {
  for (let number = 0; number < 4; number += 1) await signUp(api, { phone: phoneOf(number) })

  const asked = await floodFrom(10, 18)

  // The 17th still sees 4 of 20, the 18th 4 of 21.
  expect(asked).toEqual([...Array(17).fill(200), 428])
})

test('a code that was replaced by another was not verified', async () => {
  await floodFrom(0, 4)
  api.clock.advance(60)

  await floodFrom(0, 1)

  expect(await readBacklog(api.deps)).toMatchObject({ codesSent: 5, codesVerified: 0 })
  expect((await askAsStranger(9)).status).toBe(428)
})

test('who stays below what ten minutes bear is noticed over the hour, and paused for longer', async () => {
  const slow = { floor: 8, leastVerified: 0.2, seconds: 3600, pauseSeconds: 3600 }
  api.deps.limits = { ...api.deps.limits, codeBreakers: [...codeBreakers, slow] }
  expect(await floodFrom(0, 4)).toEqual(Array(4).fill(200))
  api.clock.advance(600)
  expect(await floodFrom(4, 4)).toEqual(Array(4).fill(200))
  api.clock.advance(600)

  const refused = await askAsStranger(8)
  api.clock.advance(3599)
  const later = await askAsStranger(9)
  api.clock.advance(1)

  expect([refused.status, later.status, (await askAsStranger(10)).status]).toEqual([428, 428, 200])
})
