// What the flows do not show: the pauses between codes, and what stays typed.

import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { authMachine } from './auth.machine.ts'
import { isTooEarly, type AuthField } from './parts/auth-dialog.ts'

const user = aStoredUser()
const never = () => new Promise<never>(() => {})
const refusal = (retryAfterSeconds: number) => new Problem('too_many_requests', 'Not yet', { retryAfterSeconds })

type World = {
  checkRegistration?: () => Promise<boolean>
  resendCode?: () => Promise<string>
  signIn?: () => Promise<typeof user>
}

function openAuth({ checkRegistration = async () => true, resendCode, signIn }: World = {}) {
  const clock = new SimulatedClock()
  const emitted: object[] = []
  const auth = createActor(
    authMachine.provide({
      actors: {
        checkRegistration: fromPromise(checkRegistration),
        requestCode: fromPromise(async () => 'message-1'),
        resendCode: fromPromise(resendCode ?? (async () => 'message-2')),
        register: fromPromise(async () => {}),
        signIn: fromPromise(signIn ?? (async () => user)),
        storeUser: fromPromise(async () => {}),
      },
    }),
    { clock },
  )
  auth.on('*', (event) => emitted.push(event))
  auth.start()
  auth.send({ type: 'dialog.opened', returnTo: '/checkout' })

  const type = (field: AuthField, value: string) => auth.send({ type: 'field.changed', field, value })
  const settles = () => waitFor(auth, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  const reachCodeForm = async () => {
    type('phone', '01712345678')
    auth.send({ type: 'phone.submitted' })
    await settles()
  }
  const submitCode = async () => {
    type('code', '123456')
    return settles()
  }
  return { auth, clock, emitted, type, settles, reachCodeForm, submitCode }
}

test('a sign-in welcomes the guest for a second and leads where they wanted to go', async () => {
  const { emitted, reachCodeForm, submitCode } = openAuth()
  await reachCodeForm()

  await submitCode()

  expect(emitted).toEqual([
    { type: 'user.signedIn', user },
    { type: 'toast', tone: 'success', text: 'You are successfully logged in', closeAfterMs: 1_000 },
    { type: 'navigation.wanted', path: '/checkout' },
  ])
})

test('a code that was refused stays typed', async () => {
  const { reachCodeForm, submitCode } = openAuth({
    signIn: () => Promise.reject(new Problem('code_wrong', 'The code is wrong')),
  })
  await reachCodeForm()

  const { context } = await submitCode()

  expect(context).toMatchObject({ problem: 'The code is wrong', code: '123456' })
})

test.each(['1234 56', '১২৩৪৫৬'])('the last digit of the code %s submits it', async (code) => {
  const { auth, type, settles, reachCodeForm } = openAuth()
  await reachCodeForm()

  type('code', code.slice(0, -1))
  const isWaiting = auth.getSnapshot().matches({ OTP_LOGIN: { form: 'filling' } })
  type('code', code)

  expect(isWaiting).toBe(true)
  expect((await settles()).matches('closed')).toBe(true)
})

test('a phone that has signed up already is sent its code by one tap, and one that has not leads to the sign-up', async () => {
  const known = openAuth()
  known.auth.send({ type: 'signup.chosen' })
  known.type('phone', '01712345678')
  known.auth.send({ type: 'phone.left' })
  await waitFor(known.auth, (snapshot) => snapshot.matches({ SIGNUP: 'phoneTaken' }))
  const unknown = openAuth({ checkRegistration: async () => false })
  await unknown.reachCodeForm()

  known.auth.send({ type: 'login.chosen' })
  unknown.auth.send({ type: 'signup.chosen' })

  expect((await known.settles()).matches('OTP_LOGIN')).toBe(true)
  expect(unknown.auth.getSnapshot()).toMatchObject({ value: { SIGNUP: 'filling' }, context: { phone: '01712345678' } })
})

const lookups: [string, Error, string][] = [
  ['too many tries', refusal(90), 'Not yet'],
  ['a failure of the server', new Problem('internal', 'Oh'), 'Error occured while checking registration'],
  ['no answer', new Error('offline'), 'Error occured while checking registration'],
]
test.each(lookups)('the sentence about %s is shown at login, and at sign-up', async (_, error, problem) => {
  const { auth, type, settles } = openAuth({ checkRegistration: () => Promise.reject(error) })
  type('phone', '0171234567')
  auth.send({ type: 'phone.submitted' })
  const login = await settles()
  auth.send({ type: 'signup.chosen' })

  auth.send({ type: 'phone.left' })

  const signup = await waitFor(auth, (snapshot) => snapshot.matches({ SIGNUP: 'filling' }), { timeout: 1_000 })
  expect([login.context.problem, signup.context.problem]).toEqual([problem, problem])
})

test('a phone that cannot be one is refused at its field, at login and at sign-up', async () => {
  const refused = new Problem('phone_invalid', 'No number', { data: { Field: 'Phone' } })
  const { auth, type, settles } = openAuth({ checkRegistration: () => Promise.reject(refused) })
  type('phone', '0171234567')
  auth.send({ type: 'phone.submitted' })
  const login = await settles()
  auth.send({ type: 'signup.chosen' })

  auth.send({ type: 'phone.left' })

  const signup = await waitFor(auth, (snapshot) => snapshot.matches({ SIGNUP: 'filling' }), { timeout: 1_000 })
  const atField = { problem: undefined, problems: { phone: 'No number' } }
  expect([login.context, signup.context]).toMatchObject([atField, atField])
})

test('names that are missing are still pointed at when the phone is left', () => {
  const { auth, type } = openAuth({ checkRegistration: never })
  auth.send({ type: 'signup.chosen' })
  type('phone', '01712345678')
  auth.send({ type: 'signup.submitted' })

  auth.send({ type: 'phone.left' })

  expect(auth.getSnapshot().context.problems).toEqual({ firstName: 'missing', lastName: 'missing' })
})

test('each code takes longer to come again', async () => {
  const { auth, clock, reachCodeForm } = openAuth()
  await reachCodeForm()

  const pauses = []
  for (let count = 0; count < 4; count += 1) {
    pauses.push(auth.getSnapshot().context.resendPauseMs)
    clock.increment(auth.getSnapshot().context.resendPauseMs)
    auth.send({ type: 'resend.pressed' })
    await waitFor(auth, (snapshot) => snapshot.matches({ OTP_LOGIN: { resend: 'waiting' } }), { timeout: 1_000 })
  }

  expect(pauses).toEqual([60_000, 120_000, 300_000, 300_000])
})

test('a code requested too early waits as long as the API says', async () => {
  const { auth, clock, reachCodeForm } = openAuth({ resendCode: () => Promise.reject(refusal(45)) })
  const isDisabled = () => auth.getSnapshot().hasTag('resendDisabled')
  await reachCodeForm()
  clock.increment(60_000)
  auth.send({ type: 'resend.pressed' })
  await waitFor(auth, (snapshot) => snapshot.context.problem !== undefined)

  clock.increment(44_999)
  const disabledBefore = isDisabled()
  clock.increment(1)

  expect([disabledBefore, isDisabled()]).toEqual([true, false])
})

test.each([
  ['within the longest pause', 300, true],
  ['after all codes were used up', 2_400, false],
])('a code that is refused %s for %i seconds is only too early: %s', (_, seconds, isEarly) => {
  const event = { type: 'xstate.error.actor.requestCode', actorId: 'requestCode', error: refusal(seconds) } as const

  expect(isTooEarly({ event })).toBe(isEarly)
})
