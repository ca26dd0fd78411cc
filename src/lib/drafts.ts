import * as z from 'zod/mini'
import { createBrowserStorage, parseStored, type BrowserStorage } from '#ui/lib/browser-storage.ts'
import { useEffect, useRef, useState } from 'react'

/** What a guest typed into a form and has not sent, by the field's name. */
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

/**
 * Preserves what is typed into a form over a reload. `typed` is what the form holds now, without what it began with: once that is
 * sent or taken back, it is empty and the draft is deleted. `restore` is called for each stored field.
 */
export function useDraft(form: string, typed: Draft, restore: (field: string, value: string) => void): void {
  const [drafts] = useState(() => createDrafts())
  const restoreField = useRef(restore)
  const isFirst = useRef(true)
  const text = JSON.stringify(typed)

  useEffect(() => {
    for (const [field, value] of Object.entries(drafts.read(form))) restoreField.current(field, value)
  }, [drafts, form])

  useEffect(() => {
    // The first rendering does not hold yet what was just restored.
    if (!isFirst.current) drafts.write(form, JSON.parse(text))
    isFirst.current = false
  }, [drafts, form, text])
}

/** The fields that are not empty. */
export function filledIn(fields: Draft): Draft {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''))
}
