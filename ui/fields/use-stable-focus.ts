import { type RefObject, useEffect, useRef } from 'react'

/** When a click replaces the control that was clicked, the focus goes to its replacement instead of being lost. */
export function useStableFocus(area: RefObject<HTMLElement | null>, shown: string): () => void {
  const isPressed = useRef(false)
  useEffect(() => {
    if (!isPressed.current) return
    isPressed.current = false
    area.current?.querySelector<HTMLElement>('[data-takes-focus], button:not(:disabled):last-of-type')?.focus()
  }, [area, shown])
  return () => {
    isPressed.current = true
  }
}
