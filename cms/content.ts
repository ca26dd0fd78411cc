import { createDraftContent } from './content/drafts.ts'
import { createContentCache, type ContentLog, type ContentState } from './content/content-cache.ts'
import { type LakeAddress, openClient } from './content/open-client.ts'
import { createKeptContent } from './content/kept-content.ts'
import { createReadPage } from './content/page-readers.ts'
import { readContents } from './content/read-contents.ts'
import { readSeed } from './content/seed-content.ts'
import { visibilityChangesUntil, visiblePages } from './content/visibility.ts'
import { pollLake, listenToLake, type StopWatching } from './content/watch-lake.ts'
import { publishDue } from './publishing/publish-due.ts'
import type { ContentSource, SiteContent } from './types.ts'

export type LakeContent = SiteContent & {
  state(): ContentState
  /** Fulfilled once the lake was asked for the first time, whatever it answered. */
  firstRead: Promise<void>
  /** Begins to read and to watch, once the lake can be reached. Until then the seed content is shown. */
  start(): void
  /** Reads again what may have changed. Never fails. */
  refresh(): Promise<void>
  /** Called after each reading of the lake. */
  onRead(listener: () => void): void
  /** Whether a link to drafts is open whose secret has this SHA-256, as hex. */
  isShared(hash: string): boolean
  /** Publishes what staff planned for a time that has come; `token` is that of one who may publish. */
  publishDue(token: string): Promise<void>
  /** What editors see before they publish; `token` is that of a member of the staff, or of a viewer of the hosted dataset. */
  drafts(token: string): ContentSource
  close(): void
}

export type ContentOptions = {
  lake: AddressOfLake
  log: ContentLog
  /** The site's origin, where the lake's pictures are on the site itself. */
  ownOrigin?: string
  /** How often the lake is asked whether something was missed. */
  catchUpMs?: number
  retryMs?: number
  /** The file in which the last content is kept for the next start; without it none is. */
  keptIn?: string
  /** Milliseconds since the epoch. */
  now?: () => number
  /** How the lake is reached; without it as its client does. */
  fetch?: typeof globalThis.fetch
}

/** A lake that is listened to, or one that sends notices: those come by `refresh`. */
type AddressOfLake = LakeAddress & { isListenedTo: boolean }

const CATCH_UP_MS = 60_000

/** The content of one dataset, cached in memory and renewed when it changes. No page fails for the lake's sake. */
export async function createContent(options: ContentOptions): Promise<LakeContent> {
  const { lake, log, ownOrigin, catchUpMs = CATCH_UP_MS, retryMs, keptIn, now = Date.now, fetch } = options
  const seed = await readSeed()
  const client = openClient(lake, { fetch })
  const readPage = createReadPage(client, { fetch })
  const keeping = keptIn === undefined ? undefined : createKeptContent(keptIn, [lake.projectId, lake.dataset])
  const cache = createContentCache({
    seed,
    kept: await keeping?.read(),
    keep(pages) {
      keeping?.write(pages).catch((error: unknown) => {
        if (!isClosed) log.warn({ err: error }, 'the content was not kept for the next start')
      })
    },
    read: (before) => readContents(readPage, { before, ownOrigin }),
    log,
    ...(retryMs !== undefined && { retryMs }),
  })
  const listeners: (() => void)[] = []
  const refresh = async () => {
    await cache.refresh()
    for (const listener of listeners) listener()
  }
  let watches: StopWatching[] = []
  let isClosed = false
  let firstReading: Promise<void> | undefined
  const { promise: firstRead, resolve: noteFirstRead } = Promise.withResolvers<void>()

  return {
    async content(page) {
      await firstReading
      return visiblePages(cache.pages(), now())[page]
    },
    revision: () => `${cache.revision()}.${visibilityChangesUntil(cache.pages(), now())}`,
    state: () => cache.state(),
    firstRead,
    start() {
      firstReading = refresh().then(noteFirstRead)
      watches = [pollLake(client, catchUpMs, () => void refresh())]
      if (lake.isListenedTo) watches.push(listenToLake(client, () => void refresh()))
    },
    refresh,
    onRead: (listener) => void listeners.push(listener),
    isShared: (hash) =>
      cache.pages().drafts.links.some((link) => link.hash === hash && Date.parse(link.endsAt) > now()),
    async publishDue(token) {
      const due = cache.pages().drafts.plans.filter(({ at }) => Date.parse(at) <= now())
      if (due.length === 0) return
      await publishDue(
        openClient({ ...lake, token }, { fetch }),
        due.map(({ _id }) => _id),
      )
    },
    drafts: (token) => createDraftContent({ ...lake, token }, { ownOrigin, fetch }),
    close() {
      isClosed = true
      for (const stop of watches) stop()
      noteFirstRead()
      cache.close()
    },
  }
}
