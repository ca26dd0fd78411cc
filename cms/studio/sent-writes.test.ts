import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createSentWrites, type SentWrites } from './sent-writes.ts'

const ACTIONS = 'http://localhost/lake/v2025-02-19/data/actions/production?tag=document.commit'
const edit = { actionType: 'sanity.action.document.edit', draftId: 'drafts.one', publishedId: 'one', patch: {} }

let writes: SentWrites
beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  writes = createSentWrites()
})

type Request = ReturnType<typeof send>

/** Sends a write that is answered when the test says so. */
function send(body: object, address = ACTIONS) {
  const answer = Promise.withResolvers<Response>()
  const sent = writes.noting(() => answer.promise)(address, { method: 'POST', body: JSON.stringify(body) })
  async function settle(end: () => void): Promise<void> {
    end()
    await sent.catch(() => undefined)
  }
  return {
    answered: (status: number) => settle(() => answer.resolve(new Response(null, { status }))),
    broke: (error: Error) => settle(() => answer.reject(error)),
  }
}

test('the words of a document are on their way until the lake has answered', async () => {
  const heard = vi.fn<() => void>()
  writes.subscribe(heard)

  const request = send({ actions: [edit], transactionId: 't1' })
  const before = [writes.isUnanswered('one'), writes.isUnanswered('two'), writes.isAnyUnanswered()]
  await request.answered(200)

  expect(before).toEqual([true, false, true])
  expect([writes.isUnanswered('one'), writes.isAnyUnanswered()]).toEqual([false, false])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('of two writes of a document each is waited for', async () => {
  const [first, second] = [send({ actions: [edit] }), send({ mutations: [{ patch: { id: 'drafts.one' } }] })]

  await first.answered(200)
  const afterFirst = writes.isUnanswered('one')
  await second.answered(200)

  expect([afterFirst, writes.isUnanswered('one')]).toEqual([true, false])
})

test.each([
  ['a failure of the lake', 'on their way', (request: Request) => request.answered(503)],
  ['too many calls', 'on their way', (request: Request) => request.answered(429)],
  ['a broken connection', 'on their way', (request: Request) => request.broke(new TypeError('Failed to fetch'))],
  ['a refusal', 'answered', (request: Request) => request.answered(409)],
  ['an end by the Studio itself', 'answered', (request: Request) => request.broke(new DOMException('', 'AbortError'))],
])('after %s the words are %s', async (_, state, end) => {
  await end(send({ actions: [edit] }))

  expect(writes.isUnanswered('one') ? 'on their way' : 'answered').toBe(state)
})

test('words that failed are waited for until they were sent again, or as long as the Studio takes for it', async () => {
  await send({ actions: [edit] }).answered(503)
  await send({ actions: [edit] }).answered(200)
  const sentAgain = writes.isUnanswered('one')
  const waits: number[] = []
  for (const failures of [1, 10, 80]) {
    for (let failure = 0; failure < failures; failure++) await send({ actions: [edit] }).answered(503)
    const before = Date.now()
    while (writes.isUnanswered('one')) vi.advanceTimersByTime(1_000)
    waits.push(Date.now() - before)
    await send({ actions: [edit] }).answered(200)
  }

  expect([sentAgain, waits]).toEqual([false, [6_000, 15_000, 65_000]])
})

test('a publish, a question and what cannot be read are not waited for', () => {
  send({ actions: [{ actionType: 'sanity.action.document.publish', publishedId: 'one' }] })
  send({ query: '*' }, 'http://localhost/lake/v2025-02-19/data/query/production')
  send({ actions: 'none' })

  expect(writes.isAnyUnanswered()).toBe(false)
})

test('the newest transactions are known, and when they were sent', async () => {
  vi.setSystemTime(1_000)
  await send({ actions: [edit], transactionId: 't0' }).answered(200)
  for (let count = 1; count <= 100; count++) send({ actions: [edit], transactionId: `t${count}` })

  expect([writes.sentAt('t0'), writes.sentAt('t1'), writes.sentAt('of another')]).toEqual([undefined, 1_000, undefined])
})
