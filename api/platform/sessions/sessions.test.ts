import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { logout, logoutEverywhere } from '#contract/guests/sign-in.ts'
import { getProfile } from '#contract/guests/guests.ts'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { signIn, signUp, type TestGuest } from '#tests/support/guests.ts'
import { START } from '#tests/support/test-api.ts'

const PHONE = '+8801712345678'
const DAY = 24 * 3600

const api = shareTestApi()
let guest: TestGuest
beforeEach(async () => {
  guest = await signUp(api, { phone: PHONE })
})

const isLive = async (token: string) => !(await api.call(getProfile, {}, { token })).IsError
const aSubmission = () => ({ body: { ActivityId: randomUUID() } })

test('a session that is not used for two weeks is over', async () => {
  api.clock.advance(14 * DAY - 1)
  const unused = await isLive(guest.token)
  api.clock.now = new Date(START.getTime() + 28 * DAY * 1000)

  expect(unused).toBe(true)
  expect(await isLive(guest.token)).toBe(false)
})

test('use keeps a session alive, but for sixty days at most', async () => {
  const days = []
  for (let day = 0; day < 60; day += 10) {
    days.push(await isLive(guest.token))
    api.clock.advance(10 * DAY)
  }

  expect(days).toEqual(Array(6).fill(true))
  expect(await isLive(guest.token)).toBe(false)
})

test('signing out ends this session alone', async () => {
  const elsewhere = await signIn(api, PHONE)

  const answer = await api.call(logout, aSubmission(), { token: guest.token })

  expect(answer).toMatchObject({ status: 200, Data: null, IsError: false })
  expect([await isLive(guest.token), await isLive(elsewhere.token)]).toEqual([false, true])
})

test('signing out everywhere ends all sessions of that guest', async () => {
  const elsewhere = await signIn(api, PHONE)
  const stranger = await signUp(api, { phone: '+8801812345678' })

  await api.call(logoutEverywhere, aSubmission(), { token: guest.token })

  expect([await isLive(guest.token), await isLive(elsewhere.token)]).toEqual([false, false])
  expect(await isLive(stranger.token)).toBe(true)
})

test('a repeat of a sign-out gets the first answer, although the token is dead by then', async () => {
  const request = aSubmission()
  await api.call(logout, request, { token: guest.token })

  const repeat = await api.call(logout, request, { token: guest.token })
  const newSubmission = await api.call(logout, aSubmission(), { token: guest.token })

  expect(repeat).toMatchObject({ status: 200, IsError: false })
  expect(newSubmission).toMatchObject({ status: 401, Code: 'unauthenticated' })
})
