/**
 * Opens a popup above its field where it has no room below and more above, so that the page stays where it is. `height`: the most that it
 * grows to, where that is not known from its content yet.
 */
export function chooseSide(popup: HTMLElement, height = popup.offsetHeight): void {
  const field = popup.offsetParent?.getBoundingClientRect()
  if (!field) return
  const surrounding = popup.closest('dialog')?.getBoundingClientRect()
  const start = surrounding?.top ?? Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop)
  const above = field.top - start
  const below = (surrounding?.bottom ?? window.innerHeight) - field.bottom
  popup.toggleAttribute('data-above', below < height && above > height)
}
