import { useEffect, useRef, useState } from 'react'
import { createDrafts, type Draft } from './drafts.ts'

/**
 * Keeps what is typed into a form over a reload. `typed` is what the form holds now, without what it began with: once that is
 * sent or taken back, it is empty and the draft is gone. `restore` is told of each field that was kept.
 */
export function useDraft(form: string, typed: Draft, restore: (field: string, value: string) => void): void {
  const [drafts] = useState(() => createDrafts())
  const tell = useRef(restore)
  const isFirst = useRef(true)
  const text = JSON.stringify(typed)

  useEffect(() => {
    for (const [field, value] of Object.entries(drafts.read(form))) tell.current(field, value)
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
