import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PROJECT } from '../../testing/accounts.ts'
import { noLimits } from '../core/staff-limits.ts'
import { createComputing } from '../query/computing.ts'
import { createQueries } from '../query/queries.ts'
import { createViews } from '../query/views.ts'
import type { Store } from '../store/store.ts'
import type { DocumentTransaction } from '../store/transaction.ts'
import type { ListenerRequest } from './listener-request.ts'
import { createListeners } from './listeners.ts'

beforeEach(() => void vi.useFakeTimers())

const emptyStore: Store = {
  documents: new Map(),
  revision: () => 0,
  publishedRevision: () => 0,
  findTransaction: () => undefined,
  commit: () => {},
  onCommit: () => () => {},
}
const everything: ListenerRequest = {
  query: '*',
  params: {},
  includeResult: false,
  includePreviousRevision: false,
  includeMutations: false,
  includeEffects: false,
}

function open(store = emptyStore) {
  const now = () => new Date()
  const computing = createComputing(noLimits.questionMs, now)
  const queries = createQueries({ views: createViews(store), project: PROJECT, now, computing })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const listeners = createListeners({
    store,
    past: { now: () => undefined, since: () => undefined },
    queries,
    computing,
    log,
  })
  onTestFinished(() => listeners.close())
  return listeners
}

function aSink() {
  const texts: string[] = []
  return { texts, send: (text: string) => void texts.push(text), end: () => void texts.push('the end') }
}

test('a comment now and then holds a connection open', () => {
  const sink = aSink()
  open().listen(sink, everything, { isSignedIn: () => true, member: 'karim' })

  vi.advanceTimersByTime(30_000)

  expect(sink.texts).toEqual([expect.stringMatching(/^event: welcome/), ':\n\n', ':\n\n'])
})

test('a listener ends soon after its session', () => {
  const sink = aSink()
  let isSignedIn = true
  open().listen(sink, everything, { isSignedIn: () => isSignedIn, member: 'karim' })
  vi.advanceTimersByTime(15_000)

  isSignedIn = false
  vi.advanceTimersByTime(15_000)

  expect(sink.texts.slice(1)).toEqual([':\n\n', 'the end'])
})

const listenIn = (listeners: ReturnType<typeof open>) => (member: string) =>
  listeners.listen(aSink(), everything, { isSignedIn: () => true, member })

test('one member who opens listeners without end is refused, others are not, and one that left makes room', () => {
  const listenAs = listenIn(open())
  const stops = Array.from({ length: 50 }, () => listenAs('a viewer'))

  expect(() => listenAs('a viewer')).toThrow(/You have too many/)
  expect(() => listenAs('an editor')).not.toThrow()
  stops[0]?.()
  expect(() => listenAs('a viewer')).not.toThrow()
})

test('more listeners than the lake bears are refused for any member', () => {
  const listenAs = listenIn(open())
  for (let count = 0; count < 1_000; count += 1) listenAs(`member ${count % 20}`)

  expect(() => listenAs('an editor')).toThrow(/Too many/)
})

test('a watcher without drafts is notified of publications alone', () => {
  const [site, staff] = [aSink(), aSink()]
  const client = { isSignedIn: () => true, member: 'karim' }
  const subscribed: ((transaction: DocumentTransaction) => void)[] = []
  const remember: Store['onCommit'] = (listener) => {
    subscribed.push(listener)
    return () => {}
  }
  const listeners = open({ ...emptyStore, onCommit: remember })
  listeners.watch(site, client, { includesDrafts: false })
  listeners.watch(staff, client, { includesDrafts: true })

  for (const notify of subscribed) {
    notify(aTransaction('t1', 'drafts.one'))
    notify(aTransaction('t2', 'one'))
  }

  const ids = ({ texts }: { texts: string[] }) => texts.slice(1).map((text) => /id: (\w+)/.exec(text)?.[1])
  expect([ids(site), ids(staff)]).toEqual([['t2'], ['t1', 't2']])
})

function aTransaction(id: string, documentId: string): DocumentTransaction {
  const change = {
    id: documentId,
    before: undefined,
    after: undefined,
    mutations: [],
    effects: { apply: [], revert: [] },
  }
  return { id, at: '', author: 'rahima', cause: 'mutate', request: '', results: [], changes: [change] }
}
