import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onError } from './on-error.ts'
import { DatabaseUnavailable } from '../db/failures.ts'
import { Problem } from '#contract/problem.ts'
import type { ApiEnv } from './env.ts'

async function answerTo(error: Error) {
  const logged: string[] = []
  const app = new Hono<ApiEnv>()
  app.onError(onError({ info: () => {}, warn: () => {}, error: (_, message) => void logged.push(message) }))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  const body: unknown = await response.json()
  return { status: response.status, retryAfter: response.headers.get('retry-after'), body, logged }
}

test('a problem is answered with its sentence, its code and its status, and is not logged', async () => {
  const answer = await answerTo(new Problem('dates_taken', 'These nights are taken', { data: [1] }))

  expect(answer).toEqual({
    status: 409,
    retryAfter: null,
    body: { IsError: true, Msg: 'These nights are taken', Data: [1], Code: 'dates_taken' },
    logged: [],
  })
})

test('an unexpected error is logged, and answered without detail', async () => {
  const answer = await answerTo(new Error('column "secret" does not exist'))

  expect(answer).toEqual({
    status: 500,
    retryAfter: null,
    body: { IsError: true, Msg: 'Unexpected Error Occurred!', Data: null, Code: 'internal' },
    logged: ['unexpected error'],
  })
})

test('a client that hangs up in the middle of its body is not a fault', async () => {
  const answer = await answerTo(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }))

  expect(answer).toMatchObject({ status: 400, body: { Code: 'malformed' }, logged: [] })
})

test('a lost connection of our own is a fault', async () => {
  const answer = await answerTo(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }))

  expect(answer).toMatchObject({ status: 500, logged: ['unexpected error'] })
})

test('an intended temporary refusal is not logged', async () => {
  const answer = await answerTo(new Problem('unavailable', 'Please come back', { retryAfterSeconds: 60 }))

  expect(answer).toMatchObject({ status: 503, retryAfter: '60', logged: [] })
})

test('a conflict that no retry ended asks the guest to try again', async () => {
  const answer = await answerTo(Object.assign(new Error('could not serialize access'), { code: '40001' }))

  expect(answer).toMatchObject({ status: 503, retryAfter: '2', body: { Code: 'unavailable' } })
})

test('a statement that the database ended asks the guest to try again, and is logged', async () => {
  const answer = await answerTo(
    Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' }),
  )

  expect(answer).toMatchObject({ status: 503, retryAfter: '2', body: { Code: 'unavailable' } })
  expect(answer.logged).toEqual(['unexpected error'])
})

test('an unavailable database asks the guest to try again, and is not logged for each request', async () => {
  const cause = Object.assign(new Error('cannot execute INSERT in a read-only transaction'), { code: '25006' })

  const answer = await answerTo(new DatabaseUnavailable(cause, { didNothing: true }))

  expect(answer).toEqual({
    status: 503,
    retryAfter: '3',
    body: {
      IsError: true,
      Msg: 'We cannot reach our booking system at this moment. Please try again shortly',
      Data: null,
      Code: 'unavailable',
    },
    logged: [],
  })
})
