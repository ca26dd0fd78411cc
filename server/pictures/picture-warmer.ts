import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#api/deps.ts'
import { picturesOfPage, type Screen } from './pictures-of-page.ts'

export type PictureWarmerOptions = {
  /** Answers a path of this server as it would answer a guest. */
  ask: (path: string, headers: Readonly<Record<string, string>>) => Response | Promise<Response>
  log: Log
  /** Guests who wait at the door of a new server go first. */
  afterMs?: number
}

export type PictureWarmer = {
  /** Ends when all are made, or when it was stopped. */
  start(): Promise<void>
  /** Begins nothing new and waits for the picture that is being made. */
  stop(): Promise<void>
}

/** What most guests see first, and then: the home page, and the cards of rooms and houses. */
const PAGES = ['/', '/room', '/suits']

const SCREENS: Screen[] = [
  { width: 390, density: 3 },
  { width: 1440, density: 1 },
  { width: 1920, density: 1 },
]

/** As browsers ask that know the smallest format, which nearly all do. */
const BROWSER = { Accept: 'image/avif,image/webp,*/*' }

/**
 * A picture is made when it is first asked for and kept from then on. On a new server this asks for what first visitors will, before
 * they come: one after the other, so that most of the machine stays with the guests.
 */
export function createPictureWarmer({ ask, log, afterMs = 2_000 }: PictureWarmerOptions): PictureWarmer {
  const stopping = new AbortController()
  let running: Promise<void> | undefined

  async function run(): Promise<void> {
    await wait(afterMs, undefined, { signal: stopping.signal }).catch(() => {}) // Aborted: the loops see it.
    const began = performance.now()
    const asked = new Set<string>()
    let failed = 0
    for (const page of PAGES) {
      const pictures = stopping.signal.aborted ? [] : await readPictures(page)
      for (const picture of pictures) {
        if (stopping.signal.aborted) return
        if (asked.has(picture)) continue
        asked.add(picture)
        if (!(await isAnswered(picture))) failed += 1
      }
    }
    if (stopping.signal.aborted) return
    const ms = Math.round(performance.now() - began)
    log.info({ pictures: asked.size, failed, ms }, 'the pictures of a first visit are made')
  }

  async function readPictures(page: string): Promise<string[]> {
    const response = await ask(page, {})
    return picturesOfPage(await response.text(), SCREENS)
  }

  async function isAnswered(picture: string): Promise<boolean> {
    const response = await ask(picture, BROWSER)
    await response.arrayBuffer()
    return response.ok
  }

  return {
    async start() {
      running ??= run().catch((error: unknown) =>
        log.warn({ err: error }, 'the pictures of a first visit are not made'),
      )
      await running
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
