import { once } from 'node:events'
import type { SanityClient } from '@sanity/client'
import { beforeEach, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { bearing } from '../../testing/accounts.ts'
import { aLakeToHear, editorOf, hello, listenUrl, openSocket } from '../../testing/listening.ts'
import type { TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLakeToHear()
  editor = editorOf(lake)
})

const RESUMABLE = { query: '*[_type != "picture"]', enableResume: 'true' }
const lastId = (texts: readonly string[]) => /^id: (.*)$/m.exec(texts.at(-1) ?? '')?.[1] ?? 'none'
const nameOf = (text: string) => /^event: (\w+)/.exec(text)?.[1]
const eventsOf = (texts: readonly string[]) =>
  texts.flatMap((text): object[] => (nameOf(text) === 'mutation' ? [JSON.parse(text.split('data: ')[1] ?? '')] : []))

/** A listener that has heard some events, and breaks off. What it says when it comes back is what it missed. */
async function breakOff(texts: string[], socket: WebSocket): Promise<string> {
  const id = lastId(texts)
  socket.close()
  await once(socket, 'close')
  return id
}

test('a listener that broke off resumes: it receives what it missed as the others received it, and then what comes', async () => {
  const [other, away] = [openSocket(lake, hello(lake), RESUMABLE), openSocket(lake, hello(lake), RESUMABLE)]
  await expect.poll(() => [other.texts.length, away.texts.length]).toEqual([1, 1])
  const welcomed = await breakOff(away.texts, away.socket)

  await editor.patch('one').set({ Heading: 'Noon' }).commit()
  await editor.create({ _id: 'photo', _type: 'picture' })
  await editor
    .transaction()
    .patch('one', { inc: { Rank: 1 } })
    .delete('two')
    .commit()
  const back = openSocket(lake, hello(lake, welcomed), RESUMABLE)
  await expect.poll(() => back.texts).toHaveLength(4)
  await editor.patch('one').set({ Heading: 'Night' }).commit()
  await expect.poll(() => back.texts).toHaveLength(5)

  expect(back.texts.map(nameOf)).toEqual(['welcomeback', ...Array.from({ length: 4 }, () => 'mutation')])
  expect(eventsOf(back.texts)).toEqual(eventsOf(other.texts))
})

test('a listener resumes after the last event that it received, also when the lake was started again', async () => {
  const away = openSocket(lake, hello(lake), RESUMABLE)
  await expect.poll(() => away.texts).toHaveLength(1)
  await editor.patch('one').set({ Heading: 'Heard' }).commit()
  await expect.poll(() => away.texts).toHaveLength(2)
  const heard = await breakOff(away.texts, away.socket)
  const { _rev } = await editor.patch('one').set({ Heading: 'Missed' }).commit()
  await lake.stop()
  await lake.start()

  const [back, stream] = [openSocket(lake, hello(lake, heard), RESUMABLE), await resumeStream(heard)]

  await expect.poll(() => eventsOf(back.texts)).toMatchObject([{ resultRev: _rev, result: { Heading: 'Missed' } }])
  expect(stream).toContain('event: welcomeback')
})

/** The first chunk of an event stream, which the client asks for with its last event in a header. */
async function resumeStream(lastEventId: string): Promise<string> {
  const headers = { ...bearing(lake.token('viewer')).headers, 'Last-Event-ID': lastEventId }
  const { body } = await fetch(listenUrl(lake, RESUMABLE), { headers })
  const reader = body?.getReader()
  const { value } = (await reader?.read()) ?? {}
  await reader?.cancel()
  return new TextDecoder().decode(value)
}

test.each([
  ['an event that nobody knows', async () => 'unknown#one'],
  ['half of a transaction', async () => `${await changeBoth()}#one`],
  ['what is too long ago', async () => `${await changeBoth()}#${await changeOften()}`],
  ['what the history forgets', async () => `${await changeBoth()}#${await addAndDeleteSecret()}`],
  ['more than a reader can take at once', async () => `${await changeBoth()}#${await writeMuch()}`],
])('a listener that heard last %s is reset, and receives what comes', async (_, lastEvent) => {
  const back = openSocket(lake, hello(lake, await lastEvent()), RESUMABLE)
  await expect.poll(() => back.texts.map(nameOf)).toEqual(['reset'])

  await editor.patch('one').set({ Heading: 'After' }).commit()

  await expect.poll(() => eventsOf(back.texts)).toMatchObject([{ result: { Heading: 'After' } }])
})

async function changeBoth(): Promise<string> {
  const both = editor
    .transaction()
    .patch('one', { inc: { Rank: 1 } })
    .patch('two', { inc: { Rank: 1 } })
  return (await both.commit({ returnDocuments: false })).transactionId
}

async function changeOften(): Promise<string> {
  for (let time = 0; time < 499; time++) lake.lake().seed([{ _id: `more-${time}`, _type: 'more' }])
  return 'two'
}

async function addAndDeleteSecret(): Promise<string> {
  await editor.create({ _id: 'secret', _type: 'sanity.previewUrlSecret' })
  await editor.delete('secret')
  return 'two'
}

async function writeMuch(): Promise<string> {
  for (const id of ['big-1', 'big-2', 'big-3'])
    await editor.create({ _id: id, _type: 'big', text: 'x'.repeat(900_000) })
  return 'two'
}

test('a listener that does not ask to resume is welcomed, and reads its documents again', async () => {
  const away = openSocket(lake, hello(lake), '*')
  await expect.poll(() => away.texts).toHaveLength(1)
  const heard = await breakOff(away.texts, away.socket)
  await editor.patch('one').set({ Heading: 'Missed' }).commit()

  const back = openSocket(lake, hello(lake, heard), '*')

  await expect.poll(() => back.texts.map(nameOf)).toEqual(['welcome'])
})
