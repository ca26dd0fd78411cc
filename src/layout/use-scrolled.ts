import { useEffect, useRef, useState } from 'react'

/** Whether the page is scrolled beyond `threshold` pixels; undefined until the script runs. */
export function useScrolled(threshold: number): boolean | undefined {
  const [isScrolled, setIsScrolled] = useState<boolean>()
  useEffect(() => {
    const read = () => setIsScrolled(window.scrollY > threshold)
    read()
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [threshold])
  return isScrolled
}

/** A smaller movement is a hand that holds still. */
const TURN_PX = 8

/** Whether the page was last scrolled downwards. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false)
  const turnedAt = useRef(0)
  useEffect(() => {
    const read = () => {
      const moved = window.scrollY - turnedAt.current
      if (Math.abs(moved) < TURN_PX) return
      turnedAt.current = window.scrollY
      setIsDown(moved > 0)
    }
    window.addEventListener('scroll', read, { passive: true })
    return () => window.removeEventListener('scroll', read)
  }, [])
  return isDown
}
