import { type RefObject, useEffect, useState } from 'react'
import { useBrowserStore } from '#ui/lib/hydration.ts'
import { whenIdle } from '#ui/lib/when-idle.ts'

// A phone first gets pictures of about half its screen's resolution, which come in half the time. Once the page is at rest, those in the window
// are fetched as sharp as the screen.

let isAtRest = false
let isWaiting = false
const listeners = new Set<() => void>()

/** Whether the picture may be as sharp as the screen: once it has been in the window of a page at rest, and never where a visitor saves data. */
export function useIsSharp(picture: RefObject<HTMLElement | null>): boolean {
  const mayBeSharp = useBrowserStore(watchRest, () => isAtRest) ?? false
  const [wasSeen, setWasSeen] = useState(false)
  useEffect(() => {
    if (!mayBeSharp || wasSeen || !picture.current) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true)
    })
    observer.observe(picture.current)
    return () => observer.disconnect()
  }, [mayBeSharp, wasSeen, picture])
  return wasSeen
}

function watchRest(onChange: () => void): () => void {
  listeners.add(onChange)
  if (!isWaiting && !savesData()) {
    isWaiting = true
    whenIdle(rest)
  }
  return () => listeners.delete(onChange)
}

function rest(): void {
  isAtRest = true
  for (const tell of listeners) tell()
}

function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined
  return (
    typeof connection === 'object' && connection !== null && 'saveData' in connection && connection.saveData === true
  )
}
