import { escaped } from '../escaped.ts'

export type Cell =
  | { text: string }
  | { code: string }
  | { html: string }
  | { number: number | string; /** Less than it should be. */ isShort?: boolean }

/** A table that scrolls within itself on a narrow window, by keys too. */
export function tablePart(label: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const numbers = new Set(rows[0]?.flatMap((cell, index) => ('number' in cell ? [index] : [])))
  const head = heads.map(
    (text, index) => `<th scope="col"${numbers.has(index) ? ' class="number"' : ''}>${escaped(text)}</th>`,
  )
  const body = rows.map((cells) => `<tr>${cells.map(cellPart).join('')}</tr>`)
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(label)}"><table><thead><tr>${head.join('')}</tr></thead><tbody>
${body.join('\n')}
</tbody></table></div>`
}

function cellPart(cell: Cell): string {
  if ('number' in cell) return `<td class="number${cell.isShort === true ? ' short' : ''}">${cell.number}</td>`
  if ('code' in cell) return `<td><code>${escaped(cell.code)}</code></td>`
  return `<td>${'html' in cell ? cell.html : escaped(cell.text)}</td>`
}
