import type { AnyMachineSnapshot } from 'xstate'
import type { AnyEvent, Flow } from './flow.ts'
import type { ModelStep } from './paths.ts'

/** By an event's title, all that people are told by it, each once: the sentences themselves, as they are to be read. */
export type Told = Readonly<Record<string, string | readonly string[]>>

/** What the machine of a flow tells. */
export function toldBy<Event extends AnyEvent>({ model }: Pick<Flow<Event>, 'model'>): Map<string, string[]> {
  const told = new Map<string, Set<string>>()
  for (const step of model.paths.flatMap(({ steps }) => steps)) {
    const title = model.titleOf(step.event)
    const known = told.get(title) ?? new Set()
    for (const sentence of sentencesOf(step)) told.set(title, known.add(sentence))
  }
  return new Map([...told].map(([title, sentences]) => [title, [...sentences].toSorted()]))
}

/** Where a machine tells something else than what is written down for its flow. The model alone would repeat any misprint. */
export function misspoken<Event extends AnyEvent>(flow: Flow<Event>): string[] {
  const told = toldBy(flow)
  const titles = [...new Set([...told.keys(), ...Object.keys(flow.tells)])]
  return titles.flatMap((title) => {
    const found = told.get(title) ?? []
    const wanted = [flow.tells[title] ?? []].flat()
    return [
      ...found.filter((sentence) => !wanted.includes(sentence)).map((sentence) => `${title} tells: ${sentence}`),
      ...wanted
        .filter((sentence) => !found.includes(sentence))
        .map((sentence) => `${title} does not tell: ${sentence}`),
    ]
  })
}

function sentencesOf({ said, before, after }: ModelStep<unknown>): string[] {
  const shown = shownBy(after)
  const shownBefore = shownBy(before)
  const isUnsaid = shown.length === 0 && shownBefore.length > 0
  return [
    ...said.map(spoken),
    ...shown.filter((sentence) => !shownBefore.includes(sentence)),
    ...(isUnsaid ? ['unsaid'] : []),
  ]
}

function spoken(emitted: object): string {
  const { type, tone, text, path, error }: Readonly<Record<string, unknown>> = { ...emitted }
  const failure = error instanceof Error ? error.message : undefined
  return [type, tone, text, path, failure].filter((part) => typeof part === 'string').join(' ')
}

/** The sentences of a page, and the fields at which it points. */
function shownBy({ context }: AnyMachineSnapshot): string[] {
  const { problem, textProblem, cvProblem, problems, missing }: Readonly<Record<string, unknown>> = context
  const single = [problem, textProblem, cvProblem].filter((sentence) => typeof sentence === 'string')
  const several = typeof problems === 'object' && problems !== null ? Object.entries(problems) : []
  const pointed = Array.isArray(missing) && missing.length > 0 ? [`points at ${missing.join(', ')}`] : []
  return [
    ...single,
    ...several.flatMap(([field, sentence]) => (typeof sentence === 'string' ? [`${field}: ${sentence}`] : [])),
    ...pointed,
  ]
}
