import { useToast } from '@sanity/ui/toast'
import type { ClipboardEvent as PasteEvent, ReactNode } from 'react'
import type { OnPasteFn } from 'sanity'
import { htmlOfMarkdown } from './pasted-markdown.ts'
import { isTermsTable, partsOf, termsOf, withRowsAsParagraphs } from './pasted-tables.ts'

/**
 * A text of the site has headings of one level and tables of two columns. Headings of other levels that are pasted from Word, Google Docs or
 * as Markdown become ours, and the rows of other tables become paragraphs.
 */
export function PastedText({ children }: { children: ReactNode }) {
  const toast = useToast()

  function pasteWhatIsKnown(event: PasteEvent): void {
    if (partial.has(event.nativeEvent)) return
    const html = event.clipboardData.getData('text/html')
    const known = withKnownHeadings(html || htmlOfMarkdown(event.clipboardData.getData('text/plain')))
    const page = new DOMParser().parseFromString(known, 'text/html')
    const tables = withRowsAsParagraphs(page)
    if (tables.others > 0)
      toast.push({
        status: 'warning',
        title: 'A table became paragraphs',
        description: 'The tables of this site have two columns, without links. Each row is a paragraph now.',
      })
    const parts = tables.all === 0 ? [known] : partsOf(page)
    if (parts.length === 1 && parts[0] === html) return
    event.preventDefault()
    event.stopPropagation()
    void pasteInTurn(event.target, parts)
  }

  // A box of its own would be as wide as the longest line, and the text would leave its dialog.
  return (
    <div style={{ display: 'contents' }} onPasteCapture={pasteWhatIsKnown}>
      {children}
    </div>
  )
}

/** What is pasted again, part by part. */
const partial = new WeakSet<Event>()

async function pasteInTurn(target: EventTarget, parts: readonly string[]): Promise<void> {
  for (const part of parts) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', part)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    partial.add(event)
    target.dispatchEvent(event)
    // The editor inserts a table a moment after its event.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

/** The editor makes blocks of all that is pasted but of our tables, which it does not know. */
export const insertTermsTable: OnPasteFn = ({ event }) => {
  const { body } = new DOMParser().parseFromString(event.clipboardData.getData('text/html'), 'text/html')
  const table = body.querySelector('table')
  if (!table || !isTermsTable(table) || body.textContent.trim() !== table.textContent.trim()) return undefined
  return { insert: [{ _type: 'termsTable', terms: termsOf(table) }] }
}

export const withKnownHeadings = (html: string): string =>
  html.replaceAll(/(<\/?h)[124-6](?=[\s>])/gi, (_, tag) => `${tag}3`)
