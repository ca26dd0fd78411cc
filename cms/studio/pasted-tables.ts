/** A pasted table that a text of the site can show as it is: a table of terms has two columns of plain words. */
export function isTermsTable(table: HTMLTableElement): boolean {
  return (
    table.rows.length > 0 &&
    [...table.rows].every(({ cells }) => cells.length === 2) &&
    !table.querySelector('a[href], table')
  )
}

const wordsOf = (cell: Element | undefined): string => (cell?.textContent ?? '').replaceAll(/\s+/g, ' ').trim()

/** The rows of a pasted table as those of a table of terms. */
export const termsOf = (table: HTMLTableElement) =>
  [...table.rows].map(({ cells: [term, text] }, index) => ({
    _key: `row-${index}`,
    _type: 'term',
    term: wordsOf(term),
    text: wordsOf(text),
  }))

/** Makes a paragraph of each row of the tables that are no tables of terms. A table of one column only arranges what is in it, and stays. */
export function withRowsAsParagraphs(page: Document): { all: number; others: number } {
  const tables = [...page.querySelectorAll('table')].filter(({ rows }) =>
    [...rows].some(({ cells }) => cells.length > 1),
  )
  const others = tables.filter((table) => !isTermsTable(table))
  for (const table of others) table.replaceWith(...[...table.rows].map((row) => paragraphOf(page, row)))
  return { all: tables.length, others: others.length }
}

const BLOCKS = 'p, div, ul, ol, li, table, tbody, tr, td, th, h3'

function paragraphOf(page: Document, { cells }: HTMLTableRowElement): HTMLParagraphElement {
  const paragraph = page.createElement('p')
  for (const cell of cells) {
    for (const block of cell.querySelectorAll(BLOCKS)) block.replaceWith(...block.childNodes, ' ')
    if (wordsOf(cell) === '') continue
    if (paragraph.hasChildNodes()) paragraph.append(' – ')
    paragraph.append(...cell.childNodes)
  }
  return paragraph
}

/** A page as the pages that show its tables of terms, and what is before and after them, in turn. */
export function partsOf(page: Document): string[] {
  const range = page.createRange()
  range.selectNodeContents(page.body)
  const parts: DocumentFragment[] = []
  for (const table of page.querySelectorAll('table')) {
    if (!isTermsTable(table)) continue
    const before = range.cloneRange()
    before.setEndBefore(table)
    range.selectNode(table)
    parts.push(before.cloneContents(), range.cloneContents())
    range.setEnd(page.body, page.body.childNodes.length)
    range.setStartAfter(table)
  }
  return [...parts, range.cloneContents()].filter(hasWords).map((part) => pageWith(page, part))
}

const hasWords = ({ textContent }: DocumentFragment): boolean => (textContent ?? '').trim() !== ''

/** The page with nothing but this in its body: its head says which program it was copied from. */
function pageWith({ head, body }: Document, part: DocumentFragment): string {
  body.replaceChildren(part)
  return `<html>${head.outerHTML}${body.outerHTML}</html>`
}
