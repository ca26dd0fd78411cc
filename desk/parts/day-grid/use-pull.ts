import { type RefObject, useEffect, useEffectEvent } from 'react'
import { type GridPoint, pointOn } from './geometry.ts'

/** What is under a pointer that is pressed or passes. */
export type Under = { target: Element; row: number; x: number }

/** `Grip`: what is pulled. `Place`: where it would be. */
export type Pulling<Grip, Place> = {
  /** Undefined where nothing can be pulled. */
  grip: (under: Under) => Grip | undefined
  /** A mouse passes over it. */
  onPass?: (under: Under) => void
  placeOf: (grip: Grip, from: GridPoint, to: GridPoint) => Place | undefined
  isSame: (one: Place, other: Place) => boolean
  /** Shows where it would be. */
  onPlace: (place: Place, grip: Grip) => void
  onDrop: (place: Place, grip: Grip) => void
  /** It ended without a place. */
  onEnd: () => void
}

type PullOptions<Grip, Place> = Pulling<Grip, Place> & {
  scroller: RefObject<HTMLElement | null>
  /** The rows, below the days. */
  body: RefObject<HTMLElement | null>
}

/** A finger has to rest for this long on what it lifts: until then it scrolls. */
const LONG_PRESS_MS = 300
/** A mouse that moved no further than this has clicked. */
const SLACK = 5
/** So near to an edge of the grid it scrolls, this far with each frame. */
const EDGE = 40
const STEP = 9

type Pull<Grip, Place> = {
  grip: Grip
  pointerId: number
  from: GridPoint
  /** Where the pointer is, in the window. */
  at: { x: number; y: number }
  isLifted: boolean
  place: Place | undefined
}

/**
 * Pulls something across the days with a pointer: a mouse at once, a finger after a moment. React renders nothing until it is dropped;
 * what is shown in the meantime is changed in the page, once a frame.
 */
export function usePull<Grip, Place>({ scroller, body, ...options }: PullOptions<Grip, Place>): void {
  const gripOf = useEffectEvent(options.grip)
  const onPass = useEffectEvent((under: Under) => options.onPass?.(under))
  const placeOf = useEffectEvent(options.placeOf)
  const isSame = useEffectEvent(options.isSame)
  const onPlace = useEffectEvent(options.onPlace)
  const onDrop = useEffectEvent(options.onDrop)
  const onEnd = useEffectEvent(options.onEnd)

  useEffect(() => {
    const [element, window_] = [body.current, scroller.current]
    if (!element || !window_) return undefined
    const [rows, frameOfRows] = [element, window_]
    const ends = new AbortController()
    const { signal } = ends
    let pull: Pull<Grip, Place> | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    let wasPulled = false

    const placeNow = ({ grip, from, at }: Pull<Grip, Place>) => placeOf(grip, from, pointOn(rows, at))

    function show(): void {
      if (!pull?.isLifted) return
      const box = frameOfRows.getBoundingClientRect()
      const { x, y } = pull.at
      const step = (isBefore: boolean, isAfter: boolean) => (isBefore ? -STEP : isAfter ? STEP : 0)
      const right = step(x < box.left + EDGE, x > box.right - EDGE)
      const down = step(y < box.top + EDGE, y > box.bottom - EDGE)
      if (right !== 0 || down !== 0) frameOfRows.scrollBy(right, down)
      const place = placeNow(pull)
      const { place: before } = pull
      pull.place = place
      if (place !== undefined && (before === undefined || !isSame(place, before))) onPlace(place, pull.grip)
      frame = requestAnimationFrame(show)
    }

    function lift(): void {
      if (!pull || pull.isLifted) return
      pull.isLifted = true
      rows.setPointerCapture(pull.pointerId)
      frame = requestAnimationFrame(show)
    }

    function end(): Pull<Grip, Place> | undefined {
      const ended = pull
      pull = undefined
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      if (ended?.isLifted) {
        wasPulled = true
        setTimeout(() => (wasPulled = false))
        onEnd()
      }
      return ended
    }

    function press(event: PointerEvent): void {
      const { target, button, pointerId, pointerType, clientX: x, clientY: y } = event
      if (button !== 0 || pull || !(target instanceof Element) || target.closest('[data-names]')) return
      const from = pointOn(rows, { x, y })
      const grip = gripOf({ target, row: from.row, x })
      if (grip === undefined) return
      pull = { grip, pointerId, from, at: { x, y }, isLifted: false, place: undefined }
      if (pointerType !== 'mouse') timer = setTimeout(lift, LONG_PRESS_MS)
    }

    function move(event: PointerEvent): void {
      const { target, pointerId, pointerType, clientX: x, clientY: y } = event
      if (!pull && pointerType === 'mouse' && target instanceof Element) {
        onPass({ target, row: pointOn(rows, { x, y }).row, x })
      }
      if (!pull || pull.pointerId !== pointerId) return
      const isFar = Math.hypot(x - pull.at.x, y - pull.at.y) > SLACK
      if (pull.isLifted) pull.at = { x, y }
      else if (isFar && pointerType === 'mouse') {
        pull.at = { x, y }
        lift()
      }
      // A finger that moves at once scrolls.
      else if (isFar) end()
    }

    const on = { signal }
    rows.addEventListener('pointerdown', press, on)
    rows.addEventListener('pointermove', move, on)
    rows.addEventListener(
      'pointerup',
      (event) => {
        move(event)
        if (pull?.isLifted) pull.place = placeNow(pull)
        const ended = end()
        if (ended?.isLifted && ended.place !== undefined) onDrop(ended.place, ended.grip)
      },
      on,
    )
    rows.addEventListener('pointercancel', () => void end(), on)
    // The click that ends a pull opens nothing.
    rows.addEventListener('click', (event) => wasPulled && event.stopPropagation(), { signal, capture: true })
    rows.addEventListener('touchmove', (event) => pull?.isLifted && event.preventDefault(), { signal, passive: false })
    rows.addEventListener('contextmenu', (event) => pull && event.preventDefault(), on)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && pull?.isLifted && end(), on)
    return () => {
      end()
      ends.abort()
    }
  }, [body, scroller])
}
