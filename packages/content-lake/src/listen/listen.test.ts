import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import type { ListenEvent, ListenOptions, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aLakeToHear, editorOf, hello, listenUrl, openSocket } from '../../testing/listening.ts'
import type { TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLakeToHear()
  editor = editorOf(lake)
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

test('a WebSocket whose first message names its token receives the same', async () => {
  const { texts } = openSocket(lake, hello(lake), '*[_id in path("drafts.**")]')
  await expect.poll(() => texts).toHaveLength(1)

  await editor.createOrReplace({ _id: 'drafts.one', _type: 'banner', Heading: 'Draft' })

  await expect.poll(() => texts).toHaveLength(2)
  expect(texts[0]).toMatch(/^event: welcome\nid: \w+#\ndata: /)
  expect(texts[1]).toMatch(/^event: mutation\nid: \w+#drafts\.one\ndata: \{.*"documentId":"drafts\.one".*\}\n\n$/)
})

test('a WebSocket is closed for no token, a dead one, a bad filter, a wrong first message and a foreign origin', async () => {
  const anonymous = openSocket(lake, '{}')
  const dead = openSocket(lake, '{"authorization":"Bearer lkdead"}')
  const filter = openSocket(lake, hello(lake), '*[')
  const wrong = openSocket(lake, 'hello')
  const foreign = openSocket(lake, hello(lake), '*', { Origin: 'https://evil.example' })

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
  const { closed, texts } = openSocket(lake, hello(lake))
  await expect.poll(() => texts).toHaveLength(1)

  lake.lake().endStreams()

  expect(await stream.readToEnd()).toBeLessThan(1_000)
  expect(await closed).toBe(1001)
  expect((await lake.call('/v1/data/listen/production?query=*', asViewer())).status).toBe(503)
  expect(await lake.client().fetch('count(*)')).toBe(2)
})

test('a reader that does not read is dropped, and costs the others nothing', async () => {
  await editor.create({ _id: 'big', _type: 'big', text: 'x'.repeat(900_000), number: 0 })
  const socket = openSocket(lake, hello(lake), '*[_type == "big"]')
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
  const url = listenUrl(lake, query)
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
