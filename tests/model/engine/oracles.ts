// What is wrong with a flow that its paths cannot show: a path follows the machine, right or wrong. What a state takes, its tags and its targets
// without a guard are recorded in the machine's drawing, which a test compares with the machine.

import type { AnyMachineSnapshot } from 'xstate'
import { branchesOf, nameOf } from './arrows.ts'
import type { Flow } from './flow.ts'
import { isOutcome, type ModelStep } from './paths.ts'

/** Answers that lead elsewhere than written, and written states that they never lead to. An answer that a guard decides on must be written. */
export function wrongTargets({ model, leadsTo }: Flow): string[] {
  const answers = model.paths
    .flatMap(({ steps }) => steps)
    .filter(({ event }) => isOutcome(event.type))
    .map((step) => ({ step, title: model.titleOf(step.event), names: namesOf(step.after) }))

  const wrong = answers.flatMap(({ step, title, names }) => {
    const written = leadsTo[title] ?? (isDecided(step) ? [] : names)
    return [written].flat().some((name) => names.includes(name)) ? [] : [`${title} leads to ${names.join(' + ')}`]
  })
  const idle = Object.entries(leadsTo).flatMap(([title, ends]) =>
    [ends]
      .flat()
      .filter((end) => !answers.some((one) => one.title === title && one.names.includes(end)))
      .map((end) => `${title} never leads to ${end}`),
  )
  return [...new Set([...wrong, ...idle])]
}

/** Whether a guard chose where this step led. */
function isDecided({ taken: [first, ...more] }: ModelStep): boolean {
  return !first || more.length > 0 || branchesOf(first).length > 1
}

/** The states that are shown, outer and inner. */
function namesOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.map(nameOf).filter((name) => name !== '')
}

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
