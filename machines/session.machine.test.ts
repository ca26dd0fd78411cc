import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { describe, expect, test } from 'vitest'
import { Problem, ApiUnreachable } from '#contract/problem.ts'
import { aProfile, aStoredUser } from '#tests/support/site-builders.ts'
import { sessionMachine, type StoredUser } from './session.machine.ts'

type World = {
  stored?: StoredUser | undefined
  profile?: () => Promise<ReturnType<typeof aProfile>>
  revoke?: () => Promise<void>
}

function startSession({ stored, profile = async () => aProfile(), revoke = async () => {} }: World = {}) {
  const clock = new SimulatedClock()
  const forgotten: (string | undefined)[] = []
  const paths: string[] = []
  const session = createActor(
    sessionMachine.provide({
      actors: {
        readUser: fromPromise(async () => stored),
        loadProfile: fromPromise(profile),
        revokeToken: fromPromise(revoke),
        forgetUser: fromPromise(async ({ input }) => void forgotten.push(input.token)),
      },
    }),
    { clock },
  )
  session.on('navigation.wanted', ({ path }) => paths.push(path))
  session.start()
  const reaches = (
    state: 'anonymous' | 'signedOut' | { authenticated: 'signedIn' | 'unreachable' | 'loadingProfile' },
  ) => waitFor(session, (snapshot) => snapshot.matches(state), { timeout: 1_000 })
  return { session, clock, forgotten, paths, reaches }
}

const signedIn = { authenticated: 'signedIn' } as const

describe('the session', () => {
  test('is unread until the stored user has been read, then anonymous without one', async () => {
    const { session, reaches } = startSession()

    expect(session.getSnapshot().hasTag('unread')).toBe(true)
    await reaches('anonymous')

    expect(session.getSnapshot().hasTag('unread')).toBe(false)
    expect(session.getSnapshot().hasTag('authenticated')).toBe(false)
  })

  test('takes a stored user without a token for nobody', async () => {
    const { session, reaches } = startSession({ stored: aStoredUser({ token: '' }) })

    await reaches('anonymous')

    expect(session.getSnapshot().context.user).toBeUndefined()
  })

  test('is authenticated while the profile is still on its way', async () => {
    const { session, reaches } = startSession({ stored: aStoredUser() })

    await reaches({ authenticated: 'loadingProfile' })
    expect(session.getSnapshot().hasTag('authenticated')).toBe(true)
    await reaches(signedIn)

    expect(session.getSnapshot().context.profile).toEqual(aProfile())
  })

  test('ends when the profile is answered by an error', async () => {
    const profile = () => Promise.reject(new Problem('unauthenticated', 'Please sign in'))
    const { session, forgotten, reaches } = startSession({ stored: aStoredUser(), profile })

    await reaches('signedOut')

    await expect.poll(() => session.getSnapshot().context.user).toBeUndefined()
    expect(forgotten).toEqual([aStoredUser().token])
  })

  test('outlives a profile that is not answered at all, and asks again', async () => {
    let isOnline = false
    const profile = async () => {
      if (!isOnline) throw new ApiUnreachable()
      return aProfile()
    }
    const { session, clock, forgotten, reaches } = startSession({ stored: aStoredUser(), profile })
    await reaches({ authenticated: 'unreachable' })
    expect(session.getSnapshot().hasTag('authenticated')).toBe(true)

    isOnline = true
    clock.increment(10_000)
    await reaches(signedIn)

    expect(forgotten).toEqual([])
  })

  test('ends at a 401 on its own token, not on a former one', async () => {
    const { session, reaches } = startSession({ stored: aStoredUser() })
    await reaches(signedIn)

    session.send({ type: 'unauthorized.met', token: 'former' })
    expect(session.getSnapshot().matches(signedIn)).toBe(true)
    session.send({ type: 'unauthorized.met', token: aStoredUser().token })

    expect(session.getSnapshot().matches('signedOut')).toBe(true)
  })

  test('follows another tab in and out', async () => {
    const { session, forgotten, reaches } = startSession()
    await reaches('anonymous')

    session.send({ type: 'storedUser.changed', user: aStoredUser() })
    await reaches(signedIn)
    session.send({ type: 'storedUser.changed', user: undefined })

    expect(session.getSnapshot().value).toBe('anonymous')
    expect(session.getSnapshot().context).toEqual({ user: undefined, profile: undefined })
    expect(forgotten).toEqual([])
  })

  test('is left for the home page by logging out', async () => {
    const { session, forgotten, paths, reaches } = startSession({ stored: aStoredUser() })
    await reaches(signedIn)

    session.send({ type: 'logout.pressed' })
    await reaches('signedOut')

    expect(paths).toEqual(['/home'])
    await expect.poll(() => forgotten).toEqual([aStoredUser().token])
  })

  test('does not wait for a logout that is not answered', async () => {
    const { session, clock, reaches } = startSession({ stored: aStoredUser(), revoke: () => new Promise(() => {}) })
    await reaches(signedIn)

    session.send({ type: 'logout.pressed' })
    clock.increment(3_000)

    expect(session.getSnapshot().value).toBe('signedOut')
  })
})
