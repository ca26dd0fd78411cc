import type { AnyMachineSnapshot } from 'xstate'
import { nameOf } from './arrows.ts'
import type { AnyEvent, Flow } from './flow.ts'
import { isOutcome } from './refusals.ts'

/** Answers that lead elsewhere than they are said to, or of which nothing is said; and ways that are said and that none of them takes. */
export function misled<Event extends AnyEvent>({ model, leadsTo }: Flow<Event>): string[] {
  const answers = model.paths.flatMap(({ steps }) => steps).filter(({ event }) => isOutcome(event.type))
  const led = answers.map(({ event, after }) => ({ title: model.titleOf(event), names: namesOf(after) }))
  const said = Object.entries(leadsTo).flatMap(([title, ends]) => [ends].flat().map((end) => ({ title, end })))
  const isLed = (title: string, names: readonly string[]) =>
    said.some((one) => one.title === title && names.includes(one.end))

  const wrong = led
    .filter(({ title, names }) => !isLed(title, names))
    .map(({ title, names }) => `${title} leads to ${names.join(' + ')}`)
  const idle = said
    .filter(({ title, end }) => !led.some((one) => one.title === title && one.names.includes(end)))
    .map(({ title, end }) => `${title} never leads to ${end}`)
  return [...new Set([...wrong, ...idle])]
}

/** The states that are shown, outer and inner. */
function namesOf({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.map(nameOf).filter((name) => name !== '')
}
