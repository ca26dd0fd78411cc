import { type RefObject, useEffect, useRef } from 'react'

type ArrowKeys = {
  /** Heard wherever the focus is, not only inside the element. */
  isEverywhere: boolean
  onLeft: () => void
  onRight: () => void
}

/** Hears the left and right arrow keys. */
export function useArrowKeys(element: RefObject<HTMLElement | null>, keys: ArrowKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const { isEverywhere } = keys
  useEffect(() => {
    const target = isEverywhere ? document : element.current
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      if (event.key === 'ArrowLeft') latest.current.onLeft()
      if (event.key === 'ArrowRight') latest.current.onRight()
    }
    target?.addEventListener('keydown', onKeyDown)
    return () => target?.removeEventListener('keydown', onKeyDown)
  }, [element, isEverywhere])
}
