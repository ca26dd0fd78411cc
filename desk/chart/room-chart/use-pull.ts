import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Bar, Place } from './chart.ts'
import { between, dayAt, daysPulled, type Part, ROW_HEIGHT } from './geometry.ts'
import { placeOf, type Shown } from './moves.ts'

type PullOptions = {
  scroller: RefObject<HTMLElement | null>
  /** The rows, below the days. */
  body: RefObject<HTMLElement | null>
  shown: () => Shown
  /** Shows where it would be. */
  onPlace: (place: Place, bar: Bar | undefined) => void
  onDrop: (place: Place, bar: Bar | undefined) => void
  /** It ended without a place. */
  onEnd: () => void
}

/** A finger has to rest for this long on what it lifts: until then it scrolls. */
const LONG_PRESS_MS = 300
/** A mouse that moved no further than this has clicked. */
const SLACK = 5
/** So near to an end of a bar that end is pulled. */
const EDGE_WIDTH = 7
/** So near to an edge of the chart it scrolls, this far with each frame. */
const EDGE = 40
const STEP = 9

type Pull = {
  bar: Bar | undefined
  part: Part
  pointerId: number
  /** Where it began, on the rows. */
  from: { x: number; y: number }
  /** Where the pointer is, in the window. */
  at: { x: number; y: number }
  isLifted: boolean
  place: Place | undefined
}

/** The width of a day, and where the first one begins, from the edge of the rows. */
export function measureDays(body: HTMLElement): { start: number; width: number } {
  const day = body.parentElement?.querySelector<HTMLElement>('[data-day]')
  return { start: day?.offsetLeft ?? 0, width: day?.getBoundingClientRect().width ?? 1 }
}

/** Which part of a bar is under a pointer: an end that can be moved, or all of it. */
function partUnder(target: Element, { moves }: Bar, x: number): Part {
  const box = target.closest('[data-bar]')?.getBoundingClientRect()
  if (box && moves?.start && x < box.left + EDGE_WIDTH) return 'start'
  return box && moves?.end && x > box.right - EDGE_WIDTH ? 'end' : 'whole'
}

/** The night of a row under a pointer. */
export function placeUnder(body: HTMLElement, { rows }: Shown, { x, y }: { x: number; y: number }): Place | undefined {
  const box = body.getBoundingClientRect()
  const { start, width } = measureDays(body)
  const row = rows[Math.floor((y - box.top) / ROW_HEIGHT)]
  return row && { row: row.key, first: dayAt(x - box.left - start, width), nights: 1 }
}

/**
 * Lifts bars and chooses free nights with a pointer: a mouse at once, a finger after a moment. React renders nothing until it is dropped;
 * what is shown in the meantime is changed in the page, once a frame.
 */
export function usePull({ scroller, body, ...options }: PullOptions): void {
  const shown = useEffectEvent(options.shown)
  const onPlace = useEffectEvent(options.onPlace)
  const onDrop = useEffectEvent(options.onDrop)
  const onEnd = useEffectEvent(options.onEnd)

  useEffect(() => {
    const [element, window_] = [body.current, scroller.current]
    if (!element || !window_) return undefined
    const [rows, frameOfRows] = [element, window_]
    const ends = new AbortController()
    const { signal } = ends
    let pull: Pull | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let frame = 0
    let wasPulled = false

    function placeNow({ bar, part, from, at }: Pull): Place | undefined {
      const box = rows.getBoundingClientRect()
      const { start, width } = measureDays(rows)
      const [x, y] = [at.x - box.left, at.y - box.top]
      const { rows: all } = shown()
      const begun = all[Math.floor(from.y / ROW_HEIGHT)]?.key ?? ''
      if (!bar) return { row: begun, ...between(dayAt(from.x - start, width), dayAt(x - start, width)) }
      const row = all[Math.floor(y / ROW_HEIGHT)]?.key ?? begun
      return placeOf(bar, part, { row, days: daysPulled(x - from.x, width) })
    }

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
      const isNew = place?.row !== before?.row || place?.first !== before?.first || place?.nights !== before?.nights
      pull.place = place
      if (place && isNew) onPlace(place, pull.bar)
      frame = requestAnimationFrame(show)
    }

    function lift(): void {
      if (!pull || pull.isLifted) return
      pull.isLifted = true
      rows.setPointerCapture(pull.pointerId)
      frame = requestAnimationFrame(show)
    }

    function end(): Pull | undefined {
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

    function barUnder(target: Element, y: number): Bar | undefined {
      const key = target.closest<HTMLElement>('[data-bar]')?.dataset['bar']
      const { rows: all, bars } = shown()
      const row = all[Math.floor((y - rows.getBoundingClientRect().top) / ROW_HEIGHT)]
      return bars.get(row?.key ?? '')?.find((bar) => bar.key === key)
    }

    /** The pointer says which ends of a bar can be pulled. */
    function point({ target, clientX: x, clientY: y }: PointerEvent): void {
      const element = target instanceof Element ? target.closest<HTMLElement>('[data-bar]') : null
      const bar = element && barUnder(element, y)
      if (bar) element.style.cursor = partUnder(element, bar, x) === 'whole' ? '' : 'ew-resize'
    }

    function press(event: PointerEvent): void {
      const { target, button, pointerId, pointerType, clientX: x, clientY: y } = event
      if (button !== 0 || pull || !(target instanceof Element) || target.closest('[data-names]')) return
      const bar = barUnder(target, y)
      if (target.closest('[data-bar]') && !bar?.moves) return
      const part = bar ? partUnder(target, bar, x) : 'whole'
      const box = rows.getBoundingClientRect()
      const from = { x: x - box.left, y: y - box.top }
      pull = { bar, part, pointerId, from, at: { x, y }, isLifted: false, place: undefined }
      if (pointerType !== 'mouse') timer = setTimeout(lift, LONG_PRESS_MS)
    }

    function move(event: PointerEvent): void {
      const { pointerId, pointerType, clientX: x, clientY: y } = event
      if (!pull && pointerType === 'mouse') point(event)
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
        if (ended?.isLifted && ended.place) onDrop(ended.place, ended.bar)
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
