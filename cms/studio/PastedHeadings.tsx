import type { ClipboardEvent as PasteEvent, ReactNode } from 'react'

/** A text of the site has headings of one level: what Word and Google Docs paste as another becomes one of those, and no plain paragraph. */
export function PastedHeadings({ children }: { children: ReactNode }) {
  return <div onPasteCapture={pasteKnownHeadings}>{children}</div>
}

function pasteKnownHeadings(event: PasteEvent): void {
  const html = event.clipboardData.getData('text/html')
  const known = withKnownHeadings(html)
  if (known === html) return
  event.preventDefault()
  event.stopPropagation()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', known)
  clipboardData.setData('text/plain', event.clipboardData.getData('text/plain'))
  event.target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

export const withKnownHeadings = (html: string): string =>
  html.replaceAll(/(<\/?h)[124-6](?=[\s>])/gi, (_, tag) => `${tag}3`)
