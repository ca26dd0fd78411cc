import type { Page } from 'playwright-core'

/** What a browser's translator does to a page and to all that comes into it later: elements take the place of each text. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    function replace(text: Text): void {
      const parent = text.parentNode
      if (!parent || /^(?:SCRIPT|STYLE|FONT|TEXTAREA)$/.test(parent.nodeName) || !/\p{L}/u.test(text.data)) return
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
    function replaceIn(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(replace)
    }
    replaceIn(document.body)
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof Text) replace(node)
        else if (node.nodeName !== 'FONT' && node.isConnected) replaceIn(node)
      }
    }).observe(document.body, { childList: true, subtree: true })
  })
}
