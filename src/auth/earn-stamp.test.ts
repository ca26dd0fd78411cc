import { expect, test } from 'vitest'
import { Problem } from '#contract/problem.ts'
import { withStamp } from './earn-stamp.ts'

const NEEDED = { Challenge: 'challenge', Bits: 4 }
const needsStamp = (data: unknown = NEEDED) => new Problem('stamp_needed', 'A short check, please', { data })
const earnStamp = async ({ Challenge }: typeof NEEDED) => `${Challenge}.7`

/** What was sent; the first request is refused. */
function aRefusal(refusal: Error) {
  const sent: object[] = []
  const send = async (headers: Readonly<Record<string, string>>) => {
    sent.push(headers)
    if (sent.length === 1) throw refusal
    return 'done'
  }
  return { sent, send }
}

test('a request that needs a stamp is sent once more with the one that was earned', async () => {
  const { sent, send } = aRefusal(needsStamp())

  expect(await withStamp(earnStamp, send)).toBe('done')
  expect(sent).toEqual([{}, { stamp: 'challenge.7' }])
})

test.each([
  ['any other refusal', new Problem('too_many_requests', 'Please wait')],
  ['a challenge that cannot be read', needsStamp(null)],
])('%s reaches the caller, and nothing is sent again', async (_, refusal) => {
  const { sent, send } = aRefusal(refusal)

  await expect(withStamp(earnStamp, send)).rejects.toBe(refusal)
  expect(sent).toEqual([{}])
})

test('a stamp that is refused is not earned a second time', async () => {
  const refusing = async () => {
    throw needsStamp()
  }

  await expect(withStamp(earnStamp, refusing)).rejects.toMatchObject({ code: 'stamp_needed' })
})
