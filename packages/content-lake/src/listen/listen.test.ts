import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { ListenEvent, ListenOptions, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { bearing } from '../../testing/accounts.ts'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([
    { _id: 'one', _type: 'banner', Heading: 'Morning' },
    { _id: 'two', _type: 'tile', Title: 'Pool' },
  ])
  editor = lake.client({ token: lake.token('editor'), perspective: 'raw' })
})

type Heard = ListenEvent<Record<string, unknown>>
const asViewer = () => bearing(lake.token('viewer'))
const mutations = (heard: Heard[]) => heard.filter((event) => event.type === 'mutation')

/** Listens until the test ends; returns once it was welcomed. */
async function listen(client: SanityClient, filter: string, options: ListenOptions = {}): Promise<Heard[]> {
  const heard: Heard[] = []
  const subscription = client
    .listen<Record<string, unknown>, ListenOptions>(
      filter,
      {},
      { events: ['welcome', 'mutation', 'reconnect'], ...options },
    )
    .subscribe((event) => void heard.push(event))
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  return heard
}

test('a listener is welcomed and receives what changed, from which revision to which', async () => {
  const options = { effectFormat: 'mendoza', includePreviousRevision: true, includeResult: true } as const
  const heard = await listen(editor, '*[_type == "banner"]', options)
  const before = await editor.getDocument('one')

  const after = await editor.patch('one').set({ Heading: 'Good morning' }).commit()

  await expect.poll(() => mutations(heard)).toHaveLength(1)
  const [event] = mutations(heard)
  expect(heard[0]).toMatchObject({ type: 'welcome' })
  expect(event).toMatchObject({
    documentId: 'one',
    transition: 'update',
    transactionId: after._rev,
    previousRev: before?._rev,
    resultRev: after._rev,
    mutations: [{ patch: { id: 'one', set: { Heading: 'Good morning' } } }],
    previous: before,
    result: after,
    visibility: 'query',
    transactionTotalEvents: 1,
    transactionCurrentEvent: 1,
  })
  const { _rev, ...left } = before ?? {}
  const { _rev: _, ...right } = after
  expect(applyPatch(left, event?.effects?.apply ?? [])).toEqual(right)
  expect(applyPatch(right, event?.effects?.revert ?? [])).toEqual(left)
})

test('a patch that changes nothing is an event all the same', async () => {
  const heard = await listen(editor, '*[_id == "one"]')

  const { _rev } = await editor.patch('one').unset(['_empty_action_guard_pseudo_field_']).commit()

  await expect.poll(() => mutations(heard)).toMatchObject([{ resultRev: _rev, transition: 'update' }])
})

test('of a transaction a listener receives what its filter picks, and how much that is', async () => {
  const banners = await listen(editor, '*[_type == "banner"]')
  const all = await listen(editor, '*')

  await editor
    .transaction()
    .patch('one', { set: { Rank: 1 } })
    .patch('two', { set: { Rank: 1 } })
    .commit()

  await expect.poll(() => mutations(all)).toHaveLength(2)
  expect(mutations(all)).toMatchObject([
    { documentId: 'one', transactionTotalEvents: 2, transactionCurrentEvent: 1 },
    { documentId: 'two', transactionTotalEvents: 2, transactionCurrentEvent: 2 },
  ])
  expect(mutations(banners)).toMatchObject([{ documentId: 'one', transactionTotalEvents: 1 }])
})

test('a document appears when it comes to fit the filter, and disappears when it no longer does', async () => {
  const heard = await listen(editor, '*[_type == "banner" && Rank > 1]')

  await editor.patch('one').set({ Rank: 2 }).commit()
  await editor.patch('one').set({ Rank: 1 }).commit()
  await editor.createOrReplace({ _id: 'three', _type: 'banner', Rank: 9 })
  await editor.delete('three')

  await expect
    .poll(() => mutations(heard).map(({ transition }) => transition))
    .toEqual(['appear', 'disappear', 'appear', 'disappear'])
})

test('after the lake came back a listener is welcomed again and receives more', async () => {
  const heard = await listen(editor, '*[_id == "one"]')

  await lake.stop()
  await expect.poll(() => heard.map(({ type }) => type)).toContain('reconnect')
  await lake.start()
  await expect.poll(() => heard.filter(({ type }) => type === 'welcome').length, { timeout: 20_000 }).toBe(2)
  await editor.patch('one').set({ Heading: 'After' }).commit()

  await expect.poll(() => mutations(heard)).toMatchObject([{ documentId: 'one' }])
  expect(await editor.getDocument('one')).toMatchObject({ Heading: 'After' })
})

test('a listener with drafts is notified of any change', async () => {
  const heard: string[] = []
  const subscription = editor.live.events({ includeDrafts: true }).subscribe(({ type }) => void heard.push(type))
  onTestFinished(() => subscription.unsubscribe())
  await expect.poll(() => heard).toEqual(['welcome'])

  await editor.createOrReplace({ _id: 'drafts.one', _type: 'banner' })
  await editor.patch('one').set({ Rank: 1 }).commit()

  await expect.poll(() => heard).toEqual(['welcome', 'message', 'message'])
})

const listenUrl = (asked: string | Record<string, string>) => {
  const options = { includeResult: 'true', includePreviousRevision: 'true' }
  const search = new URLSearchParams({ ...options, ...(typeof asked === 'string' ? { query: asked } : asked) })
  return `${lake.url}/v2025-02-19/data/listen/production?${search}`
}

/** What a viewer's Studio says first. */
const hello = (lastEventId: string | null = null) =>
  JSON.stringify({ authorization: `Bearer ${lake.token('viewer')}`, lastEventId })

type Socket = { texts: string[]; closed: Promise<number>; socket: WebSocket }

function openSocket(
  first: string,
  asked: Parameters<typeof listenUrl>[0] = '*',
  headers: Record<string, string> = {},
): Socket {
  const url = listenUrl(asked).replace('http', 'ws')
  const socket = new WebSocket(url, { headers })
  const texts: string[] = []
  socket.on('open', () => socket.send(first))
  socket.on('message', (message: Buffer) => texts.push(message.toString()))
  const closed = new Promise<number>((resolve) => {
    socket.on('error', () => resolve(0))
    socket.on('close', resolve)
  })
  onTestFinished(() => socket.terminate())
  return { texts, closed, socket }
}

test('a WebSocket whose first message names its token receives the same', async () => {
  const { texts } = openSocket(hello(), '*[_id in path("drafts.**")]')
  await expect.poll(() => texts).toHaveLength(1)

  await editor.createOrReplace({ _id: 'drafts.one', _type: 'banner', Heading: 'Draft' })

  await expect.poll(() => texts).toHaveLength(2)
  expect(texts[0]).toMatch(/^event: welcome\nid: \w+#\ndata: /)
  expect(texts[1]).toMatch(/^event: mutation\nid: \w+#drafts\.one\ndata: \{.*"documentId":"drafts\.one".*\}\n\n$/)
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
  const [other, away] = [openSocket(hello(), RESUMABLE), openSocket(hello(), RESUMABLE)]
  await expect.poll(() => [other.texts.length, away.texts.length]).toEqual([1, 1])
  const welcomed = await breakOff(away.texts, away.socket)

  await editor.patch('one').set({ Heading: 'Noon' }).commit()
  await editor.create({ _id: 'photo', _type: 'picture' })
  await editor
    .transaction()
    .patch('one', { inc: { Rank: 1 } })
    .delete('two')
    .commit()
  const back = openSocket(hello(welcomed), RESUMABLE)
  await expect.poll(() => back.texts).toHaveLength(4)
  await editor.patch('one').set({ Heading: 'Night' }).commit()
  await expect.poll(() => back.texts).toHaveLength(5)

  expect(back.texts.map(nameOf)).toEqual(['welcomeback', ...Array.from({ length: 4 }, () => 'mutation')])
  expect(eventsOf(back.texts)).toEqual(eventsOf(other.texts))
})

test('a listener resumes after the last event that it received, also when the lake was started again', async () => {
  const away = openSocket(hello(), RESUMABLE)
  await expect.poll(() => away.texts).toHaveLength(1)
  await editor.patch('one').set({ Heading: 'Heard' }).commit()
  await expect.poll(() => away.texts).toHaveLength(2)
  const heard = await breakOff(away.texts, away.socket)
  const { _rev } = await editor.patch('one').set({ Heading: 'Missed' }).commit()
  await lake.stop()
  await lake.start()

  const [back, stream] = [openSocket(hello(heard), RESUMABLE), await resumeStream(heard)]

  await expect.poll(() => eventsOf(back.texts)).toMatchObject([{ resultRev: _rev, result: { Heading: 'Missed' } }])
  expect(stream).toContain('event: welcomeback')
})

/** The first chunk of an event stream, which the client asks for with its last event in a header. */
async function resumeStream(lastEventId: string): Promise<string> {
  const headers = { ...asViewer().headers, 'Last-Event-ID': lastEventId }
  const { body } = await fetch(listenUrl(RESUMABLE), { headers })
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
  const back = openSocket(hello(await lastEvent()), RESUMABLE)
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
  const away = openSocket(hello(), '*')
  await expect.poll(() => away.texts).toHaveLength(1)
  const heard = await breakOff(away.texts, away.socket)
  await editor.patch('one').set({ Heading: 'Missed' }).commit()

  const back = openSocket(hello(heard), '*')

  await expect.poll(() => back.texts.map(nameOf)).toEqual(['welcome'])
})

test('a WebSocket is closed for no token, a dead one, a bad filter, a wrong first message and a foreign origin', async () => {
  const anonymous = openSocket('{}')
  const dead = openSocket('{"authorization":"Bearer lkdead"}')
  const filter = openSocket(hello(), '*[')
  const wrong = openSocket('hello')
  const foreign = openSocket(hello(), '*', { Origin: 'https://evil.example' })

  const closed = await Promise.all([anonymous, dead, filter, wrong, foreign].map((socket) => socket.closed))
  expect(closed).toEqual([4401, 4401, 4400, 4400, 0])
  expect(lake.warnings).toContain('a WebSocket of a foreign origin was refused')
})

test('an unknown path opens no WebSocket and harms nobody', async () => {
  const { port } = new URL(lake.url)
  const socket = connect({ host: '127.0.0.1', port: Number(port) })
  socket.write('GET // HTTP/1.1\r\nHost: lake\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(socket, 'close')

  expect(await lake.client().fetch('count(*)')).toBe(2)
})

test('a lake that closes ends its listeners and takes none, but answers what is asked', async () => {
  const stream = await openStream('*')
  const { closed, texts } = openSocket(hello())
  await expect.poll(() => texts).toHaveLength(1)

  lake.lake().endStreams()

  expect(await stream.readToEnd()).toBeLessThan(1_000)
  expect(await closed).toBe(1001)
  expect((await lake.call('/v1/data/listen/production?query=*', asViewer())).status).toBe(503)
  expect(await lake.client().fetch('count(*)')).toBe(2)
})

test('a reader that does not read is dropped, and costs the others nothing', async () => {
  await editor.create({ _id: 'big', _type: 'big', text: 'x'.repeat(900_000), number: 0 })
  const socket = openSocket(hello(), '*[_type == "big"]')
  await expect.poll(() => socket.texts).toHaveLength(1)
  socket.socket.pause()
  const stream = await openStream('*[_type == "big"]')
  const reading = await listen(editor, '*[_type == "big"]', { includeResult: false })

  for (let number = 0; number < 16; number++)
    await editor.patch('big').inc({ number: 1 }).commit({ returnDocuments: false })

  await expect.poll(() => mutations(reading)).toHaveLength(16)
  socket.socket.resume()
  await socket.closed
  expect(socket.texts.length).toBeLessThan(16)
  expect(await stream.readToEnd()).toBeLessThan(16 * 1_800_000)
})

/** A stream of events of which only the first byte is read until it is read to its end. */
async function openStream(query: string) {
  const url = listenUrl(query)
  const response = await new Promise<IncomingMessage>((resolve) => {
    get(url, asViewer(), resolve)
  })
  await once(response, 'readable')
  return {
    async readToEnd() {
      let bytes = 0
      for await (const chunk of response) bytes += Buffer.byteLength(chunk)
      return bytes
    },
  }
}

test('to ask for the headers of a listener alone opens none', async () => {
  const path = '/v2025-02-19/data/listen/production?query=*'
  const viewer = asViewer()

  const asked = await Promise.all(Array.from({ length: 100 }, () => lake.call(path, { method: 'HEAD', ...viewer })))
  const stream = await lake.call(path, viewer)
  await stream.body?.cancel()

  expect(asked.every(({ status }) => status === 200)).toBe(true)
  expect(stream.status).toBe(200)
})
