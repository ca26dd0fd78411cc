import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { aStoredUser } from '#tests/support/site-builders.ts'
import { authMachine } from './auth.machine.ts'
import type { AuthField } from './auth.setup.ts'

const user = aStoredUser()
const tooEarly = new Problem('too_many_requests', 'A new code can be sent in 45 seconds.', { retryAfterSeconds: 45 })
const usedUp = new Problem('too_many_requests', 'Too many tries.', { retryAfterSeconds: 2_400 })

/** Sends one code, and then answers this. */
function onceAndThen(problem: Problem): () => Promise<string> {
  let asked = 0
  return async () => {
    asked += 1
    if (asked > 1) throw problem
    return 'message-1'
  }
}

type World = {
  isRegistered?: () => Promise<boolean>
  requestCode?: () => Promise<string>
  register?: () => Promise<void>
  signIn?: () => Promise<typeof user>
  resendCode?: () => Promise<string>
}

function openAuth(world: World = {}) {
  const clock = new SimulatedClock()
  const said: object[] = []
  const asked: string[] = []
  const auth = createActor(
    authMachine.provide({
      actors: {
        checkRegistration: fromPromise(world.isRegistered ?? (async () => true)),
        requestCode: fromPromise(async ({ input }) => {
          asked.push(`request ${input.purpose}`)
          return world.requestCode ? world.requestCode() : 'message-1'
        }),
        resendCode: fromPromise(async ({ input }) => {
          asked.push(`resend ${input.purpose}`)
          return world.resendCode ? world.resendCode() : 'message-2'
        }),
        register: fromPromise(world.register ?? (async () => {})),
        signIn: fromPromise(async ({ input }) => {
          asked.push(`signIn ${input.messageId} ${input.code}`)
          return world.signIn ? world.signIn() : user
        }),
        storeUser: fromPromise(async () => {}),
      },
    }),
    { clock },
  )
  auth.on('*', (event) => said.push(event))
  auth.start()
  auth.send({ type: 'dialog.opened', returnTo: '/checkout' })

  const type = (field: AuthField, value: string) => auth.send({ type: 'field.changed', field, value })
  const settles = () => waitFor(auth, (snapshot) => !snapshot.hasTag('busy'), { timeout: 1_000 })
  const now = () => auth.getSnapshot()
  const fillSignup = () => {
    auth.send({ type: 'signup.chosen' })
    type('phone', '01712345678')
    type('firstName', 'Rahima')
    type('lastName', 'Khatun')
  }
  const reachCodeForm = async () => {
    type('phone', '01712345678')
    auth.send({ type: 'phone.submitted' })
    await settles()
  }
  return { auth, clock, said, asked, type, settles, now, fillSignup, reachCodeForm }
}

describe('the auth dialog', () => {
  test('points at an empty phone without asking anybody', () => {
    const { auth, now } = openAuth()

    auth.send({ type: 'phone.submitted' })

    expect(now().value).toEqual({ LOGIN: 'filling' })
    expect(now().context.missing).toEqual(['phone'])
  })

  test('sends a stranger to the sign-up in words', async () => {
    const { now, reachCodeForm } = openAuth({ isRegistered: async () => false })

    await reachCodeForm()

    expect(now().value).toEqual({ LOGIN: 'filling' })
    expect(now().context.problem).toBe('User is not registered, please sign up.')
  })

  test('says so when the registration cannot be looked up, and keeps the phone', async () => {
    const { now, reachCodeForm } = openAuth({ isRegistered: () => Promise.reject(new ApiUnreachable()) })

    await reachCodeForm()

    expect(now().context).toMatchObject({
      problem: 'Error occured while checking registration',
      phone: '01712345678',
    })
  })

  test('signs in by code, greets for a second and goes where the guest wanted', async () => {
    const { auth, now, said, asked, type, settles, reachCodeForm } = openAuth()
    await reachCodeForm()
    expect(now().matches('OTP_LOGIN')).toBe(true)

    type('code', '123456')
    auth.send({ type: 'code.submitted' })
    await settles()

    expect(now().value).toBe('closed')
    expect(asked).toEqual(['request LOGIN', 'signIn message-1 123456'])
    expect(said).toEqual([
      { type: 'user.signedIn', user },
      { type: 'toast', tone: 'success', text: 'You are successfully logged in', closeAfterMs: 1_000 },
      { type: 'navigation.wanted', path: '/checkout' },
    ])
  })

  test('shows what the server says of a wrong code and keeps it typed', async () => {
    const wrong = new Problem('code_wrong', 'The code is wrong')
    const { auth, now, type, settles, reachCodeForm } = openAuth({ signIn: () => Promise.reject(wrong) })
    await reachCodeForm()

    type('code', '000000')
    auth.send({ type: 'code.submitted' })
    await settles()

    expect(now().matches({ OTP_LOGIN: { form: 'filling' } })).toBe(true)
    expect(now().context).toMatchObject({ problem: 'The code is wrong', code: '000000' })
  })

  test('points at each empty field of a sign-up', () => {
    const { auth, now, type } = openAuth()
    auth.send({ type: 'signup.chosen' })
    type('firstName', 'Rahima')

    auth.send({ type: 'signup.submitted' })

    expect(now().context.missing).toEqual(['phone', 'lastName'])
  })

  test('keeps pointing at empty names when the phone is left', () => {
    const { auth, now, type } = openAuth({ isRegistered: () => new Promise(() => {}) })
    auth.send({ type: 'signup.chosen' })
    type('phone', '01712345678')
    auth.send({ type: 'signup.submitted' })

    auth.send({ type: 'phone.left' })

    expect(now().context.missing).toEqual(['firstName', 'lastName'])
  })

  test('refuses a sign-up while its phone is known, until it is changed', async () => {
    const { auth, now, type, fillSignup } = openAuth()
    fillSignup()

    auth.send({ type: 'phone.left' })
    await waitFor(auth, (snapshot) => snapshot.hasTag('signupDisabled'))

    expect(now().context.problem).toBe('Phone Number Already Exist')
    auth.send({ type: 'signup.submitted' })
    expect(now().value).toEqual({ SIGNUP: 'phoneTaken' })
    type('phone', '01812345678')
    expect(now().value).toEqual({ SIGNUP: 'filling' })
    expect(now().context.problem).toBeUndefined()
  })

  test('takes a sign-up that is pressed while its phone is still being looked up', async () => {
    const { auth, now, settles, fillSignup } = openAuth({ isRegistered: () => new Promise(() => {}) })
    fillSignup()
    auth.send({ type: 'phone.left' })

    auth.send({ type: 'signup.submitted' })
    await settles()

    expect(now().matches('OTP')).toBe(true)
  })

  test('registers, then logs in, with one code', async () => {
    const { auth, now, asked, type, settles, fillSignup } = openAuth()
    fillSignup()
    auth.send({ type: 'signup.submitted' })
    await settles()

    type('code', '123456')
    auth.send({ type: 'code.submitted' })
    await settles()

    expect(now().value).toBe('closed')
    expect(asked).toEqual(['request REGISTRATION', 'signIn message-1 123456'])
  })

  test('lets a guest whose login failed after registering go on as one who logs in', async () => {
    const { auth, now, type, settles, fillSignup } = openAuth({ signIn: () => Promise.reject(new ApiUnreachable()) })
    fillSignup()
    auth.send({ type: 'signup.submitted' })
    await settles()

    type('code', '123456')
    auth.send({ type: 'code.submitted' })
    await settles()

    expect(now().matches({ OTP_LOGIN: { form: 'filling' } })).toBe(true)
    expect(now().context).toMatchObject({ code: '123456', messageId: 'message-1' })
  })

  test('resends a code after a minute, not before', async () => {
    const { auth, clock, now, said, asked, reachCodeForm } = openAuth()
    await reachCodeForm()

    auth.send({ type: 'resend.pressed' })
    expect(now().hasTag('resendDisabled')).toBe(true)
    clock.increment(60_000)
    expect(now().hasTag('resendDisabled')).toBe(false)
    auth.send({ type: 'resend.pressed' })
    await waitFor(auth, (snapshot) => snapshot.context.messageId === 'message-2')

    expect(asked).toEqual(['request LOGIN', 'resend LOGIN'])
    expect(said).toEqual([{ type: 'toast', tone: 'success', text: 'New OTP code sent successfully' }])
    expect(now().hasTag('resendDisabled')).toBe(true)
  })

  test('a guest who goes back and asks too early is asked for the earlier code, and told when', async () => {
    const { auth, clock, now, asked, type, settles, reachCodeForm } = openAuth({ requestCode: onceAndThen(tooEarly) })
    await reachCodeForm()
    auth.send({ type: 'back.pressed' })

    auth.send({ type: 'phone.submitted' })
    await settles()

    expect(now().matches('OTP_LOGIN')).toBe(true)
    expect(now().context.problem).toBe('A new code can be sent in 45 seconds.')
    clock.increment(44_999)
    expect(now().hasTag('resendDisabled')).toBe(true)
    clock.increment(1)
    expect(now().hasTag('resendDisabled')).toBe(false)
    type('code', '123456')
    auth.send({ type: 'code.submitted' })
    await settles()
    expect(asked.at(-1)).toBe('signIn message-1 123456')
  })

  test.each([
    ['another phone', '01812345678', tooEarly],
    ['a phone whose codes are used up', '01712345678', usedUp],
  ])('%s has no earlier code to go on with', async (_, phone, problem) => {
    const { auth, now, type, settles, reachCodeForm } = openAuth({ requestCode: onceAndThen(problem) })
    await reachCodeForm()
    auth.send({ type: 'back.pressed' })
    type('phone', phone)

    auth.send({ type: 'phone.submitted' })
    await settles()

    expect(now().value).toEqual({ LOGIN: 'filling' })
    expect(now().context.problem).toBe(problem.message)
  })

  test('each code takes longer to come again, as the API has it', async () => {
    const { auth, clock, now, reachCodeForm } = openAuth()
    await reachCodeForm()

    const pauses = []
    for (let count = 0; count < 4; count += 1) {
      pauses.push(now().context.resendPauseMs)
      clock.increment(now().context.resendPauseMs)
      auth.send({ type: 'resend.pressed' })
      await waitFor(auth, (snapshot) => snapshot.matches({ OTP_LOGIN: { resend: 'waiting' } }), { timeout: 1_000 })
    }

    expect(pauses).toEqual([60_000, 120_000, 300_000, 300_000])
  })

  test('a resend that is refused as too early waits as long as it is told', async () => {
    const { auth, clock, now, reachCodeForm } = openAuth({ resendCode: () => Promise.reject(tooEarly) })
    await reachCodeForm()
    clock.increment(60_000)

    auth.send({ type: 'resend.pressed' })
    await waitFor(auth, (snapshot) => snapshot.context.problem !== undefined)

    expect(now().matches({ OTP_LOGIN: { resend: 'waiting' } })).toBe(true)
    expect(now().context).toMatchObject({ resendPauseMs: 45_000, messageId: 'message-1' })
  })

  test('resets every sign-in by a code of its own', async () => {
    const { auth, now, asked, settles, reachCodeForm } = openAuth()
    await reachCodeForm()

    auth.send({ type: 'reset.pressed' })
    await settles()

    expect(now().matches('OTP_RESET_PASSWORD')).toBe(true)
    expect(asked).toEqual(['request LOGIN', 'request RESET'])
  })

  test('closed by a stranger returns to the home page and forgets what was typed', async () => {
    const { auth, now, said, reachCodeForm } = openAuth()
    await reachCodeForm()

    auth.send({ type: 'dialog.closed' })

    expect(now().value).toBe('closed')
    expect(now().context.phone).toBe('')
    expect(said).toEqual([{ type: 'navigation.wanted', path: '/' }])
  })

  test.each(['page.left', 'session.began'] as const)('closes at %s and leads nowhere', async (type) => {
    const { auth, now, said, reachCodeForm } = openAuth()
    await reachCodeForm()

    auth.send({ type })

    expect(now().value).toBe('closed')
    expect(now().context.phone).toBe('')
    expect(said).toEqual([])
  })

  test('welcomes the guest whom it is signing in, whatever page they are on by then', async () => {
    const { auth, type, now, said, settles, reachCodeForm } = openAuth()
    await reachCodeForm()
    type('code', '123456')
    auth.send({ type: 'code.submitted' })
    await waitFor(auth, (snapshot) => snapshot.matches('remembering'))

    auth.send({ type: 'page.left' })
    auth.send({ type: 'session.began' })
    await settles()

    expect(now().value).toBe('closed')
    expect(said).toContainEqual({ type: 'user.signedIn', user })
  })
})
