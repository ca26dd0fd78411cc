// Finds where a step is written, by the text of the files: parts that several machines share are in other files, and are not found.

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { listTables } from '#tests/model/engine/accepted.ts'
import type { FlowResult, PathResult } from '#tests/model/engine/flow.ts'
import { readMachines } from '../drawing/machine-docs.ts'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Adds to each step where it is written. */
export async function withLines(results: readonly FlowResult[]): Promise<FlowResult[]> {
  const [machines, tables] = await Promise.all([readMachines(), listTables()])
  return Promise.all(
    results.map(async (result) => {
      const machine = machines.find((one) => one.machine.id === result.machine)
      const table = tables.find(({ flow }) => flow === result.flow)
      const [ofMachine, ofModel] = await Promise.all([
        fileOf(machine && `machines/${machine.file}.machine.ts`),
        fileOf(table?.model),
      ])
      const linesOf = (state: string, title: string) => [
        ...placeIn(ofMachine, (source) => lineInMachine(source, state, title.replace(/ \(.*\)$/, ''))),
        ...placeIn(ofModel, (source) => lineInModel(source, title)),
      ]
      return { ...result, paths: result.paths.map((one) => ({ ...one, traces: tracesWith(one, linesOf) })) }
    }),
  )
}

function tracesWith({ titles, traces }: PathResult, linesOf: (state: string, title: string) => string[]) {
  return traces.map((trace, index) => {
    const [before, title] = [traces[index - 1], titles[index - 1]]
    return before && title !== undefined ? { ...trace, lines: linesOf(before.state, title) } : trace
  })
}

type SourceFile = { name: string; source: string }

async function fileOf(name: string | undefined): Promise<SourceFile | undefined> {
  return name === undefined ? undefined : { name, source: await readFile(path.join(ROOT, name), 'utf8') }
}

function placeIn(file: SourceFile | undefined, find: (source: string) => number | undefined): string[] {
  const line = file && find(file.source)
  return line === undefined ? [] : [`${file?.name}:${line}`]
}

const indentOf = (line: string) => line.length - line.trimStart().length

/** The line, from 1, on which a machine's text says what an event does in a state, or in one around it: `LOGIN.filling`, `phone.submitted`. */
export function lineInMachine(source: string, state: string, event: string): number | undefined {
  const lines = source.split('\n')
  const names = state.split('.').filter((name) => name !== '')
  for (let depth = names.length; depth >= 0; depth -= 1) {
    const scope = scopeOf(lines, names.slice(0, depth))
    const found = scope && findIn(lines, scope, wordsFor(event))
    if (found !== undefined) return found + 1
  }
  return undefined
}

/** The line, from 1, of an event's row in a model; `title` as in a path: `dialog.opened (for a page)`. */
export function lineInModel(source: string, title: string): number | undefined {
  const [, event = title, detail] = /^(\S+)(?: \((.*)\))?$/.exec(title) ?? []
  const lines = source.split('\n')
  const rows = lines.flatMap((line, index) => (line.includes(`'${event}'`) ? [index] : []))
  const own = detail === undefined ? undefined : rows.find((row) => lines[row]?.includes(`'${detail}'`))
  const found = own ?? rows[0] ?? actorLine(lines, event)
  return found === undefined ? undefined : found + 1
}

/** `unanswered('<actor>')` is a row, too. */
function actorLine(lines: readonly string[], event: string): number | undefined {
  const [actor] = event.split(/\.(?=rejects$|resolves$)/)
  const found = lines.findIndex((line) => line.includes(`('${actor}'`))
  return found < 0 ? undefined : found
}

type Scope = { begin: number; end: number }

/** From the line that opens a state to the one that closes it. */
function scopeOf(lines: readonly string[], names: readonly string[]): Scope | undefined {
  return names.reduce<Scope | undefined>(
    (outer, name) => {
      if (!outer) return undefined
      const begin = findIn(lines, outer, [new RegExp(`^\\s+'?${name}'?: (?:\\{|\\w)`)])
      if (begin === undefined) return undefined
      const indent = indentOf(lines[begin] ?? '')
      const length = lines.slice(begin + 1).findIndex((line) => line !== '' && indentOf(line) <= indent)
      return { begin, end: begin + 1 + Math.max(length, 0) }
    },
    { begin: 0, end: lines.length },
  )
}

function findIn(lines: readonly string[], { begin, end }: Scope, wanted: readonly RegExp[]): number | undefined {
  const found = lines.slice(begin, end).findIndex((line) => wanted.some((words) => words.test(line)))
  return found < 0 ? undefined : begin + found
}

function wordsFor(event: string): RegExp[] {
  const [, name = '', outcome] = /^(.*)\.(resolves|rejects|elapses)$/.exec(event) ?? []
  if (outcome === undefined) return [new RegExp(`'${event.replaceAll('.', '\\.')}':`)]
  return outcome === 'elapses' ? [new RegExp(`\\b${name}: `)] : [new RegExp(`src: '${name}'`)]
}
