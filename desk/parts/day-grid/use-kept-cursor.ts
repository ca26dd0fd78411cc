import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the keyboard on the cell that it was moved to, also where a bar took the place of a free cell or went elsewhere: the element that
 * had the focus is then gone. A dialog that is opened from the chart gives the focus back to it.
 */
export function useKeptCursor(body: RefObject<HTMLElement | null>, { row, day }: { row: number; day: number }): void {
  const isHere = useRef(false)
  const at = useRef({ row, day })
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return
      if (body.current?.contains(target)) isHere.current = true
      else if (!target.closest('dialog')) isHere.current = false
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [body])
  // At once: whoever else looks after a lost focus comes later.
  useLayoutEffect(() => {
    const focused = document.activeElement
    const isMoved = at.current.row !== row || at.current.day !== day
    const isLost = isHere.current && focused === document.body
    if (isLost || (isMoved && body.current?.contains(focused))) {
      body.current?.querySelector<HTMLElement>('[data-current]')?.focus()
    }
    at.current = { row, day }
  })
}
