import { useEffect, useState } from 'react'

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
