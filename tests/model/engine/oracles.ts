// What is wrong with the messages of a flow. Its paths cannot show that: a path follows the machine, right or wrong. Where events lead is accepted in its table.

import type { AnyMachineSnapshot } from 'xstate'
import type { Flow, PathResult } from './flow.ts'
import type { ModelPath, ModelStep } from './paths.ts'

/** Messages that people get and that are not written for their event, and written ones that they do not get. */
export function wrongMessages({ model, messages }: Flow): string[] {
  const steps = model.paths.flatMap((path) => path.steps)
  const found = new Set(
    steps.flatMap((step) => sentencesOf(step).map((sentence) => `${model.titleOf(step.event)} shows: ${sentence}`)),
  )
  const wanted = new Set(
    Object.entries(messages).flatMap(([title, shows]) =>
      [shows].flat().map((sentence) => `${title} shows: ${sentence}`),
    ),
  )
  return [
    ...[...found].filter((one) => !wanted.has(one)),
    ...[...wanted].filter((one) => !found.has(one)).map((one) => `Never: ${one}`),
  ]
}

/** The first step that does what no shortest path does: the machine remembers what no guard of the model reads, or shows what is not written. */
export function unknownIn({ model, messages }: Flow, { steps }: ModelPath): PathResult['failure'] {
  // What is shown by an event depends on what happened before; that a page shows it at all does not.
  const written = new Set(Object.values(messages).flat())
  for (const [step, taken] of steps.entries()) {
    const isKnown = model.transitions.has(model.nameOf(taken))
    const sentences = [
      ...(isKnown ? [] : [`On no shortest path: ${model.nameOf(taken)}`]),
      ...sentencesOf(taken).filter((sentence) => sentence !== 'cleared' && !written.has(sentence)),
    ]
    if (sentences.length > 0) return { step, sentences }
  }
  return undefined
}

/** What people are shown by a step. */
export function sentencesOf({ emitted, before, after }: ModelStep): string[] {
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
  const ofFields = Object.entries(problems ?? {}).map(([field, code]) =>
    typeof code === 'string' ? `${field}: ${code}` : code,
  )
  return [problem, textProblem, ...ofFields].filter((sentence) => typeof sentence === 'string')
}
