import { beforeEach, expect, test } from 'vitest'
import { shareTestApi } from '#tests/support/api-of-file.ts'
import { forgetOldRows } from '#api/upkeep/retention/retention.ts'
import { blankOldCodes, enqueue, sendDueMessages, type DueMessage } from './outbox.ts'

const api = shareTestApi()
let sent: DueMessage[]
const send = async (message: DueMessage) => void sent.push(message)
const refuse = () => Promise.reject(new Error('gateway away'))
beforeEach(() => {
  sent = []
})

const queue = (text: string) => enqueue(api.deps.db, { channel: 'sms', to: '+8801712345678', text, at: api.clock.now })

test('each due message is sent in order, once, with its id as reference', async () => {
  await queue('one')
  await queue('two')

  const taken = await sendDueMessages(api.deps, send)
  api.clock.advance(24 * 3600)
  const takenAgain = await sendDueMessages(api.deps, send)

  expect([taken, takenAgain]).toEqual([2, 0])
  expect(sent.map(({ text }) => text)).toEqual(['one', 'two'])
  expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
})

test('while one process sends a message, another does not', async () => {
  await queue('one')
  const held = Promise.withResolvers<void>()
  const started = Promise.withResolvers<void>()
  const slow = sendDueMessages(api.deps, () => {
    started.resolve()
    return held.promise
  })
  await started.promise

  const other = await sendDueMessages(api.deps, send)
  held.resolve()

  expect(other).toBe(0)
  expect(await slow).toBe(1)
})

test('a message that a dead process took is sent by another after a minute, under the same reference', async () => {
  await queue('one')
  void sendDueMessages(api.deps, (message) => {
    sent.push(message)
    return new Promise(() => {})
  })
  await expect.poll(() => sent.length).toBe(1)

  api.clock.advance(60)
  await sendDueMessages(api.deps, send)

  expect(sent[1]?.id).toBe(sent[0]?.id)
})

test('a failed message waits longer each time, and is given up after ten tries', async () => {
  await queue('one')

  await sendDueMessages(api.deps, refuse)
  api.clock.advance(4)
  expect(await sendDueMessages(api.deps, send)).toBe(0)
  api.clock.advance(1)
  expect(await sendDueMessages(api.deps, refuse)).toBe(1)
  api.clock.advance(9)
  expect(await sendDueMessages(api.deps, send)).toBe(0)
  for (let attempt = 3; attempt <= 10; attempt += 1) {
    api.clock.advance(3600)
    expect(await sendDueMessages(api.deps, refuse)).toBe(1)
  }
  api.clock.advance(24 * 3600)

  expect(await sendDueMessages(api.deps, send)).toBe(0)
  expect(sent).toEqual([])
})

const queueCode = (minutes = 5) =>
  enqueue(api.deps.db, {
    channel: 'sms',
    to: '+8801712345678',
    text: 'Your code is 123456',
    at: api.clock.now,
    secretUntil: new Date(api.clock.now.getTime() + minutes * 60_000),
  })
const bodies = async () =>
  (await api.deps.db.query<{ body: string }>('select body from outbox order by id')).map(({ body }) => body)

test('a code is not retained once it was sent, but where a person reads the inbox', async () => {
  await queueCode()
  await sendDueMessages(api.deps, send, { retainsCodes: true })
  await queueCode()
  await queue('Welcome')

  await sendDueMessages(api.deps, send)

  expect(sent.map(({ text }) => text)).toEqual(['Your code is 123456', 'Your code is 123456', 'Welcome'])
  expect(await bodies()).toEqual(['Your code is 123456', '', 'Welcome'])
})

test('a code that expired while it waited is not sent, and soon forgotten', async () => {
  await queueCode()
  await sendDueMessages(api.deps, refuse)
  api.clock.advance(5 * 60)

  const taken = await sendDueMessages(api.deps, send)
  await blankOldCodes(api.deps)

  expect(taken).toBe(0)
  expect(await bodies()).toEqual([''])
})

test('messages are retained for thirty days, and a code that still waits is left alone', async () => {
  await queue('old')
  api.clock.advance(30 * 24 * 3600)
  await queue('new')
  await queueCode()
  await blankOldCodes(api.deps)
  await forgetOldRows(api.deps)
  const inTime = await bodies()

  api.clock.advance(1)
  await forgetOldRows(api.deps)

  expect(inTime).toEqual(['old', 'new', 'Your code is 123456'])
  expect(await bodies()).toEqual(['new', 'Your code is 123456'])
})

test('a message that hangs does not keep the others waiting', async () => {
  await queue('hangs')
  await queue('goes')
  const held = Promise.withResolvers<void>()

  const sending = sendDueMessages(api.deps, (message) => (message.text === 'hangs' ? held.promise : send(message)))
  await expect.poll(() => sent.map(({ text }) => text)).toEqual(['goes'])
  held.resolve()

  expect(await sending).toBe(2)
})
