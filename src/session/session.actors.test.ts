import { createActor, waitFor } from 'xstate'
import { expect, test } from 'vitest'
import { sessionMachine } from '#machines/session.machine.ts'
import { createApiClient } from '#ui/lib/api/api-client.ts'
import { aProfile, aStoredUser, memoryStorage } from '#tests/support/site-builders.ts'
import { createSessionActors } from './session.actors.ts'
import { parseStoredUser, storedUserOf } from './stored-user.ts'

const answer = (status: number, envelope: object) =>
  Response.json({ IsError: status !== 200, Msg: '', Data: null, Code: null, ...envelope }, { status })

/** The session of a browser that keeps this text under USER, at an API that answers each path so. */
function startSession(stored: string | undefined, respond: (path: string) => Response) {
  const storage = memoryStorage(stored === undefined ? {} : { USER: stored })
  const asked: string[] = []
  const client = createApiClient({
    fetch: async (path) => {
      asked.push(path)
      return respond(path)
    },
    token: () => session.getSnapshot().context.user?.token,
    onUnauthorized: (token) => session.send({ type: 'unauthorized.met', token }),
  })
  const session = createActor(sessionMachine.provide({ actors: createSessionActors({ client, storage }) }))
  session.start()
  return { session, storage, asked }
}

test('a stored user is read under USER, by name or by first name', () => {
  const { name, ...nameless } = aStoredUser()

  expect(parseStoredUser(JSON.stringify(aStoredUser()))).toEqual(aStoredUser())
  expect(parseStoredUser(JSON.stringify({ ...nameless, firstName: name }))).toEqual(aStoredUser())
  expect(parseStoredUser('{"id":"seven"}')).toBeUndefined()
})

test('what is stored of a guest is read off the answer of the login, its token too', () => {
  const answer = { Id: 7, Name: 'Rahima', Email: 'r@example.com', Phone: '+8801712345678', Icon: 'r.jpg' }

  expect(storedUserOf({ ...answer, datacontent: 'rst_token' })).toEqual({
    id: 7,
    name: 'Rahima',
    email: 'r@example.com',
    phone: '+8801712345678',
    image: 'r.jpg',
    token: 'rst_token',
  })
})

test('a token that died is forgotten by the browser too', async () => {
  const stored = JSON.stringify(aStoredUser())
  const { session, storage } = startSession(stored, () =>
    answer(401, { Code: 'unauthenticated', Msg: 'Please sign in' }),
  )

  await waitFor(session, (snapshot) => snapshot.matches('signedOut') && !snapshot.context.user, { timeout: 1_000 })

  expect(storage.get('USER')).toBeUndefined()
})

test('logging out revokes the token before it is forgotten', async () => {
  const { session, storage, asked } = startSession(JSON.stringify(aStoredUser()), (path) =>
    answer(200, { Data: path.endsWith('Profile') ? aProfile() : null }),
  )
  await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'signedIn' }), { timeout: 1_000 })

  session.send({ type: 'logout.pressed' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut') && !snapshot.context.user, { timeout: 1_000 })

  expect(asked).toEqual(['/api/AppUser/Profile', '/api/ManagedArea/Account/Logout'])
  expect(storage.get('USER')).toBeUndefined()
})

test('signing out does not touch a guest who has signed in in another tab since', async () => {
  const { session, storage } = startSession(JSON.stringify(aStoredUser()), (path) =>
    answer(200, { Data: path.endsWith('Profile') ? aProfile() : null }),
  )
  await waitFor(session, (snapshot) => snapshot.matches({ authenticated: 'signedIn' }), { timeout: 1_000 })
  storage.set('USER', JSON.stringify(aStoredUser({ token: 'another' })))

  session.send({ type: 'logout.pressed' })
  await waitFor(session, (snapshot) => snapshot.matches('signedOut') && !snapshot.context.user, { timeout: 1_000 })

  expect(parseStoredUser(storage.get('USER'))?.token).toBe('another')
})
