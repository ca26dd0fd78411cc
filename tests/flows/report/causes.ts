import { coverText } from '#tests/model/engine/accepted.ts'
import { failureKind } from '#tests/model/engine/drive-flow.ts'
import type { FlowResult, PathResult, Share } from '#tests/model/engine/flow.ts'

/** One thing that is wrong. */
export type Cause = {
  flow: string
  /** What is wrong, in one sentence. */
  sentence: string
  /** What else there is to say about it. */
  details: string[]
  /** The shortest of the paths that it fails, all that fail, and those that were not driven because of it. */
  paths: PathResult[]
  behind: PathResult[]
}

/** What is wrong with the flows: first what is not as accepted, with what a model contradicts in the same flow; then each way in which paths fail, then other contradictions. */
export function causesOf(results: readonly FlowResult[]): Cause[] {
  const accepted = results.flatMap(({ flow, changes: [sentence, ...others], faults }) =>
    sentence === undefined ? [] : [{ flow, sentence, details: [...others, ...faults], paths: [], behind: [] }],
  )
  const failed = results.flatMap(failuresOf)
  const contradicted = results
    .filter(({ changes }) => changes.length === 0)
    .flatMap(({ flow, faults }) =>
      faults.map((fault) => ({ flow, sentence: `${flow}: ${fault}`, details: [], paths: [], behind: [] })),
    )
  const known = [...accepted, ...failed, ...contradicted]
  return known.length > 0 ? known : results.flatMap(missedOf)
}

function failuresOf({ flow, paths }: FlowResult): Cause[] {
  const kinds = Map.groupBy(
    paths.filter(({ failure }) => failure !== undefined),
    (path) => failureKind(path) ?? '',
  )
  return [...kinds.values()].flatMap((alike) => {
    const [first] = alike.toSorted((one, other) => (one.failure?.step ?? 0) - (other.failure?.step ?? 0))
    if (!first?.failure) return []
    const [sentence = '', ...details] = first.failure.sentences
    const step = first.steps[first.failure.step] ?? 'Before the first step.'
    const ids = new Set(alike.map(({ id }) => id))
    const behind = paths.filter((path) => path.behind !== undefined && ids.has(path.behind))
    return [
      {
        flow,
        sentence: `${flow}: ${step} ${sentence}`,
        details,
        paths: [first, ...alike.filter((one) => one !== first)],
        behind,
      },
    ]
  })
}

/** Without any other cause, what was not driven is one. */
function missedOf({ flow, missed = [] }: FlowResult): Cause[] {
  return missed.map((one) => ({ flow, sentence: `${flow}: never driven: ${one}`, details: [], paths: [], behind: [] }))
}

const LINES = 40
const WIDTH = 200

/** At most a screen: the verdict, the causes, and how to go on. */
export function screenOf(results: readonly FlowResult[]): string {
  const causes = causesOf(results)
  const lines = causes.flatMap(linesOf)
  const shown = lines.slice(0, LINES)
  const left = lines.length - shown.length
  const unreached = unreachedOf(results).length
  return [
    `\n${verdictOf(results)}`,
    ...coverLines(results),
    ...shown.map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH)}…` : line)),
    ...(left > 0 ? [`… and ${left} more lines in the report`] : []),
    ...(unreached > 0 ? [`Not reached because of that: ${unreached} states and transitions`] : []),
    ...(results.some(({ changes }) => changes.length > 0) ? ['If it is meant: npm run flows -- --accept'] : []),
  ].join('\n')
}

/** What was driven of all flows, and what was when their tables were accepted if that is something else. */
function coverLines(results: readonly FlowResult[]): string[] {
  if (results.every(({ accepted }) => !accepted)) return []
  const driven = coverText(sumOf(results.flatMap(({ shares }) => shares)))
  const accepted = coverText(sumOf(results.flatMap((result) => result.accepted ?? [])))
  return [`Driven: ${driven}`, ...(accepted === driven ? [] : [`Accepted: ${accepted}`])]
}

function sumOf(shares: readonly Share[]): Share[] {
  return [...Map.groupBy(shares, ({ name }) => name)].map(([name, own]) => ({
    name,
    done: own.reduce((sum, { done }) => sum + done, 0),
    all: own.reduce((sum, { all }) => sum + all, 0),
  }))
}

/** Whether all paths were driven: only then is a machine compared with what was accepted. */
export function areWhole(results: readonly FlowResult[]): boolean {
  return results.every(({ missed }) => missed !== undefined)
}

export const PARTIAL =
  'Only some paths were driven: coverage is not checked, and nothing is compared with what was accepted.'

export function verdictOf(results: readonly FlowResult[]): string {
  const paths = results.flatMap((result) => result.paths)
  const causes = causesOf(results).length
  if (causes === 0) return paths.length === 1 ? `The path ${paths[0]?.id} holds` : `All ${paths.length} paths hold`
  const failed = paths.filter(({ failure }) => failure !== undefined).length
  const count = causes === 1 ? '1 cause' : `${causes} causes`
  if (paths.length === 0) return count
  return failed > 0
    ? `${count}: ${failed} of ${paths.length} paths failed`
    : `${count}, though all ${paths.length} paths hold`
}

const DETAILS = 5

function linesOf(cause: Cause): string[] {
  const { flow, sentence, details, paths } = cause
  const [first] = paths
  const more = details.length - DETAILS
  return [
    sentence,
    ...details.slice(0, DETAILS).map((detail) => `    ${detail.replace(`${flow}: `, '')}`),
    ...(more > 0 ? [`    ${more} more that may follow from it`] : []),
    first
      ? `    ${commandOf(first, flow)}${othersOf(cause)
          .map((one) => `; ${one}`)
          .join('')}`
      : '',
  ].filter((line) => line !== '')
}

/** How many paths a cause fails besides the one that is shown. */
export function othersOf({ paths, behind }: Cause): string[] {
  const [first] = paths
  return [
    ...(paths.length > 1 ? [`${paths.length - 1} more fail so`] : []),
    ...(first?.cutFrom === undefined ? [] : [`cut down from ${first.cutFrom} steps`]),
    ...(behind.length > 0 ? [`${behind.length} that go there were not driven`] : []),
  ]
}

const quoted = (flow: string) => (flow.includes(' ') ? `"${flow}"` : flow)

/** The command that drives a path again, in a browser if it was driven in one; a flow that is left out is looked for. */
export function commandOf({ id, traces }: PathResult, flow?: string): string {
  const machine = flow === undefined ? '' : ` --machine ${quoted(flow)}`
  const isInBrowser = traces.some(({ picture }) => picture !== undefined)
  return `npm run flows --${machine} --path ${id}${isInBrowser ? ' --browser' : ''}`
}

/** What was not reached is no cause while there is another. */
export function unreachedOf(results: readonly FlowResult[]): string[] {
  const missed = results.flatMap(missedOf)
  const [first] = causesOf(results)
  return first && missed.some(({ sentence }) => sentence === first.sentence)
    ? []
    : missed.map(({ sentence }) => sentence)
}
