import { type RefObject, useEffect, useRef } from 'react'

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
