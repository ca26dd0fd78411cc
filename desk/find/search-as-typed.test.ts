import { beforeEach, expect, test, vi } from 'vitest'
import { createSearchAsTyped } from './search-as-typed.ts'

beforeEach(() => void vi.useFakeTimers())

const DELAY_MS = 150

/** A search whose questions are answered by hand. */
function aSearch() {
  const asked: { text: string; answer: (answer: string) => void; fail: (error: Error) => void }[] = []
  const answers: string[] = []
  const failures: unknown[] = []
  const search = createSearchAsTyped<string>({
    ask: (text) =>
      new Promise((resolve, reject) => {
        asked.push({ text, answer: resolve, fail: reject })
      }),
    onAnswer: (text, answer) => answers.push(`${text}: ${answer}`),
    onFailure: (error) => failures.push(error),
    delayMs: DELAY_MS,
  })
  return { search, asked, answers, failures, texts: () => asked.map(({ text }) => text) }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

test('letters that follow each other are one question', async () => {
  const { search, texts } = aSearch()

  for (const text of ['s', 'sa', 'sal']) {
    search.type(text)
    await vi.advanceTimersByTimeAsync(DELAY_MS - 1)
  }
  const before = texts()
  await vi.advanceTimersByTimeAsync(1)

  expect([before, texts()]).toEqual([[], ['sal']])
})

test('an answer that comes after a later question is dropped, whichever comes first', async () => {
  const { search, asked, answers } = aSearch()
  search.ask('salma')
  search.ask('salma k')

  asked[1]?.answer('one')
  asked[0]?.answer('many')
  await settle()

  expect(answers).toEqual(['salma k: one'])
})

test('while the next words are typed an earlier answer does not appear', async () => {
  const { search, asked, answers } = aSearch()
  search.ask('salma')
  search.type('salma k')

  asked[0]?.answer('many')
  await settle()

  expect(answers).toEqual([])
})

test('only the failure of the latest question counts, and none after the end', async () => {
  const { search, asked, failures } = aSearch()
  search.ask('a')
  search.ask('b')
  asked[0]?.fail(new Error('first'))
  asked[1]?.fail(new Error('second'))
  await settle()
  search.ask('c')
  search.stop()
  asked[2]?.fail(new Error('third'))
  await settle()

  expect(failures).toEqual([new Error('second')])
})
