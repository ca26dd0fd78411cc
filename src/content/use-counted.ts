import { type RefCallback, useCallback, useContext, useRef } from 'react'
import { type CountedEvent, type CountedKind, type CountedPlace, MAX_EVENTS } from '#contract/values/content-counts.ts'
import { type ContentDocument, PreviewStudio } from './editable.tsx'
import { sendCounts } from './send-counts.ts'

/** As advertising measures it: half of it, or of the window where that is smaller, for a second without a break. */
const VIEWED_PART = 0.5
const VIEWED_MS = 1_000
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)

/**
 * A ref for the element that shows a banner, tile or offer: counts one view while it is on the page, and each link in it that is
 * followed. Without cookies, and not in a preview. While `isShown` is false something else is in its place.
 */
export function useCounted({ _id }: ContentDocument, { isShown = true } = {}): RefCallback<HTMLElement> {
  const isCounted = useContext(PreviewStudio) === undefined && isShown
  const isViewed = useRef(false)
  return useCallback(
    (element) => {
      if (!element || !isCounted) return undefined
      const onClick = ({ target }: Event) => {
        if (target instanceof Element && target.closest('a')) count(_id, 'click')
      }
      element.addEventListener('click', onClick)
      const unwatch = isViewed.current
        ? undefined
        : watchView(element, () => {
            isViewed.current = true
            count(_id, 'view')
          })
      return () => {
        element.removeEventListener('click', onClick)
        unwatch?.()
      }
    },
    [_id, isCounted],
  )
}

function watchView(element: HTMLElement, onView: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const watcher = new IntersectionObserver(
    (entries) => {
      const entry = entries.at(-1)
      if (!entry || !isHalfInView(entry)) {
        clearTimeout(timer)
        timer = undefined
      } else timer ??= setTimeout(done, VIEWED_MS)
    },
    { threshold: STEPS },
  )
  function stop(): void {
    clearTimeout(timer)
    watcher.disconnect()
  }
  function done(): void {
    stop()
    onView()
  }
  watcher.observe(element)
  return stop
}

function isHalfInView({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const enough = VIEWED_PART * Math.min(boundingClientRect.height, window.innerHeight)
  return intersectionRect.height > 0 && intersectionRect.height >= enough
}

const SEND_AFTER_MS = 5_000
let waiting: CountedEvent[] = []
let sending: ReturnType<typeof setTimeout> | undefined

function count(document: string, kind: CountedKind): void {
  waiting.push({ document, place: placeOf(window.location.pathname), kind })
  // A page that is left is hidden first; on a phone that is often its last event.
  window.addEventListener('visibilitychange', send, { once: true })
  sending ??= setTimeout(send, SEND_AFTER_MS)
}

function send(): void {
  clearTimeout(sending)
  sending = undefined
  if (waiting.length === 0) return
  sendCounts(waiting.slice(0, MAX_EVENTS))
  waiting = waiting.slice(MAX_EVENTS)
}

function placeOf(path: string): CountedPlace {
  if (path === '/' || path === '/home') return 'home'
  if (path === '/offers') return 'offers'
  return path.startsWith('/offers/') ? 'offer' : 'elsewhere'
}
