// What is wrong with the messages of a flow. Its paths cannot show that: a path follows the machine, right or wrong. Where events lead is accepted in its table.

import type { AnyMachineSnapshot } from 'xstate'
import type { Flow } from './flow.ts'
import type { ModelStep } from './paths.ts'

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
