// Drives flows in as many processes as there are cores.

import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import type { Wanted } from './models.ts'
import { listTables } from '#tests/model/engine/accepted.ts'
import type { Long } from '#tests/model/engine/long-paths.ts'
import type { FlowResult } from '#tests/model/engine/flow.ts'
import type { Way } from './choose.ts'

/** Unset, all paths. */
export type Choice = {
  /** Paths by their ids; with the events that a report had for them. */
  paths?: { id: string; titles?: string[]; flow?: string; isTold?: boolean }[]
  way?: Way
  long?: Long
  /** The folder of the report, where the pictures go; unset, no browser is opened. */
  browserReport?: string
}

/** What a driving process is sent, and what it answers. */
export type Task = { wanted: Wanted; choice: Choice; isShort: boolean }
export type Answer = { driven: number } | { results: FlowResult[] }

const REPEAT_MS = 8_000

export async function driveAll(wanted: readonly Wanted[], choice: Choice): Promise<FlowResult[]> {
  const { waiting, isShort } = await planOf(wanted, choice.long !== undefined)
  const results: FlowResult[] = []
  let driven = 0
  console.log(`Driving ${named(wanted)} …`)
  const timer = setInterval(() => console.log(`Driving … ${driven} paths so far`), REPEAT_MS)
  // A second browser would only take the cores from the first.
  const size = choice.browserReport === undefined ? Math.min(availableParallelism(), waiting.length) : 1
  const walks = choice.long?.walks
  // All models share the minutes of a run.
  if (walks?.ms !== undefined) walks.ms *= size / waiting.length
  const crew = Array.from(
    { length: size },
    () =>
      new Promise<void>((resolve, reject) => {
        const worker = fork(path.join(import.meta.dirname, 'drive-some.ts'))
        const next = () => {
          const task = waiting.shift()
          if (task) worker.send({ wanted: task, choice, isShort } satisfies Task)
          else worker.disconnect()
        }
        worker.on('message', (answer: Answer) => {
          if ('results' in answer) {
            results.push(...answer.results)
            next()
          } else driven += 1
        })
        worker.on('error', reject)
        worker.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`A driving process ended with ${code}`)),
        )
        next()
      }),
  )
  await Promise.all(crew).finally(() => clearInterval(timer))
  return results.toSorted((one, other) => (one.flow < other.flow ? -1 : 1))
}

/** A long flow that comes last would leave the other cores idle. */
async function planOf(wanted: readonly Wanted[], isLong: boolean): Promise<{ waiting: Wanted[]; isShort: boolean }> {
  const heads = await listTables()
  const sizeOf = ({ model, flow }: Wanted) =>
    heads
      .filter((head) => head.model === model && (flow === undefined || head.flow === flow))
      .reduce((sum, { paths }) => sum + paths, 0)
  const waiting = wanted.toSorted((one, other) => sizeOf(other) - sizeOf(one))
  const [only, ...others] = waiting
  return { waiting, isShort: !isLong && others.length === 0 && only?.flow !== undefined && sizeOf(only) <= SHORT }
}

const SHORT = 100

function named(wanted: readonly Wanted[]): string {
  const names = wanted.map(({ model, flow }) => flow ?? path.basename(model, '.model.ts'))
  return names.length > 5 ? `${names.length} models` : names.join(', ')
}
