import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { onError } from './on-error.ts'
import { DatabaseUnavailable } from '../db/failures.ts'
import { Envelope } from '#contract/endpoint.ts'
import { Problem } from '#contract/problem.ts'
import type { ApiEnv } from './env.ts'

/** The answer to a request whose work fails with this, and what of it is in the log. */
async function answerTo(error: Error) {
  const logged: string[] = []
  const app = new Hono<ApiEnv>()
  app.onError(onError({ info: () => {}, warn: () => {}, error: (_, message) => void logged.push(message) }))
  app.get('/', () => {
    throw error
  })
  const response = await app.request('/')
  return { response, body: Envelope.parse(await response.json()), logged }
}

const withCode = (message: string, code: string) => Object.assign(new Error(message), { code })
const readOnly = withCode('cannot execute INSERT in a read-only transaction', '25006')
const taken = new Problem('dates_taken', 'These nights are taken', { data: [1] })

test.each<[string, Error, string]>([
  ['a problem', taken, '409 dates_taken'],
  ['a refusal for a while', new Problem('unavailable', 'Later', { retryAfterSeconds: 60 }), '503 unavailable 60'],
  ['a client that hangs up in the middle of its body', withCode('aborted', 'ECONNRESET'), '400 malformed'],
  ['a lost connection of our own', withCode('read ECONNRESET', 'ECONNRESET'), '500 internal logged'],
  ['a conflict that no retry ended', withCode('could not serialize access', '40001'), '503 unavailable 2 logged'],
  ['a statement that the database ended', withCode('canceling statement', '57014'), '503 unavailable 2 logged'],
  ['an unavailable database', new DatabaseUnavailable(readOnly, { didNothing: true }), '503 unavailable 3'],
])('the answer to %s is: %s', async (_, error, answer) => {
  const { response, body, logged } = await answerTo(error)

  const isLogged = logged.length > 0 && 'logged'
  expect([response.status, body.Code, response.headers.get('retry-after'), isLogged].filter(Boolean).join(' ')).toBe(
    answer,
  )
})

test('a problem is answered with its sentence and its data, an unexpected error without detail', async () => {
  const answers = [await answerTo(taken), await answerTo(new Error('column "secret" does not exist'))]

  expect(answers.map(({ body }) => body)).toEqual([
    { IsError: true, Msg: 'These nights are taken', Data: [1], Code: 'dates_taken' },
    { IsError: true, Msg: 'Unexpected Error Occurred!', Data: null, Code: 'internal' },
  ])
})
