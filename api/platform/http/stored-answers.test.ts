import { expect, test } from 'vitest'
import { createStoredAnswers } from './stored-answers.ts'

const textOf = (bytes: Uint8Array | undefined) => bytes && new TextDecoder().decode(bytes)

test('an answer is stored for its address until the revision is another', async () => {
  let revision = 'one'
  const answers = createStoredAnswers(async () => revision)

  const made = (await answers.ask('/rooms')).store('{"rooms":"৪"}')
  const again = await answers.ask('/rooms')
  const other = await answers.ask('/houses')
  revision = 'two'
  const changed = await answers.ask('/rooms')

  expect(textOf(made)).toBe('{"rooms":"৪"}')
  expect(again.found).toBe(made)
  expect(other.found).toBeUndefined()
  expect(changed.found).toBeUndefined()
})

test('an answer that comes after its revision is over is not taken for one of the next', async () => {
  let revision = 'one'
  const answers = createStoredAnswers(async () => revision)

  const slow = await answers.ask('/rooms')
  revision = 'two'
  await answers.ask('/rooms')
  slow.store('old')

  expect((await answers.ask('/rooms')).found).toBeUndefined()
})

test('any number of addresses takes no more than 16 MB', async () => {
  const answers = createStoredAnswers(async () => 'one')
  const megabyte = 'x'.repeat(1024 * 1024)
  const addresses = Array.from({ length: 40 }, (_, number) => `/rooms?Take=${number + 1}`)

  for (const address of addresses) (await answers.ask(address)).store(megabyte)

  const found = await Promise.all(addresses.map((address) => answers.ask(address)))
  expect(found.filter((asked) => asked.found).length).toBeLessThanOrEqual(16)
  expect(found.at(-1)?.found).toBeDefined()
})
