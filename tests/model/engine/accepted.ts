// The accepted tables, docs/flows/<flow>.md, and in words how a flow differs from its own.

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { arrowOf, nameOf } from './arrows.ts'
import { coveredBy } from './coverage.ts'
import type { Flow, Share } from './flow.ts'
import { COLUMNS, tableOf, type Column, type Line } from './table.ts'

export const TABLES = path.resolve(import.meta.dirname, '../../../docs/flows')

/** What `--list` shows of a flow without loading its model. */
export type TableHead = { flow: string; machine: string; model: string; paths: number }

export function tableFile(flow: string): string {
  const name = flow.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll(/\W+/g, '-')
  return path.join(TABLES, `${name.replace(/-$/, '')}.md`)
}

/** `model` is the file that exports the flow. */
export function tableText(flow: Flow, model: string): string {
  const { name, machine } = flow
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`
  return `# ${name}

Machine \`${machine.id}\`, model \`${model}\`, ${sizeOf(flow)}. Accepted by \`npm run flows -- --accept\`: [how to read it](../testing.md#what-a-machine-does).

${[COLUMNS, COLUMNS.map(() => '-'), ...tableOf(flow).map((line) => COLUMNS.map((column) => line[column]))].map(row).join('\n')}
`
}

function sizeOf(flow: Flow): string {
  return `${flow.model.paths.length} paths, which cover ${coverText(coveredBy(flow))}`
}

/** `2 of 2 states, 5 of 5 transitions` */
export function coverText(shares: readonly Share[]): string {
  return shares.map(({ name, done, all }) => `${done} of ${all} ${name}`).join(', ')
}

/** What the paths of a flow covered when its table was accepted. */
export async function acceptedShares(flow: string): Promise<Share[]> {
  const [, , head = ''] = (await readFile(tableFile(flow), 'utf8').catch(() => '')).split('\n')
  const shares = head.matchAll(/(\d+) of (\d+) ([A-Za-z ]+)/g)
  return [...shares].map(([, done, all, name = '']) => ({ name, done: Number(done), all: Number(all) }))
}

function headOf(text: string): TableHead | undefined {
  const [, flow, machine, model, paths] = /^# (.*)\n\nMachine `(.*?)`, model `(.*?)`, (\d+) paths/.exec(text) ?? []
  if (flow === undefined || machine === undefined || model === undefined) return undefined
  return { flow, machine, model, paths: Number(paths) }
}

/** The heads of all tables, by the names of their flows. */
export async function listTables(): Promise<TableHead[]> {
  const names = await readdir(TABLES).catch(() => [])
  const texts = await Promise.all(names.map((name) => readFile(path.join(TABLES, name), 'utf8')))
  return texts.flatMap((text) => headOf(text) ?? []).toSorted((one, other) => (one.flow < other.flow ? -1 : 1))
}

/** How a flow differs from its accepted table, one thing a sentence, causes first. */
export async function changesOf(flow: Flow): Promise<string[]> {
  const text = await readFile(tableFile(flow.name), 'utf8').catch(() => undefined)
  return text === undefined ? [`${flow.name}: what it does was never accepted`] : changesSince(text, flow)
}

export function changesSince(text: string, flow: Flow): string[] {
  const [accepted, found] = [linesIn(text), linesIn(tableText(flow, ''))]
  const changes = [...changesBetween(accepted, found), ...sizeChange(text, flow)]
  const first = firstSteps(flow)
  const reached = reachedIn(flow)
  const lost = ({ place }: Change) =>
    Number(place.endsWith(', at once') || ![...reached].some((state) => place.startsWith(`in ${state},`)))
  const when = ({ place }: Change) => first.get(place) ?? Infinity
  const common = ({ rank, by }: Change) =>
    Math.max(...by.map((one) => changes.filter((other) => other.rank === rank && other.by.includes(one)).length), 0)
  const inTurn = changes.toSorted(
    (one, other) =>
      one.rank - other.rank || lost(one) - lost(other) || common(other) - common(one) || when(one) - when(other),
  )
  const words = inTurn.map(({ place, sentence }) => `${place}${sentence}`.replaceAll(/ {2,}/g, ' '))
  return [...new Set(words)].map((sentence) => `${flow.name}: ${sentence}`)
}

/**
 * Lower in `rank` comes first: the machine's configuration is a cause, what its paths show may be a consequence, and is one at once, or in a
 * state that is not reached any more. The guard or the action that most changes have in common is named first.
 */
type Change = { place: string; sentence: string; rank: number; by: string[] }

/** The states that paths come to, also those that are left at once. */
function reachedIn({ model }: Flow): ReadonlySet<string> {
  const nodes = model.paths.flatMap(({ begun, steps }) => [
    ...begun._nodes,
    ...steps.flatMap(({ after, taken }) => [...after._nodes, ...taken.map(({ source }) => source)]),
  ])
  return new Set([...new Set(nodes)].map((node) => nameOf(node) || 'anywhere'))
}

/** When each event of each state is first seen on a path: what comes later may follow from it. */
function firstSteps({ model }: Flow): ReadonlyMap<string, number> {
  const seen = model.paths.flatMap(({ steps }) =>
    steps.flatMap(({ taken: [first] }, index) => (first ? [{ index, arrow: arrowOf(first) }] : [])),
  )
  const inOrder = seen.toSorted((one, other) => other.index - one.index)
  return new Map(
    inOrder.map(({ index, arrow }) => [placeOf({ In: arrow.from || 'anywhere', Event: arrow.event }), index]),
  )
}

const RANKS = ['Leads to', 'If', 'Does', 'When', 'Shows', 'Changes'] as const

function changesBetween(accepted: readonly Line[], found: readonly Line[]): Change[] {
  const before = Map.groupBy(accepted, placeOf)
  const after = Map.groupBy(found, placeOf)
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((place) =>
    pairsOf(before.get(place) ?? [], after.get(place) ?? []).flatMap(([was, is]) => {
      if (!is) return [{ place, sentence: ` ${eventOf(was)} is gone (it led to ${ledTo(was)})`, rank: 0, by: [] }]
      if (!was) return [{ place, sentence: ` ${eventOf(is)} is new, and leads to ${ledTo(is)}`, rank: 0, by: [] }]
      return RANKS.flatMap((column, rank) => cellChange(place, column, { was, is }, rank))
    }),
  )
}

const placeOf = ({ In, Event }: Pick<Line, 'In' | 'Event'>) => `in ${In}, ${Event}`
const eventOf = (line: Line | undefined) => (line?.If ? `[${line.If}]` : '')
const ledTo = (line: Line | undefined) => line?.['Leads to'] || 'nothing'

/** Lines for the same event belong together by their order if there are as many as before, else by their guards. */
function pairsOf(
  before: readonly Line[],
  after: readonly Line[],
): (readonly [Line, Line | undefined] | readonly [undefined, Line])[] {
  if (before.length === after.length) return before.map((was, index) => [was, after[index]] as const)
  const matchOf = (line: Line, lines: readonly Line[]) => lines.find(({ If }) => If === line.If)
  return [
    ...before.map((was) => [was, matchOf(was, after)] as const),
    ...after.filter((is) => !matchOf(is, before)).map((is) => [undefined, is] as const),
  ]
}

type Pair = { was: Line; is: Line }

/** Each column as a verb; the values of a list are compared one by one. */
const VERBS = {
  'Leads to': 'leads to',
  If: 'asks',
  Does: 'does',
  Shows: 'shows',
  Changes: 'changes',
} as const satisfies Partial<Record<Column, string>>

function occasionOf(when: string): string {
  if (when === '') return 'happens always'
  return when === 'never' || when === 'otherwise' ? `happens ${when}` : `happens when ${when}`
}

function cellChange(place: string, column: (typeof RANKS)[number], { was, is }: Pair, rank: number): Change[] {
  if (was[column] === is[column]) return []
  const words = (text: string) => (column === 'When' ? occasionOf(text) : `${VERBS[column]} ${text || 'nothing'}`)
  const before = column === 'When' ? occasionOf(was.When) : was[column] || 'nothing'
  const sentence = ` ${eventOf(was)} ${words(is[column])} (was: ${before})`
  // What an actor is given and how long a delay lasts follow from what happened before.
  const isFound = /^(?:asks|waits) /.test(was.Event)
  if (isFound) return [{ place, sentence, rank: RANKS.indexOf('Changes'), by: [] }]
  // What a machine knows first is a part of its configuration.
  if (was.Event === 'entered') return [{ place, sentence, rank: Math.min(rank, RANKS.indexOf('Does')), by: [] }]
  const by = column === 'When' ? [place, ...(was.If === 'else' ? [] : [was.If])] : was.Does.split(', ')
  return [{ place, sentence, rank, by: by.filter(Boolean) }]
}

function sizeChange(text: string, flow: Flow): Change[] {
  const [, was = 'none'] = /, (\d+ paths.*?)\. Accepted/.exec(text) ?? []
  const is = sizeOf(flow)
  return was === is ? [] : [{ place: '', sentence: `it has ${is} (was: ${was})`, rank: RANKS.length, by: [] }]
}

/** The lines of a table as they were written. */
function linesIn(text: string): Line[] {
  const rows = text.split('\n').filter((row) => row.startsWith('| '))
  return rows.slice(2).map((row) => {
    const cells = row.slice(2, -2).split(' | ')
    const cell = (column: Column) => cells[COLUMNS.indexOf(column)] ?? ''
    return {
      In: cell('In'),
      Event: cell('Event'),
      If: cell('If'),
      'Leads to': cell('Leads to'),
      Does: cell('Does'),
      Shows: cell('Shows'),
      Changes: cell('Changes'),
      When: cell('When'),
    }
  })
}
