import type { SanityClient } from '@sanity/client'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { aLake, type TestLake } from './test-lake.ts'

/** A lake with two documents, `one` and `two`. */
export async function aLakeToHear(): Promise<TestLake> {
  const lake = await aLake()
  lake.lake().seed([
    { _id: 'one', _type: 'banner', Heading: 'Morning' },
    { _id: 'two', _type: 'tile', Title: 'Pool' },
  ])
  return lake
}

/** A client that changes its documents. */
export const editorOf = (lake: TestLake): SanityClient =>
  lake.client({ token: lake.token('editor'), perspective: 'raw' })

/** The address of a listener: its filter, or its parameters. */
export function listenUrl(lake: TestLake, asked: string | Record<string, string>): string {
  const options = { includeResult: 'true', includePreviousRevision: 'true' }
  const search = new URLSearchParams({ ...options, ...(typeof asked === 'string' ? { query: asked } : asked) })
  return `${lake.url}/v2025-02-19/data/listen/production?${search}`
}

/** What a viewer's Studio says first. */
export const hello = (lake: TestLake, lastEventId: string | null = null) =>
  JSON.stringify({ authorization: `Bearer ${lake.token('viewer')}`, lastEventId })

type ListeningSocket = { texts: string[]; closed: Promise<number>; socket: WebSocket }

/** Listens by a WebSocket until the test ends. */
export function openSocket(
  lake: TestLake,
  first: string,
  asked: Parameters<typeof listenUrl>[1] = '*',
  headers: Record<string, string> = {},
): ListeningSocket {
  const url = listenUrl(lake, asked).replace('http', 'ws')
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
