import { PublishIcon } from '@sanity/icons/Publish'
import { useEffect } from 'react'

export type PublishedDocument = { id: string; type: string }

/** The sign of the button that publishes. It names the document, for the press below; without the permission it does not. */
export function PublishMark({ id, type, isAllowed }: PublishedDocument & { isAllowed: boolean }) {
  return isAllowed ? <PublishIcon data-publishes={id} data-type={type} /> : <PublishIcon />
}

/**
 * Hears a press on the button that publishes where the Studio cannot lose it: it disables and replaces the button for moments, and what is
 * pressed then is no click. As with any button, who moves away before letting go has not pressed it.
 */
export function usePublishPresses(onPress: (document: PublishedDocument) => void): void {
  useEffect(() => {
    let pressed: PublishedDocument | undefined
    function onDown({ target, isPrimary, button }: PointerEvent): void {
      pressed = isPrimary && button === 0 ? documentOf(target, 'button') : undefined
    }
    function onUp({ target }: PointerEvent): void {
      if (pressed && documentOf(target, 'button')?.id === pressed.id) onPress(pressed)
      pressed = undefined
    }
    function onKey(event: KeyboardEvent): void {
      if (!event.ctrlKey || !event.altKey || event.code !== 'KeyP') return
      const open = documentOf(event.target, '[data-testid="document-pane"]')
      if (!open) return
      event.preventDefault()
      onPress(open)
    }
    window.addEventListener('pointerdown', onDown, true)
    window.addEventListener('pointerup', onUp, true)
    window.addEventListener('keydown', onKey, true)
    return () => {
      window.removeEventListener('pointerdown', onDown, true)
      window.removeEventListener('pointerup', onUp, true)
      window.removeEventListener('keydown', onKey, true)
    }
  }, [onPress])
}

/** The document that is published in the part of the page around an element. */
function documentOf(target: EventTarget | null, around: string): PublishedDocument | undefined {
  const mark = target instanceof Element ? target.closest(around)?.querySelector('[data-publishes]') : undefined
  const { publishes: id, type } = mark instanceof SVGElement ? mark.dataset : {}
  return id === undefined || type === undefined ? undefined : { id, type }
}
