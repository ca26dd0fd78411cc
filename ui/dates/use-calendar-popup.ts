import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { chooseSide } from '#ui/popup-side.ts'

/** A small dialog next to its opener: Escape and a click elsewhere close it, and the focus returns to the opener. It closes when Tab leaves it. */
export function useCalendarPopup(opener: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setIsOpen] = useState(false)
  const popup = useRef<HTMLDivElement>(null)
  const isFocused = useRef(true)
  const close = useCallback(() => {
    setIsOpen(false)
    opener.current?.focus()
  }, [opener])

  // Before it is painted, or it would be seen on the wrong side for a moment.
  useLayoutEffect(() => {
    const element = popup.current
    if (!isOpen || !element) return undefined
    const stopPlacing = placeInside(element)
    const stopFocusing = isFocused.current ? focusWhenThere(element) : () => undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Not further: a dialog around it stays open.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
    const onPointerDown = (event: PointerEvent) => {
      if (event.target instanceof Node && !element.parentElement?.contains(event.target)) setIsOpen(false)
    }
    // Without a new place the focus was only dropped, as when the calendar draws another month.
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !element.parentElement?.contains(relatedTarget)) setIsOpen(false)
    }
    element.parentElement?.addEventListener('keydown', onKeyDown)
    element.parentElement?.addEventListener('focusout', onFocusOut)
    document.addEventListener('pointerdown', onPointerDown)
    const around = element.parentElement
    return () => {
      stopFocusing()
      stopPlacing()
      around?.removeEventListener('keydown', onKeyDown)
      around?.removeEventListener('focusout', onFocusOut)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, close])

  /** `isFocused`: the focus goes into it. */
  function open(options = { isFocused: true }): void {
    isFocused.current = options.isFocused
    setIsOpen(true)
  }
  return { isOpen, open, close, popup }
}

const ROOM_BESIDE_PX = 8
/** The height of six weeks, with a gap to the field. */
const TALLEST_PX = 470

/**
 * Moves it to the left by as much as it would stand out of the dialog, or the window, that it lies in, and scrolls it into view whenever
 * its size changes: its code comes later than it, and months have four to six weeks.
 */
function placeInside(element: HTMLElement): () => void {
  const surrounding = element.closest('dialog') ?? document.documentElement
  const place = () => {
    element.style.marginInlineStart = ''
    const start = surrounding.getBoundingClientRect().left + ROOM_BESIDE_PX
    const end = start + surrounding.clientWidth - 2 * ROOM_BESIDE_PX
    const { left, right } = element.getBoundingClientRect()
    const move = Math.min(right - end, left - start)
    if (move > 0) element.style.marginInlineStart = `${-move}px`
  }
  // Once: a calendar that changed sides with the weeks of its months could not be followed.
  chooseSide(element, TALLEST_PX)
  const observer = new ResizeObserver((changes) => {
    place()
    // Not when the page grows under it, as it does while a guest scrolls.
    if (changes.some(({ target }) => target === element)) element.scrollIntoView({ block: 'nearest' })
  })
  observer.observe(element)
  observer.observe(surrounding)
  return () => observer.disconnect()
}

/** The calendar is a separate chunk, so its day in the tab order may come later than the popup. */
function focusWhenThere(element: HTMLElement): () => void {
  const focusDay = () => {
    // Where no day can be chosen, as in a month that is over, the first control.
    const day =
      element.querySelector<HTMLElement>('[role="gridcell"] > [tabindex="0"]') ??
      element.querySelector<HTMLElement>('button:not([tabindex="-1"])')
    day?.focus({ preventScroll: true })
    return day !== null
  }
  if (focusDay()) return () => undefined
  const observer = new MutationObserver(() => {
    if (focusDay()) observer.disconnect()
  })
  observer.observe(element, { childList: true, subtree: true })
  return () => observer.disconnect()
}
