import { ceilings } from './ceilings.ts'
import type { Measured } from './compare.ts'

/** Each client's ceilings beside what was measured. */
export function drawCeilings(measured: Readonly<Record<string, Measured>>): string {
  return Object.entries(ceilings)
    .map(([client, rows]) => {
      const lines = Object.entries(rows).map(([what, { most, why }]) => {
        const found = measured[client]?.[what]
        return `| ${what} | ${found === undefined ? '' : shown(found)} | ${most.toLocaleString('en')} | ${why} |`
      })
      return [
        `## What ${client} causes`,
        '',
        '| in a minute | measured | ceiling | why |',
        '|---|---|---|---|',
        ...lines,
      ].join('\n')
    })
    .join('\n\n')
}

function shown(value: number): string {
  return (value < 10 ? Math.round(value * 10) / 10 : Math.round(value)).toLocaleString('en')
}

const BEGIN = '<!-- ceilings: written by `npm run ceilings` -->'
const END = '<!-- end of ceilings -->'

/** The page with the tables anew. */
export function withTables(page: string, tables: string): string {
  const [before = '', rest = ''] = page.split(BEGIN)
  const [, after = ''] = rest.split(END)
  return `${before}${BEGIN}\n\n${tables}\n\n${END}${after}`
}
