import { useEffect } from 'react'

const PLACES = ':is(dialog, section, main):not([popover] *)'
const FIELDS = 'input:not([type="radio"]), select, textarea'

/**
 * When what had the focus is gone, as a row is once it was dealt with, the focus goes to the part of the page around it, and in a dialog to
 * its first field. It would be lost, and the keyboard begin at the head of the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined
    let around: HTMLElement[] = []
    function note({ target }: FocusEvent): void {
      if (!(target instanceof Element)) return
      last = target
      around = placesAround(target)
    }
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected || document.activeElement !== document.body) return
      last = undefined
      const place = around.find((one) => one.isConnected && one.checkVisibility())
      if (place) enter(place)
    })
    document.addEventListener('focusin', note)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => {
      document.removeEventListener('focusin', note)
      observer.disconnect()
    }
  }, [])
}

/** The nearest first. What lies over the page, as a message does, belongs to all of it. */
function placesAround(element: Element): HTMLElement[] {
  const own: HTMLElement[] = []
  let place = element.closest<HTMLElement>(PLACES)
  while (place) {
    own.push(place)
    place = place.parentElement?.closest<HTMLElement>(PLACES) ?? null
  }
  const main = document.querySelector('main')
  return main && !own.includes(main) ? [...own, main] : own
}

function enter(place: HTMLElement): void {
  const field = place.matches('dialog') ? place.querySelector<HTMLElement>(FIELDS) : null
  const target = field ?? place
  if (target === place && !place.hasAttribute('tabindex')) place.tabIndex = -1
  target.focus({ preventScroll: true })
}
