import { type RefObject, type Touch, type TouchEvent, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#ui/lib/when-idle.ts'

const REST_MS = 6_000
/** The next picture is fetched this long before its turn. */
const AHEAD_MS = 2_500
/** How soon a picture that was not there at its turn is looked for again. */
const PATIENCE_MS = 500
const SWIPE_PX = 48

export type TurningSlides = {
  /** The page has loaded and is at rest: what is seen later may come now. */
  isReady: boolean
  active: number
  /** Whether a slide's picture is wanted: it was shown, or is about to be. */
  isWanted: (slide: number) => boolean
  /** From the last slide back to the first. */
  isRewinding: boolean
  isPlaying: boolean
  toggle: () => void
  show: (slide: number) => void
  /** For the element whose children are the slides: a finger that moves sideways turns them. */
  holder: {
    ref: RefObject<HTMLDivElement | null>
    onTouchStart: (event: TouchEvent) => void
    onTouchEnd: (event: TouchEvent) => void
  }
}

type Turn = { screen: string; active: number; before: number | undefined; wanted: readonly number[] }

/**
 * Lets `count` slides take turns, each once its picture is there; one that failed is passed over. With reduced motion, or where they are to be still, they change by hand alone. On another `screen`,
 * whose slides may be others, it starts again.
 */
export function useTurningSlides(count: number, { isStill = false, screen = '' } = {}): TurningSlides {
  const [isReady, setIsReady] = useState(false)
  const [isPlaying, setIsPlaying] = useState(false)
  const [turn, setTurn] = useState(() => firstOn(screen))
  // Where a banner was taken off, the one that was shown may be gone, and with it the page's first heading.
  const isGone = turn.active > 0 && turn.active >= count
  if (turn.screen !== screen || isGone) setTurn(firstOn(screen))
  const { active, before, wanted } = turn
  const slides = useRef<HTMLDivElement>(null)
  const touched = useRef<Touch>(undefined)

  useEffect(() => {
    if (count < 2) return undefined
    return whenIdle(() => {
      setIsReady(true)
      setIsPlaying(!isStill && !window.matchMedia('(prefers-reduced-motion: reduce)').matches)
    })
  }, [count, isStill])

  useEffect(() => {
    if (!isPlaying) return undefined
    let next = active
    let timer = setTimeout(fetchNext, REST_MS - AHEAD_MS)
    function fetchNext() {
      next = (next + 1) % count
      setTurn((now) => withPicture(now, next))
      timer = setTimeout(turnToNext, AHEAD_MS)
    }
    function turnToNext() {
      const picture = pictureOf(slides.current?.children[next])
      if (picture === 'failed') fetchNext()
      else if (picture === 'loading') timer = setTimeout(turnToNext, PATIENCE_MS)
      else setTurn((now) => turnedTo(now, next))
    }
    return () => clearTimeout(timer)
  }, [isPlaying, active, count])

  const show = (slide: number) => {
    if (slide >= 0 && slide < count && slide !== active) setTurn((now) => turnedTo(now, slide))
  }
  return {
    isReady,
    active,
    isWanted: (slide) => wanted.includes(slide),
    isRewinding: before === count - 1 && active === 0,
    isPlaying,
    toggle: () => setIsPlaying(!isPlaying),
    show,
    holder: {
      ref: slides,
      onTouchStart: ({ touches }) => {
        touched.current = touches.length === 1 ? touches[0] : undefined
      },
      onTouchEnd: ({ changedTouches }) => {
        const [start, end] = [touched.current, changedTouches[0]]
        if (!start || !end) return
        const [right, down] = [end.clientX - start.clientX, end.clientY - start.clientY]
        if (Math.abs(right) > Math.max(SWIPE_PX, Math.abs(down))) show(active - Math.sign(right))
      },
    },
  }
}

/** What has become of a slide's picture; undefined where it has none. */
function pictureOf(slide: Element | undefined): string | undefined {
  return slide?.querySelector('[data-picture]')?.getAttribute('data-picture') ?? undefined
}

const firstOn = (screen: string): Turn => ({ screen, active: 0, before: undefined, wanted: [0] })

const withPicture = (turn: Turn, slide: number): Turn =>
  turn.wanted.includes(slide) ? turn : { ...turn, wanted: [...turn.wanted, slide] }

const turnedTo = (turn: Turn, slide: number): Turn => ({
  ...withPicture(turn, slide),
  active: slide,
  before: turn.active,
})
