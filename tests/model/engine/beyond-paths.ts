// What is wrong with a flow that its paths cannot show: they go where the machine leads, and repeat what it says.

import type { AnyMachineSnapshot } from 'xstate'
import { nameOf } from './arrows.ts'
import type { Flow } from './flow.ts'
import type { ModelStep } from './paths.ts'
import { isOutcome, wronglyTaken } from './refusals.ts'

export function wrongBeyondPaths(flow: Flow): { by: string; sentences: string[] }[] {
  const proofs = [
    { by: 'a refusal', sentences: wronglyTaken(flow) },
    { by: 'where an answer leads', sentences: wrongTargets(flow) },
    { by: 'a message', sentences: wrongMessages(flow) },
  ]
  return proofs.filter(({ sentences }) => sentences.length > 0)
}

/** Answers that lead elsewhere than written, or of which nothing is written; and states that are written and to which none of them leads. */
export function wrongTargets({ model, leadsTo }: Flow): string[] {
  const answers = model.paths.flatMap(({ steps }) => steps).filter(({ event }) => isOutcome(event.type))
  const led = answers.map(({ event, after }) => ({ title: model.titleOf(event), names: namesOf(after) }))
  const written = Object.entries(leadsTo).flatMap(([title, ends]) => [ends].flat().map((end) => ({ title, end })))
  const isLed = (title: string, names: readonly string[]) =>
    written.some((one) => one.title === title && names.includes(one.end))

  const wrong = led
    .filter(({ title, names }) => !isLed(title, names))
    .map(({ title, names }) => `${title} leads to ${names.join(' + ')}`)
  const idle = written
    .filter(({ title, end }) => !led.some((one) => one.title === title && one.names.includes(end)))
    .map(({ title, end }) => `${title} never leads to ${end}`)
  return [...new Set([...wrong, ...idle])]
}

/** The states that are shown, outer and inner. */
function namesOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.map(nameOf).filter((name) => name !== '')
}

/** By an event's title, every message that people get by it in the model, each once. */
function messagesOf({ model }: Flow): Map<string, string[]> {
  const messages = new Map<string, Set<string>>()
  for (const step of model.paths.flatMap(({ steps }) => steps)) {
    const title = model.titleOf(step.event)
    const known = messages.get(title) ?? new Set()
    for (const sentence of sentencesOf(step)) messages.set(title, known.add(sentence))
  }
  return new Map([...messages].map(([title, sentences]) => [title, [...sentences].toSorted()]))
}

/** Where a machine gives other messages than those that are written down for its flow. The model alone would repeat any misprint. */
export function wrongMessages(flow: Flow): string[] {
  const messages = messagesOf(flow)
  const titles = [...new Set([...messages.keys(), ...Object.keys(flow.messages)])]
  return titles.flatMap((title) => {
    const found = messages.get(title) ?? []
    const wanted = [flow.messages[title] ?? []].flat()
    return [
      ...found.filter((sentence) => !wanted.includes(sentence)).map((sentence) => `${title} shows: ${sentence}`),
      ...wanted
        .filter((sentence) => !found.includes(sentence))
        .map((sentence) => `${title} does not show: ${sentence}`),
    ]
  })
}

function sentencesOf({ emitted, before, after }: ModelStep): string[] {
  const shown = shownBy(after)
  const shownBefore = shownBy(before)
  const isCleared = shown.length === 0 && shownBefore.length > 0
  return [
    ...emitted.map(messageOf),
    ...shown.filter((sentence) => !shownBefore.includes(sentence)),
    ...(isCleared ? ['cleared'] : []),
  ]
}

function messageOf(emitted: object): string {
  const { type, placeType, tone, text, path, error, closeAfterMs }: Readonly<Record<string, unknown>> = { ...emitted }
  const failure = error instanceof Error ? error.message : undefined
  const pause = typeof closeAfterMs === 'number' ? `for ${closeAfterMs} ms` : undefined
  return [type, placeType, tone, text, path, failure, pause].filter((part) => typeof part === 'string').join(' ')
}

/** The sentences of a page, and the problems of its fields. */
function shownBy({ context }: AnyMachineSnapshot): string[] {
  const { problem, textProblem, problems }: Readonly<Record<string, unknown>> = context
  const single = [problem, textProblem].filter((sentence) => typeof sentence === 'string')
  const several = typeof problems === 'object' && problems !== null ? Object.entries(problems) : []
  return [
    ...single,
    ...several.flatMap(([field, sentence]) => (typeof sentence === 'string' ? [`${field}: ${sentence}`] : [])),
  ]
}
