import { compileQuery } from '../query/compile.ts'
import { readQueryAddress, type QueryRequest } from '../query/query-request.ts'

/** What a listener asked for. */
export type ListenerRequest = QueryRequest & {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
}

/** Reads the address of a listener. A query that cannot be read is refused here, before anything is opened. */
export function readListenerRequest(search: URLSearchParams): ListenerRequest {
  const { query, params } = readQueryAddress(search)
  compileQuery(query, params)
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
