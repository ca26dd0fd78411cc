import type { Page } from 'playwright-core'

const REST_MS = 300

/**
 * What is wrong with the layout as it stands: a page wider than its window, text that is wider than its place,
 * columns too narrow for a word, and controls that lie on each other.
 */
export async function measureLayout(page: Page): Promise<string[]> {
  await layOutWhole(page)
  let found = await page.evaluate(measure)
  // On a busy machine a page may still be drawing itself for its new size: what is wrong with it stays.
  for (let again = 0; found.length > 0 && again < 3; again += 1) {
    await page.waitForTimeout(REST_MS)
    found = await page.evaluate(measure)
  }
  return found
}

/** From now on the page is laid out also where no guest is near: before that it has neither sizes nor colours there. */
export function layOutWhole(page: Page): Promise<void> {
  return page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
  })
}

/** Runs in the page. Media queries follow a new size only with the next frame. */
async function measure(): Promise<string[]> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  const controlsSelector = 'a[href], button, input, select, textarea, summary, [role="tab"]'
  const place = [...document.querySelectorAll('dialog:modal, [aria-modal="true"]')].at(-1) ?? document.body
  const found: string[] = []

  const root = document.documentElement
  if (root.scrollWidth > window.innerWidth) found.push(`the page is ${root.scrollWidth} px wide`)

  const seen = [...place.querySelectorAll('*')].filter(isSeen)
  found.push(...seen.filter(isClipped).map((element) => `clipped: ${nameOf(element)}`))
  found.push(...seen.filter(isSqueezed).map((element) => `squeezed: ${nameOf(element)}`))

  const controls = seen.filter((element) => element.matches(controlsSelector))
  const spots = controls.map((control) => ({ control, anchor: anchorOf(control), boxes: boxesOf(control) }))
  for (const [index, one] of spots.entries()) {
    for (const other of spots.slice(index + 1)) {
      if (one.anchor !== other.anchor || areOfOneField(one.control, other.control)) continue
      const isOverlap = one.boxes.some((box) => other.boxes.some((otherBox) => overlap(box, otherBox)))
      if (isOverlap) found.push(`on each other: ${nameOf(one.control)} and ${nameOf(other.control)}`)
    }
  }
  return found

  type Box = { left: number; right: number; top: number; bottom: number }

  function isSeen(element: Element): boolean {
    if (element.closest('[inert], [aria-hidden="true"]') !== null) return false
    return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  }

  /**
   * Only text that no one can scroll to; one pixel is rounding, and a box of one pixel is there for screen readers. What shows an ellipsis
   * and says all of it in its label is cut by intention.
   */
  function isClipped(element: Element): boolean {
    if (textsOf(element).length === 0 || element.clientWidth <= 1) return false
    const { overflowX, overflowY, textOverflow } = getComputedStyle(element)
    if (textOverflow === 'ellipsis' && element.hasAttribute('aria-label')) return false
    const isWide = element.scrollWidth > element.clientWidth + 1 && !/auto|scroll/.test(overflowX)
    return isWide || (element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY))
  }

  /** Whether a word is broken that any column has room for. An address, or a word that an editor made to be long, may be. */
  function isSqueezed(element: Element): boolean {
    // What an ellipsis cuts is not broken.
    const isOneLine = getComputedStyle(element).whiteSpace === 'nowrap'
    if (isOneLine || element.getBoundingClientRect().width <= 1) return false
    return textsOf(element).some((text) =>
      [...(text.textContent ?? '').matchAll(/(?<!\S)[\p{L}\p{M}]{2,12}(?!\S)/gu)].some(({ index, 0: word }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        // A first letter of its own size is a part too, and ends where the rest begins.
        const [first, ...others] = range.getClientRects()
        return others.some(({ left }) => left < (first?.right ?? 0) - 1)
      }),
    )
  }

  function textsOf(element: Element): Node[] {
    return [...element.childNodes].filter(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
  }

  /** What stays while the page scrolls, or opens above it, passes over the rest of it by intention. */
  function anchorOf(element: Element): Element | undefined {
    return ancestorsOf(element).find(
      (ancestor) => ancestor.matches('[role="dialog"]') || /fixed|sticky/.test(getComputedStyle(ancestor).position),
    )
  }

  /** A button may stand in the field that it fills, and a label's box in its label. */
  function areOfOneField(one: Element, other: Element): boolean {
    return (
      one.contains(other) || other.contains(one) || (one.matches('input') && one.parentElement === other.parentElement)
    )
  }

  function boxesOf(element: Element): Box[] {
    const frames = ancestorsOf(element)
      .slice(1)
      .filter((ancestor) => getComputedStyle(ancestor).overflowX !== 'visible')
      .map((ancestor) => ancestor.getBoundingClientRect())
    return [...element.getClientRects()].map((rect) => frames.reduce(cut, rect))
  }

  function cut(box: Box, frame: Box): Box {
    return {
      left: Math.max(box.left, frame.left),
      right: Math.min(box.right, frame.right),
      top: Math.max(box.top, frame.top),
      bottom: Math.min(box.bottom, frame.bottom),
    }
  }

  function overlap(one: Box, other: Box): boolean {
    const { left, right, top, bottom } = cut(one, other)
    return right - left > 1 && bottom - top > 1
  }

  function ancestorsOf(element: Element): Element[] {
    return element.parentElement === null ? [element] : [element, ...ancestorsOf(element.parentElement)]
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 60)
    return `${element.tagName.toLowerCase()}.${element.className} "${name}"`
  }
}
