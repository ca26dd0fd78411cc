import { useEffect, useEffectEvent } from 'react'

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
