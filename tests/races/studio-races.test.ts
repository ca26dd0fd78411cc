import { afterEach, beforeEach, expect, test } from 'vitest'
import { atTheMachine } from '#api/platform/staff-limits/permit.ts'
import { endAccountOf } from '#api/staff/manage-staff.ts'
import { openStudio } from '#contract/staff/studio.ts'
import { aMember } from '#tests/support/desk/members.ts'
import { anyProblem, startTestApi, type TestApi } from '#tests/support/test-api.ts'

/** Who has a ticket to the Studio. */
const signedIn = new Set<string>()

let api: TestApi
beforeEach(async () => {
  signedIn.clear()
  const studio = {
    open({ email }: { email: string }) {
      signedIn.add(email)
      return '/studio'
    },
    endSessions: (email: string) => void signedIn.delete(email),
  }
  api = await startTestApi({ deps: { studio } })
})
afterEach(() => api.close())

test('who opens the Studio while their account is being ended waits, and gets no ticket', async () => {
  await aMember(api, 'owner', 'The Owner')
  const { id, desk } = await aMember(api, 'studio', 'Rahima')
  const ended = Promise.withResolvers<void>()
  let isAnswered = false
  const opening = ended.promise
    .then(() => api.call(openStudio, { body: { Origin: '/studio' } }, { desk }))
    .finally(() => (isAnswered = true))

  await api.deps.db.inTransaction(async (db) => {
    await endAccountOf(db, { ...api.deps, ...anyProblem }, atTheMachine(), id)
    ended.resolve()
    const isWaiting = async () => (await db.query('select 1 from pg_locks where not granted')).length > 0
    await expect.poll(async () => isAnswered || (await isWaiting()), { timeout: 10_000 }).toBe(true)
  })

  expect((await opening).Code).toBe('unauthenticated')
  expect([...signedIn]).toEqual([])
})
