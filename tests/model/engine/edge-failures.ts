import { serverFault, unreachable } from './edge.ts'
import type { Row } from './machine-flow.ts'

/** How the sentence is shown: '' in the page, or what is emitted; none if it is not shown. */
type Shown = readonly string[]

/** A call without an answer. It represents all failures that take the same branch; `failed` is for a machine that distinguishes them. */
export const unanswered = failureRows(
  unreachable,
  'The resort cannot be reached. Please check your connection and try again.',
)

/** A call that ends with an error of the server. */
export const failed = failureRows(serverFault, 'Unexpected Error Occurred!')

function failureRows({ error, cause }: typeof unreachable | typeof serverFault, sentence: string) {
  return <Name extends string>(name: Name, shown: Shown = []): Row<{ type: `${Name}.rejects`; error: Error }> => ({
    event: { type: `${name}.rejects`, error },
    detail: cause,
    fault: cause,
    shows: shown.map((how) => `${how} ${sentence}`.trim()),
  })
}
