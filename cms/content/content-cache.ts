import { createHash } from 'node:crypto'
import type { PageContents } from '../types.ts'
import type { ReadContents } from './read-contents.ts'

/** Where what is shown comes from: the lake as it is, the lake as it was when it last answered, or what the product was born with. */
export type ContentState = 'live' | 'last good' | 'seed'

export type ContentLog = {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

export type CacheOptions = {
  seed: PageContents
  /** What was shown last, before this process began: it is shown in place of the seed. */
  kept?: PageContents | undefined
  /** Called with what was read, when it is other than before. */
  keep?: (pages: PageContents) => void
  /** Asks the lake for everything; `before` is what is shown now. */
  read: (before: PageContents) => Promise<ReadContents>
  log: ContentLog
  /** How long after a failure the lake is asked again; doubled with each further one, up to sixty times. */
  retryMs?: number
}

export type ContentCache = {
  pages(): PageContents
  /** Changes with the contents and never repeats, even when a publish undoes the last one: pages rendered in between are dropped. */
  revision(): string
  state(): ContentState
  /** Asks the lake again. Never fails: when the lake fails, the last content stays and the lake is asked later. */
  refresh(): Promise<void>
  close(): void
}

const MAX_WAIT = 60

/** Keeps every page's content in memory, whole, and renews it all at once. */
export function createContentCache({ seed, kept, keep, read, log, retryMs = 500 }: CacheOptions): ContentCache {
  const first = kept ?? seed
  let shown = { pages: first, fingerprint: fingerprintOf(first), revision: 1 }
  let state: ContentState = kept ? 'last good' : 'seed'
  let wasMissing = ''
  let isStale = false
  let isClosed = false
  let failures = 0
  let refreshing: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined

  /** One after another; what changes during a reading asks for one more. */
  async function readUntilFresh(): Promise<void> {
    clearTimeout(retry)
    while (isStale) {
      isStale = false
      try {
        take(await read(shown.pages))
      } catch (error) {
        lose(error)
      }
    }
    refreshing = undefined
  }

  function take({ pages, missing }: ReadContents): void {
    if (isClosed) return
    failures = 0
    const fingerprint = fingerprintOf(pages)
    if (fingerprint !== shown.fingerprint) {
      shown = { pages, fingerprint, revision: shown.revision + 1 }
      keep?.(pages)
    }
    if (state !== 'live') log.info({ before: state }, 'the content is read from the lake')
    state = 'live'
    if (missing.join() !== wasMissing && missing.length > 0)
      log.warn({ pages: missing }, 'pages have no content in the lake')
    wasMissing = missing.join()
  }

  function lose(error: unknown): void {
    if (isClosed) return
    const next = state === 'seed' ? 'seed' : 'last good'
    if (failures === 0) log.warn({ err: error, shown: next }, 'the content lake does not answer')
    state = next
    retry = setTimeout(() => void refresh(), retryMs * Math.min(2 ** failures, MAX_WAIT))
    retry.unref()
    failures += 1
  }

  function refresh(): Promise<void> {
    isStale = !isClosed
    refreshing ??= readUntilFresh()
    return refreshing
  }

  return {
    pages: () => shown.pages,
    revision: () => String(shown.revision),
    state: () => state,
    refresh,
    close() {
      isClosed = true
      clearTimeout(retry)
    },
  }
}

function fingerprintOf(pages: PageContents): string {
  return createHash('sha256').update(JSON.stringify(pages)).digest('base64url')
}
