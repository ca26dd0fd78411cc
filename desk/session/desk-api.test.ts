import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { DeskSession } from '#contract/staff/account.ts'
import { listStaff } from '#contract/staff/staff.ts'
import { Problem, problemStatus } from '#contract/problem.ts'
import { deskSessionMachine } from '#machines/desk/desk-session.machine.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import type { FoundSession } from '#machines/desk/desk-session-setup.ts'
import { createDeskApi, createProvingApi, isHere } from './desk-api.ts'

const Member = { Id: 1, Name: 'Nasrin', Email: '', Role: 'owner', Can: [], HasPin: true } as const
const open: DeskSession = {
  Step: 'signedIn',
  Member: { ...Member, Can: [] },
  Enrolment: null,
  Colleagues: [],
  IsLocked: false,
}
const locked: DeskSession = { ...open, IsLocked: true }
const found: FoundSession = { session: open, isIdle: false }
const again = new Problem('sign_in_again', 'Please enter a new code')
const never = fromPromise<void>(() => new Promise(() => {}))

/** A desk that is signed in, and whose calls end so, one after the other. */
async function aDesk(outcomes: readonly (Problem | 'answered')[]) {
  const session = createActor(
    deskSessionMachine.provide({
      actors: {
        readSession: fromPromise(async () => found),
        proveCode: fromPromise(async () => open),
        watchIdle: never,
        lockDesk: fromPromise(async () => locked),
      },
    }),
  ).start()
  await expect.poll(() => session.getSnapshot().hasTag('open')).toBe(true)
  let calls = 0
  const client = createApiClient({
    async fetch(_address, init) {
      const outcome = outcomes[calls]
      calls += 1
      if (new Headers(init.headers).get('deskclient') !== '1') throw new Error('The header of the desk is missing')
      if (!(outcome instanceof Problem))
        return Response.json({ IsError: false, Msg: '', Data: { Data: [] }, Code: null })
      const { code: Code, message: Msg } = outcome
      return Response.json({ IsError: true, Msg, Data: null, Code }, { status: problemStatus[Code] })
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  const proving = createProvingApi(createDeskApi(client, { idleSeconds: () => 0 }), session)
  return {
    session,
    calls: () => calls,
    list: () => proving.call(listStaff, {}),
    untilAsked: () =>
      expect.poll(() => session.getSnapshot().matches({ signedIn: { open: 'provingAgain' } })).toBe(true),
  }
}

test('a call that needs a fresh code asks for one and is repeated', async () => {
  const { session, calls, list, untilAsked } = await aDesk([again, 'answered'])

  const listed = list()
  await untilAsked()
  session.send({ type: 'code.submitted', code: '123456', isRemembered: false })

  expect([await listed, calls()]).toEqual([{ Data: [] }, 2])
})

test('a call that is refused again after a fresh code is not repeated again', async () => {
  const { session, calls, list, untilAsked } = await aDesk([again, again])

  const listed = list().catch((error: unknown) => error)
  await untilAsked()
  session.send({ type: 'code.submitted', code: '123456', isRemembered: false })

  expect([await listed, calls()]).toMatchObject([{ code: 'sign_in_again' }, 2])
})

test('without a code the call is refused, whether the dialog was closed or the desk locked', async () => {
  for (const leave of ['proof.cancelled', 'lock.chosen', 'signOut.chosen'] as const) {
    const { session, calls, list, untilAsked } = await aDesk([again])

    const listed = list().catch((error: unknown) => error)
    await untilAsked()
    session.send({ type: leave })

    expect([await listed, calls()]).toMatchObject([{ code: 'sign_in_again' }, 1])
  }
})

test('a locked desk asks for no code', async () => {
  const { session, list } = await aDesk([again])
  session.send({ type: 'lock.chosen' })

  await expect(list()).rejects.toMatchObject({ code: 'sign_in_again' })
})

test('a call that is refused for lack of a session ends the sign-in', async () => {
  const { session, list } = await aDesk([new Problem('unauthenticated', 'Please sign in to continue')])

  await list().catch(() => {})

  expect(session.getSnapshot().matches('signedOut')).toBe(true)
})

test('a call that is refused because the server has locked the desk locks the page', async () => {
  const { session, list } = await aDesk([new Problem('desk_locked', 'This desk is locked: please give your PIN')])

  await list().catch(() => {})

  expect(session.getSnapshot().matches({ signedIn: 'locked' })).toBe(true)
})

test('each call reports how long the desk was idle, except calls made by typing a PIN or a password', async () => {
  const reported: (string | null)[] = []
  const client = createApiClient({
    async fetch(_address, init) {
      reported.push(new Headers(init.headers).get('deskidle'))
      return Response.json({ IsError: false, Msg: '', Data: { Data: [] }, Code: null })
    },
    token: () => undefined,
    onUnauthorized: () => {},
  })
  const api = createDeskApi(client, { idleSeconds: () => 599 })

  await api.call(listStaff, {})
  await api.call(listStaff, {}, isHere)

  expect(reported).toEqual(['599', '0'])
})

test('a page that is older than its server passes over what it does not know to be allowed', () => {
  const session = { ...open, Member: { ...Member, Can: ['board.read', 'balloon.fly'] } }

  expect(DeskSession.parse(session)).toEqual(session)
})
