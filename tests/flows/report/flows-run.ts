import type { DriverName, FlowResult } from '#tests/model/engine/result.ts'
import type { WalkResult } from '#tests/model/walks/run-walks.ts'
import { isCovered, sumsOf } from './sums.ts'

/** One run of `npm run flows`, as its reports tell it. */
export type FlowsRun = {
  /** When it began, as an ISO moment. */
  begun: string
  ms: number
  /** Repeats the random walks. */
  seed: number
  /** The site in whose pages it was; unset, one of its own. */
  url?: string
  /** Some paths alone were wanted: what they do not cover is no fault. */
  isPartial: boolean
  results: FlowResult[]
  walks: FlowWalks[]
  /** Flows that should have been driven on a page and have none. */
  pageless: string[]
}

/** What a flow met on walks by chance. */
export type FlowWalks = { flow: string; machine: string; driver: DriverName; walks: WalkResult[] }

/** What makes a run fail, one thing a sentence; nothing, if all held and all was covered. */
export function faultsOf({ results, walks, pageless, isPartial }: FlowsRun): string[] {
  const sums = sumsOf(results)
  const failed = sums
    .filter(({ paths }) => paths.done < paths.all)
    .map(
      ({ machine, driver, paths }) => `${machine} (${driver}): ${paths.all - paths.done} of ${paths.all} paths failed.`,
    )
  const uncovered = sums
    .filter((sum) => !isPartial && !isCovered(sum))
    .map((sum) => `${sum.machine} (${sum.driver}) was not driven whole: ${missedOf(sum).join('; ')}.`)
  const astray = walks
    .map(({ flow, driver, walks }) => ({ flow, driver, all: walks.length, failed: walks.filter(hasFailed).length }))
    .filter(({ failed }) => failed > 0)
    .map(({ flow, driver, all, failed }) => `${flow} (${driver}): ${failed} of ${all} random walks failed.`)
  const wrong = results.flatMap(({ flow, wrong: sentences = [] }) =>
    sentences.map((sentence) => `${flow}: ${sentence}.`),
  )
  const nothing = results.some(({ paths }) => paths.length > 0) ? [] : ['No path was driven.']
  const absent = pageless.map((flow) => `${flow} is driven on no page.`)
  return [...failed, ...astray, ...wrong, ...uncovered, ...absent, ...nothing]
}

export function hasFailed({ walk }: WalkResult): boolean {
  return !walk.ok
}

/** The states and transitions that should have been driven and were not. */
export function missedOf({ states, transitions, beyond }: ReturnType<typeof sumsOf>[number]): string[] {
  return [
    ...states.filter(({ name, hits }) => hits === 0 && !beyond.has(name)).map(({ name }) => `the state ${name}`),
    ...transitions.filter(({ key, hits }) => hits === 0 && !beyond.has(key)).map(({ key }) => key),
  ]
}
