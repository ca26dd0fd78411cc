import type { AnyMachineSnapshot } from 'xstate'
import { afterAll, beforeAll } from 'vitest'
import { sessionMachine } from '#machines/session.machine.ts'
import { proveModel } from '#tests/model/prove-model.ts'
import { signInGuests, type SignedIn } from '#tests/support/many-guests.ts'
import { START, startTestApi, type TestApi } from '#tests/support/test-api.ts'
import { unlimited } from '#tests/support/unlimited.ts'
import { openSession } from './session-driver.ts'
import { sessionModel, type SessionStep } from './session.model.ts'

let api: TestApi
let guests: SignedIn[]
beforeAll(async () => {
  api = await startTestApi({ deps: { limits: unlimited } })
  guests = await signInGuests(api.deps.db, sessionModel.paths.length, START)
  await api.deps.db.change(`update guest set identity_number_sealed = ''`)
})
afterAll(() => api.close())

const anyTime = 'storedUser.changed'

proveModel<typeof sessionMachine, SessionStep, ReturnType<typeof openSession>>(sessionMachine, {
  model: sessionModel,
  open(index) {
    const guest = guests[index]
    if (!guest) throw new Error('Each path has a guest')
    return openSession(api, guest)
  },
  shownOf: ({ context: { user, profile } }: AnyMachineSnapshot) => ({
    isSomeoneHere: user !== undefined,
    hasProfile: profile !== undefined,
  }),
  checks: {
    readingUser: (shown) => (shown.hasTag('unread') ? [] : ['A page decides before anybody was read']),
    anonymous: ({ context }) => (context.user ? ['A guest is remembered who is not here'] : []),
    authenticated: ({ context }, { guest }) =>
      context.user?.token === guest.token ? [] : ['Somebody else is signed in'],
    signingOut: (shown) => (shown.hasTag('busy') ? [] : ['Nobody sees that the guest is being signed out']),
    signedOut: (shown) => (shown.hasTag('authenticated') ? ['A guest who left is still here'] : []),
  },
  takes: {
    readingUser: [anyTime],
    anonymous: [anyTime],
    authenticated: [anyTime, 'unauthorized.met', 'logout.pressed', 'profile.changed'],
    signingOut: [anyTime],
    signedOut: [anyTime],
  },
  refused: [{ event: { type: 'unauthorized.met', token: 'of another tab' } }],
})
