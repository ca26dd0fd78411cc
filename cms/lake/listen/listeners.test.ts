import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createQueries } from '../query/queries.ts'
import { createViews } from '../query/views.ts'
import type { Store } from '../store/store.ts'
import { createListeners } from './listeners.ts'
import type { ListenerRequest } from './listener-request.ts'

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
})

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

function open() {
  const queries = createQueries({ views: createViews(emptyStore), now: () => new Date() })
  const log = { info: () => {}, warn: () => {}, error: () => {} }
  const listeners = createListeners({ store: emptyStore, queries, log })
  onTestFinished(() => listeners.close())
  return listeners
}

function aSink() {
  const texts: string[] = []
  return { texts, send: (text: string) => void texts.push(text), end: () => void texts.push('the end') }
}

test('a connection is kept open by a comment now and then', () => {
  const sink = aSink()
  open().listen(sink, everything, { isSignedIn: undefined })

  vi.advanceTimersByTime(30_000)

  expect(sink.texts).toEqual([expect.stringMatching(/^event: welcome/), ':\n\n', ':\n\n'])
})

test('a listener ends soon after its session', () => {
  const sink = aSink()
  let isSignedIn = true
  open().listen(sink, everything, { isSignedIn: () => isSignedIn })
  vi.advanceTimersByTime(15_000)

  isSignedIn = false
  vi.advanceTimersByTime(15_000)

  expect(sink.texts.slice(1)).toEqual([':\n\n', 'the end'])
})

test('more listeners than the lake bears are refused, and one that left makes room', () => {
  const listeners = open()
  const staff = { isSignedIn: () => true }
  const stops = Array.from({ length: 1_000 }, () => listeners.listen(aSink(), everything, staff))
  const oneMore = () => listeners.listen(aSink(), everything, staff)

  expect(oneMore).toThrow(/Too many/)
  stops[0]?.()
  expect(oneMore).not.toThrow()
})

test('however many strangers want to listen, there is room for staff', () => {
  const listeners = open()
  const stranger = () => listeners.watch(aSink(), { isSignedIn: undefined })
  for (let number = 0; number < 100; number++) stranger()

  const staff = () => listeners.listen(aSink(), everything, { isSignedIn: () => true })

  expect(stranger).toThrow(/Too many/)
  expect(staff).not.toThrow()
})
