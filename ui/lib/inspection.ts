import type { InspectionEvent } from 'xstate'

type Tell = (seen: InspectionEvent) => void

let inspect: Tell | undefined

/** From now on it is told all that happens in the machines that this page opens. */
export function inspectMachines(tell: Tell): void {
  inspect = tell
}

/** For `createActor`: nothing, unless someone inspects. */
export function inspection(): { inspect?: Tell } {
  return inspect ? { inspect } : {}
}
