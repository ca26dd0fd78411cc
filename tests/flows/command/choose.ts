import type { Flow } from '#tests/model/engine/flow.ts'
import { nearest } from './nearest.ts'
import { OptionProblem } from './options.ts'

/** The flows that were asked for by the name of their machine or by their own; all, if none was. */
export function chooseFlows(flows: readonly Flow[], names: readonly string[]): Flow[] {
  const known = [...new Set(flows.flatMap(({ name, machine }) => [machine.id, name]))]
  const stranger = names.find((name) => !known.includes(name))
  if (stranger !== undefined) {
    const close = nearest(stranger, known)
    const hint = close === undefined ? `there are ${known.join(', ')}.` : `did you mean ${close}?`
    throw new OptionProblem(`There is no machine "${stranger}": ${hint}`)
  }
  return flows.filter(({ name, machine }) => names.length === 0 || names.includes(name) || names.includes(machine.id))
}

/** The paths that were asked for; all, if none was. */
export function choosePaths<Path extends { id: string }>(paths: readonly Path[], ids: readonly string[]): Path[] {
  return ids.length === 0 ? [...paths] : paths.filter(({ id }) => ids.includes(id))
}

/** Nobody should think that a path holds which was not even found. */
export function requireDriven(ids: readonly string[], driven: readonly { id: string }[]): void {
  const lost = ids.filter((id) => !driven.some((path) => path.id === id))
  if (lost.length === 0) return
  throw new OptionProblem(
    `There is no path ${lost.join(', ')} here: the report shows the ids, and they change with the machine.`,
  )
}
