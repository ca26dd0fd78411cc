import { serverFault, unreachable } from './edge.ts'
import type { Row } from './machine-flow.ts'

const UNREACHABLE = 'The resort cannot be reached. Please check your connection and try again.'
const SERVER_FAULT = 'Unexpected Error Occurred!'

/** How the sentence is shown: '' in the page, or what is emitted; none if it is not shown. */
type Shown = readonly string[]
type FailureRow<Name extends string> = Row<{ type: `${Name}.rejects`; error: Error }>

/** A call without an answer. It represents all failures that take the same branch; `failed` is for a machine that distinguishes them. */
export function unanswered<Name extends string>(name: Name, shown?: Shown, leadsTo?: Row['leadsTo']): FailureRow<Name> {
  return failureRow(name, { ...unreachable, sentence: UNREACHABLE }, shown, leadsTo)
}

/** A call that ends with an error of the server. */
export function failed<Name extends string>(name: Name, shown?: Shown, leadsTo?: Row['leadsTo']): FailureRow<Name> {
  return failureRow(name, { ...serverFault, sentence: SERVER_FAULT }, shown, leadsTo)
}

function failureRow<Name extends string>(
  name: Name,
  { error, cause, sentence }: (typeof unreachable | typeof serverFault) & { sentence: string },
  shown: Shown = [],
  leadsTo?: Row['leadsTo'],
): FailureRow<Name> {
  return {
    event: { type: `${name}.rejects`, error },
    detail: cause,
    fault: cause,
    ...(leadsTo !== undefined && { leadsTo }),
    shows: shown.map((how) => `${how} ${sentence}`.trim()),
  }
}
