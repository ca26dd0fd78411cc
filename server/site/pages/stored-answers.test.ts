import { expect, test } from 'vitest'
import { createStoredAnswers } from './stored-answers.ts'

/** An API whose answers count how often it was asked. */
function anApi(status = 200) {
  let asked = 0
  const answersOf = createStoredAnswers(() => Response.json({ asked: (asked += 1) }, { status }))
  return async (revision: string | undefined, path = '/api/rooms') => {
    const answer = await answersOf(revision)(new Request(`https://resort.example${path}`))
    return [answer.status, await answer.json()]
  }
}

test('an answer is asked for once in a revision of the catalogue', async () => {
  const ask = anApi()

  expect(await ask('7')).toEqual([200, { asked: 1 }])
  expect(await ask('7')).toEqual([200, { asked: 1 }])
  expect(await ask('7', '/api/houses')).toEqual([200, { asked: 2 }])
})

test('a change of the catalogue is in the next answer', async () => {
  const ask = anApi()

  await ask('7')

  expect(await ask('8')).toEqual([200, { asked: 2 }])
})

test('nothing is stored without a revision, nor what failed', async () => {
  const unknown = anApi()
  const failing = anApi(503)

  await unknown(undefined)
  await failing('7')

  expect(await unknown(undefined)).toEqual([200, { asked: 2 }])
  expect(await failing('7')).toEqual([503, { asked: 2 }])
})

test('a slow answer of an old revision is not taken for one of the new', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  const answers = [promise, Promise.resolve(Response.json('new'))]
  const answersOf = createStoredAnswers(() => answers.shift() ?? Response.error())
  const request = new Request('https://resort.example/api/rooms')

  const slow = answersOf('7')(request)
  await answersOf('8')(request)
  resolve(Response.json('old'))
  await slow

  const answer = await answersOf('8')(request)
  expect(await answer.json()).toBe('new')
})
