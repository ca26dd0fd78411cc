import { serverFault, unreachable } from './edge.ts'
import type { Row } from './machine-flow.ts'

const UNREACHABLE = 'The resort cannot be reached. Please check your connection and try again.'
const SERVER_FAULT = 'Unexpected Error Occurred!'

type Failing = {
  leadsTo: string | readonly string[]
  /** How its sentence is shown: '' in the page, or what is emitted; unset, not at all. */
  as?: readonly string[]
}
type FailureRow<Name extends string> = Row<{ type: `${Name}.rejects`; error: Error }>

/** A call that is not answered. */
export function unanswered<Name extends string>(name: Name, { leadsTo, as = [] }: Failing): FailureRow<Name> {
  return {
    event: { type: `${name}.rejects`, error: unreachable.error },
    detail: unreachable.cause,
    fault: unreachable.cause,
    leadsTo,
    shows: as.map((how) => `${how} ${UNREACHABLE}`.trim()),
  }
}

/** A call that the server fails to answer. */
export function failed<Name extends string>(name: Name, { leadsTo, as = [] }: Failing): FailureRow<Name> {
  return {
    event: { type: `${name}.rejects`, error: serverFault.error },
    detail: serverFault.cause,
    fault: serverFault.cause,
    leadsTo,
    shows: as.map((how) => `${how} ${SERVER_FAULT}`.trim()),
  }
}

/** A lost network stands for all failures that take the same branch: `failed` is for a machine that distinguishes them. */
export function edgeRows<Name extends string>(name: Name, failing: Failing): FailureRow<Name>[] {
  return [unanswered(name, failing)]
}
