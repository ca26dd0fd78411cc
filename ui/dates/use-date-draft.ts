import { useState } from 'react'
import { texts } from '#ui/texts.ts'
import { isOutside, readTypedDate, showDate } from './date-text.ts'

export type DateDraftOptions = {
  value: string
  min: string | undefined
  max: string | undefined
  onChange: (date: string) => void
  onUnreadable: (() => void) | undefined
}

type Draft = {
  text: string
  /** What the field's value may be while this is typed: its own date, the one before, or none while it is no date. */
  values: readonly string[]
}

/**
 * What someone is typing into a date's field, and what is wrong with it. It stands until it is a date, so that nothing typed is lost, or
 * until another date is chosen elsewhere.
 */
export function useDateDraft({ value, min, max, onChange, onUnreadable }: DateDraftOptions) {
  const [typed, setTyped] = useState<Draft>()
  const [isLeft, setIsLeft] = useState(false)
  const draft = typed?.values.includes(value) ? typed.text : undefined
  const problem = draft === undefined ? undefined : problemOf(draft, { min, max, isLeft })

  function take(text: string) {
    setIsLeft(false)
    const date = text.trim() === '' ? '' : readTypedDate(text, { isDone: false })
    const isAccepted = date !== undefined && (date === '' || !isOutside(date, { min, max }))
    // An owner that must not go on with the date before has none from now on.
    setTyped({ text, values: isAccepted ? [value, date] : [value, ''] })
    if (isAccepted) onChange(date)
    else onUnreadable?.()
  }

  function leave() {
    setIsLeft(true)
    if (draft === undefined || problemOf(draft, { min, max, isLeft: true }) !== undefined) return
    setTyped(undefined)
    const date = readTypedDate(draft, { min, max, isDone: true })
    if (date !== undefined && date !== value) onChange(date)
  }

  return { text: draft ?? showDate(value), problem, take, leave }
}

type Rules = { min: string | undefined; max: string | undefined; isLeft: boolean }

function problemOf(draft: string, { min, max, isLeft }: Rules): string | undefined {
  const text = draft.trim()
  // While someone is still typing the first digits there is nothing to complain about.
  if (text === '' || (!isLeft && text.length < texts.datePattern.length)) return undefined
  const typed = readTypedDate(text, { min, max, isDone: isLeft })
  if (typed === undefined) return texts.noDate
  if (min && typed < min) return texts.dateTooEarly(showDate(min))
  if (max && typed > max) return texts.dateTooLate(showDate(max))
  return undefined
}
