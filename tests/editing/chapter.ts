import type { Page } from 'playwright-core'
import type { RunningServer } from '#tests/support/start-server.ts'
import type { Album } from './album.ts'

export type Reader = {
  server: RunningServer
  /** The window of a member of the staff. */
  page: Page
  album: Album
}

/** What a chapter of the guide asks staff to do, done in its order. */
export type Chapter = {
  /** The chapter's heading in the guide, to the letter. */
  title: string
  /** What it promises, for the report when it is no longer so. */
  promise: string
  follow(reader: Reader): Promise<void>
}
