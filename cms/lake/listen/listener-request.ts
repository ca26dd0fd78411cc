import { compileQuery } from '../query/compile.ts'
import { refuseCostly, refuseLong } from '../query/query-cost.ts'
import { readQueryAddress, type QueryRequest } from '../query/query-request.ts'

/** What a listener asked for. */
export type ListenerRequest = QueryRequest & {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** A stranger's filter is evaluated with every change, for each of a hundred who may listen. */
const STRANGERS_STEPS = 10_000

/** Reads the address of a listener. A query that cannot be read is refused here, before anything is opened. */
export function readListenerRequest(
  search: URLSearchParams,
  { isAnonymous }: { isAnonymous: boolean },
): ListenerRequest {
  const { query, params } = readQueryAddress(search)
  if (isAnonymous) refuseLong(query)
  const compiled = compileQuery(query, params)
  if (isAnonymous) refuseCostly(compiled, 1, STRANGERS_STEPS)
  const asks = (option: string) => search.get(option) === 'true'
  return {
    query,
    params,
    includeResult: asks('includeResult'),
    includePreviousRevision: asks('includePreviousRevision'),
    includeMutations: search.get('includeMutations') !== 'false',
    includeEffects: search.get('effectFormat') === 'mendoza',
  }
}
