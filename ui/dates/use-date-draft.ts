import { useState } from 'react'
import { texts } from '#ui/texts.ts'
import { isOutside, readTypedDate, showDate } from './date-text.ts'

type DateDraftOptions = Limits & {
  value: string
  onChange: (date: string) => void
  onUnreadable: (() => void) | undefined
}

type Limits = { min: string | undefined; max: string | undefined }

type Draft = {
  text: string
  /** What the field's value may be while this is typed: its own date, the one before, or none while it is no date. */
  values: readonly string[]
  isLeft: boolean
}

/**
 * What someone is typing into a date's field, and what is wrong with it. It stands until it is a date, so that nothing typed is lost, or
 * until another date is chosen elsewhere.
 */
export function useDateDraft({ value, onChange, onUnreadable, ...limits }: DateDraftOptions) {
  const [draft, setDraft] = useState<Draft>()

  function take(text: string) {
    const next = draftTyped(text, value, limits)
    setDraft(next.draft)
    if (next.date === undefined) onUnreadable?.()
    else onChange(next.date)
  }

  function leave() {
    if (!isCurrent(draft, value)) return
    const next = draftLeft(draft, limits)
    setDraft(next.draft)
    if (next.date !== undefined && next.date !== value) onChange(next.date)
  }

  return { ...shownOf(draft, value, limits), take, leave }
}

/** What someone has typed into a field with this value, and its date; '' once it was emptied, undefined while it is none in range. */
export function draftTyped(text: string, value: string, limits: Limits): { draft: Draft; date: string | undefined } {
  const read = text.trim() === '' ? '' : readTypedDate(text, { isDone: false })
  const date = read === undefined || (read !== '' && isOutside(read, limits)) ? undefined : read
  // An owner that must not go on with the date before has none from now on.
  return { draft: { text, values: [value, date ?? ''], isLeft: false }, date }
}

/** The draft once the field was left: a date is not a draft any more, and what is none stays, with what is wrong with it. */
export function draftLeft(draft: Draft, limits: Limits): { draft: Draft | undefined; date: string | undefined } {
  const left = { ...draft, isLeft: true }
  if (problemOf(left, limits) !== undefined) return { draft: left, date: undefined }
  return { draft: undefined, date: readTypedDate(draft.text, { ...limits, isDone: true }) }
}

/** What the field shows. */
export function shownOf(draft: Draft | undefined, value: string, limits: Limits) {
  return isCurrent(draft, value)
    ? { text: draft.text, problem: problemOf(draft, limits) }
    : { text: showDate(value), problem: undefined }
}

function isCurrent(draft: Draft | undefined, value: string): draft is Draft {
  return draft?.values.includes(value) ?? false
}

function problemOf({ text: typed, isLeft }: Draft, { min, max }: Limits): string | undefined {
  const text = typed.trim()
  // While someone is still typing the first digits there is nothing to complain about.
  if (text === '' || (!isLeft && text.length < texts.datePattern.length)) return undefined
  const date = readTypedDate(text, { min, max, isDone: isLeft })
  if (date === undefined) return texts.noDate
  if (min && date < min) return texts.dateTooEarly(showDate(min))
  if (max && date > max) return texts.dateTooLate(showDate(max))
  return undefined
}
