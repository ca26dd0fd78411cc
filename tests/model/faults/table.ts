import { machineOf } from './fault.ts'
import type { Trial } from './try-fault.ts'

const BEGIN = '<!-- planted faults: written by `npm run flows -- mutate` -->'
const END = '<!-- end of planted faults -->'

/** What became of the faults, as a table of Markdown; it holds nothing that changes from run to run. */
export function tableOf(trials: readonly Trial[]): string {
  const rows = trials.map(({ fault, seen }) =>
    ['', machineOf(fault), fault.kind, fault.says, seen?.by ?? '**nothing: it lives**', ''].join(' | ').trim(),
  )
  const alive = trials.filter(({ seen }) => !seen)
  return [
    `${trials.length} faults were planted, ${trials.length - alive.length} were seen.`,
    '',
    '| machine | kind | fault | seen by |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n')
}

/** The document with this table in its place. */
export function withTable(document: string, table: string): string {
  const [before, rest] = document.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('The document has no place for planted faults')
  return [before, BEGIN, '\n\n', table, '\n\n', END, after].join('')
}
