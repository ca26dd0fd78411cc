import { type RefObject, useEffect, useRef, useState } from 'react'
import type { FadeSlider } from './fade-slider.ts'

export type FadeSliderState = {
  /** Whether the slides after the first are wanted now: they come when the page is at rest. */
  isReady: boolean
  active: number
  isPlaying: boolean
  toggle: () => void
  show: (slide: number) => void
}

/**
 * Lets the slides of `root` (`.swiper > .swiper-wrapper > .swiper-slide`) fade into each other. The first is plain HTML until then. On
 * another `screen`, whose slides may be others, it begins anew.
 */
export function useFadeSlider(
  root: RefObject<HTMLElement | null>,
  count: number,
  { isStill = false, screen = '' } = {},
): FadeSliderState {
  const [isReady, setIsReady] = useState(false)
  const [active, setActive] = useState(0)
  const [isPlaying, setIsPlaying] = useState(false)
  const slider = useRef<FadeSlider>(undefined)
  /** Chosen before the slider's script was here. */
  const chosen = useRef<number>(undefined)

  useEffect(() => (count > 1 ? whenIdle(() => setIsReady(true)) : undefined), [count])

  useEffect(() => {
    const element = root.current
    if (!isReady || !element) return undefined
    let isGone = false
    const start = async () => {
      const { createFadeSlider } = await import('./fade-slider.ts')
      if (isGone) return
      setActive(0)
      slider.current = createFadeSlider(element, { isStill, onChange: setActive, onPlaying: setIsPlaying })
      if (chosen.current !== undefined) slider.current.show(chosen.current)
      chosen.current = undefined
    }
    // Without the slider the first picture simply stays: nothing that a guest needs is lost.
    start().catch(() => undefined)
    return () => {
      isGone = true
      slider.current?.destroy()
      slider.current = undefined
    }
  }, [isReady, root, isStill, screen])

  return {
    isReady,
    active,
    isPlaying,
    toggle: () => slider.current?.toggle(),
    show: (slide) => {
      if (slider.current) slider.current.show(slide)
      else chosen.current = slide
    },
  }
}

const IDLE_TIMEOUT_MS = 4000

/** Runs `work` once the page has loaded and is at rest; the answer calls it off. */
function whenIdle(work: () => void): () => void {
  let calledOff = false
  const run = () => {
    if (!calledOff) work()
  }
  const wait = () => {
    // Safari has no requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(run, 200)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    calledOff = true
    window.removeEventListener('load', wait)
  }
}
