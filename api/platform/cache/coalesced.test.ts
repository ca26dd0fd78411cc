import { expect, test } from 'vitest'
import { coalesced } from './coalesced.ts'

/** A question whose answers are given by hand: each is the number of its turn. */
function aQuestion() {
  const open: { answer: () => void; fail: () => void }[] = []
  const ask = coalesced(() => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const turn = open.length + 1
    open.push({ answer: () => resolve(turn), fail: () => reject(new Error(`The question ${turn} failed`)) })
    return promise
  })
  return { ask, open }
}

test('callers who come while an answer is on its way share the next one', async () => {
  const { ask, open } = aQuestion()

  const first = ask()
  const others = [ask(), ask(), ask()]
  expect(open).toHaveLength(1)
  open[0]?.answer()
  await first
  await expect.poll(() => open.length).toBe(2)
  open[1]?.answer()

  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

test('a failure is that of its own callers alone', async () => {
  const { ask, open } = aQuestion()
  const first = ask()
  const second = ask()

  open[0]?.fail()
  await expect(first).rejects.toThrow('The question 1 failed')
  await expect.poll(() => open.length).toBe(2)
  open[1]?.answer()

  expect(await second).toBe(2)
})
