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

const NO_LOG: string[] = []
const LOGGED = ['unexpected error']
const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
const readOnly = withCode('cannot execute INSERT in a read-only transaction', '25006')

test.each<[string, Error, object]>([
  [
    'a problem is answered with its sentence, its code and its status, and is not logged',
    new Problem('dates_taken', 'These nights are taken', { data: [1] }),
    {
      status: 409,
      retryAfter: null,
      body: { IsError: true, Msg: 'These nights are taken', Data: [1], Code: 'dates_taken' },
      logged: NO_LOG,
    },
  ],
  [
    'an unexpected error is logged, and answered without detail',
    new Error('column "secret" does not exist'),
    {
      status: 500,
      retryAfter: null,
      body: { IsError: true, Msg: 'Unexpected Error Occurred!', Data: null, Code: 'internal' },
      logged: LOGGED,
    },
  ],
  [
    'a client that hangs up in the middle of its body is not a fault',
    withCode('aborted', 'ECONNRESET'),
    { status: 400, body: { Code: 'malformed' }, logged: NO_LOG },
  ],
  [
    'a lost connection of our own is a fault',
    withCode('read ECONNRESET', 'ECONNRESET'),
    { status: 500, logged: LOGGED },
  ],
  [
    'an intended temporary refusal is not logged',
    new Problem('unavailable', 'Please come back', { retryAfterSeconds: 60 }),
    { status: 503, retryAfter: '60', logged: NO_LOG },
  ],
  [
    'a conflict that no retry ended asks the guest to try again',
    withCode('could not serialize access', '40001'),
    { status: 503, retryAfter: '2', body: { Code: 'unavailable' } },
  ],
  [
    'a statement that the database ended asks the guest to try again, and is logged',
    withCode('canceling statement due to statement timeout', '57014'),
    { status: 503, retryAfter: '2', body: { Code: 'unavailable' }, logged: LOGGED },
  ],
  [
    'an unavailable database asks the guest to try again, and is not logged for each request',
    new DatabaseUnavailable(readOnly, { didNothing: true }),
    {
      status: 503,
      retryAfter: '3',
      body: { Msg: 'We cannot reach our booking system at this moment. Please try again shortly', Code: 'unavailable' },
      logged: NO_LOG,
    },
  ],
])('%s', async (_, error, answer) => {
  expect(await answerTo(error)).toMatchObject(answer)
})
