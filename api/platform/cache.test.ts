import { expect, test } from 'vitest'
import { shared, storedUnder } from './cache.ts'

/** A question at a time `ms`. Its answers are given by hand: each is the number of its turn, or a failure. */
function aQuestion() {
  const clock = { ms: 0 }
  const open: { answer: () => void; fail: () => void }[] = []
  const ask = shared({ now: () => new Date(clock.ms) }, () => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const turn = open.length + 1
    open.push({ answer: () => resolve(turn), fail: () => reject(new Error(`The question ${turn} failed`)) })
    return promise
  })
  const isAsked = (times: number) => expect.poll(() => open.length).toBe(times)
  return { ask, open, clock, isAsked }
}

test.each([
  ['then', 1_000],
  ['where the clock was set back', -1],
])('an answer is shared for less than a second; %s it is read again', async (_, later) => {
  const { ask, open, clock, isAsked } = aQuestion()
  const first = ask()
  await isAsked(1)
  open[0]?.answer()
  await first
  clock.ms = 999
  expect(await ask()).toBe(1)

  clock.ms = later
  const second = ask()
  await isAsked(2)
  open[1]?.answer()

  expect(await second).toBe(2)
})

test('callers who come while an answer is on its way share the next one, and no failure but their own', async () => {
  const { ask, open, isAsked } = aQuestion()
  const first = ask()
  await isAsked(1)

  const others = [ask(), ask(), ask()]
  open[0]?.fail()
  await expect(first).rejects.toThrow('The question 1 failed')
  await isAsked(2)
  open[1]?.answer()

  expect(await Promise.all(others)).toEqual([2, 2, 2])
})

const make = (text: string) => async () => text
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes)

test('an answer is stored for its address until the revision is another', async () => {
  let revision = 'one'
  const stored = storedUnder(async () => revision)

  const made = await stored('/rooms', make('{"rooms":"৪"}'))
  const again = await stored('/rooms', make('new'))
  const other = await stored('/houses', make('other'))
  revision = 'two'
  const changed = await stored('/rooms', make('new'))

  expect(textOf(made)).toBe('{"rooms":"৪"}')
  expect(again).toBe(made)
  expect([textOf(other), textOf(changed)]).toEqual(['other', 'new'])
})

test('an answer that comes after its revision is over is not taken for one of the next', async () => {
  let revision = 'one'
  const stored = storedUnder(async () => revision)
  const { promise, resolve } = Promise.withResolvers<string>()

  const slow = stored('/rooms', () => promise)
  revision = 'two'
  await stored('/houses', make('houses'))
  resolve('old')
  await slow

  expect(textOf(await stored('/rooms', make('new')))).toBe('new')
})

test('any number of addresses takes no more than 16 MB', async () => {
  const stored = storedUnder(async () => 'one')
  const addresses = Array.from({ length: 40 }, (_, number) => `/rooms?Take=${number + 1}`)
  const megabyte = 'x'.repeat(1024 * 1024)
  for (const address of addresses) await stored(address, make(megabyte))
  let made = 0
  const count = async () => {
    made += 1
    return ''
  }

  for (const address of addresses.toReversed()) await stored(address, count)

  expect(made).toBeGreaterThanOrEqual(40 - 16)
  expect(made).toBeLessThan(40)
})
