// What happens to a page in the browser other than rendering: it is shown again as it was left, and loses what had the focus.

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'

/** Calls back when the browser shows the page as it was left, from its back-forward cache: after a guest went to pay. */
export function usePageReturn(onReturn: () => void): void {
  const handle = useEffectEvent((event: PageTransitionEvent) => {
    if (event.persisted) onReturn()
  })
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => handle(event)
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}

/** Moves the focus to a heading when `value` changes and the change took away what had the focus. */
export function useFocusAfterChange(value: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(value)
  useEffect(() => {
    if (before.current === value) return
    before.current = value
    if (document.activeElement === document.body) heading.current?.focus()
  }, [value])
  return heading
}
