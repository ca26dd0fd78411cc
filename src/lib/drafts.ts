import * as z from 'zod/mini'
import { createBrowserStorage, parseStored, type BrowserStorage } from './browser-storage.ts'

/** What was typed into a form and not sent yet, by the field's name. */
export type Draft = Readonly<Record<string, string>>

export type Drafts = {
  read(form: string): Draft
  /** An empty draft is none. */
  write(form: string, draft: Draft): void
  forgetAll(): void
}

const KEY = 'DRAFTS'

const Stored = z.record(z.string(), z.record(z.string(), z.string()))

/** Drafts of this tab: they outlast a reload, and end with the tab or when the guest logs out. */
export function createDrafts(storage: BrowserStorage = createBrowserStorage(() => sessionStorage)): Drafts {
  const readAll = () => {
    const { success, data } = Stored.safeParse(parseStored(storage.get(KEY)))
    return success ? data : {}
  }
  return {
    read: (form) => readAll()[form] ?? {},
    write(form, draft) {
      const { [form]: _, ...others } = readAll()
      const isEmpty = Object.keys(draft).length === 0
      storage.set(KEY, JSON.stringify(isEmpty ? others : { ...others, [form]: draft }))
    },
    forgetAll: () => storage.remove(KEY),
  }
}
