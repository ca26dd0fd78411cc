type Cell = string | number

/** What a spreadsheet would take for a formula, or for a number or a day and lose digits of it, when it opens the file: numbers of slips and transfers. */
const MISREAD = /^(?:[=+\-@\t\r]|0\d+$|\d{16,}$|\d+[-/.]\d+$|\d+e\d+$)/i

/** Rows as a CSV file: UTF-8 with a mark, so that spreadsheets show Bangla; texts stay texts whatever they look like. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cellOf).join(',')).join('\r\n')}\r\n`
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell)
  const plain = MISREAD.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}
