/** Runs in the page: lines of words that lie on each other. What stays at the window's foot does so by intention. */
export function wordsOnWords(): string[] {
  window.scrollTo(0, 0)
  const fixed = [...document.querySelectorAll('*')].filter((element) => getComputedStyle(element).position === 'fixed')
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const lines: { words: string; box: DOMRect }[] = []
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    const element = node.parentElement
    const isSeen =
      element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) === true &&
      element.closest('[inert], .visually-hidden, [data-above-foot], [data-picture]') === null &&
      !fixed.some((ancestor) => ancestor.contains(element))
    if (!isSeen || !node.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNode(node)
    for (const box of range.getClientRects()) lines.push({ words: node.textContent.trim().slice(0, 40), box })
  }
  return lines.flatMap((one, index) =>
    lines
      .slice(index + 1)
      .filter(({ box }) => {
        const width = Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left)
        const height = Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top)
        // Lines of large letters are closer than their boxes are high.
        return width > 2 && height > box.height / 2
      })
      .map((other) => `on each other: “${one.words}” and “${other.words}”`),
  )
}
