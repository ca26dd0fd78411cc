import { useEffect, useRef } from 'react'

const LOWER_START_PX = 320

/** After a navigation (not on the first page) the reader's focus goes to the new page, and the view where that page starts. */
export function useArrival({ pathname, startsLower }: { pathname: string; startsLower: boolean }): void {
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector('main')?.focus({ preventScroll: true })
    if (startsLower) window.scrollTo(0, LOWER_START_PX)
  }, [pathname, startsLower])
}
