import { expect, test } from 'vitest'
import { callSentence, sayable } from '#tests/model/engine/trace.ts'

test('a trace has each call with its answer, and no code, password or token', async () => {
  const body = JSON.stringify({ Phone: '+8801712345678', Code: '123456', Password: 'three words' })
  const refusal = { IsError: true, Code: 'code_wrong', Msg: 'The code is wrong', Data: null }

  const refused = await callSentence('/api/AppUser/SignIn', { method: 'POST', body }, Response.json(refusal))
  const lost = await callSentence('/api/BookingArea/Pay?Code=ABCDEFGHJKMN&Token=a-token', {})

  expect(refused).toBe(
    'POST AppUser/SignIn with Phone "+8801712345678", Code "…", Password "…": 200 code_wrong, The code is wrong',
  )
  expect(lost).toBe('GET BookingArea/Pay?Code=ABCDEFGHJKMN&Token=…: no answer')
  expect(sayable({ type: 'user.signedIn', user: { token: 'a token' }, error: new Error('lost') })).toBe(
    'type "user.signedIn", user (token "…"), error "Error: lost"',
  )
})
