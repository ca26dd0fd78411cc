import { compileQuery } from '../query/groq.ts'
import { type QueryRequest, readQueryAddress } from '../query/query-routes.ts'

/** The question that a listener follows. */
export type ListenerRequest = QueryRequest & {
  includeResult: boolean
  includePreviousRevision: boolean
  includeMutations: boolean
  includeEffects: boolean
  /** The last event that a listener received before it broke off, where it asks to go on after it. */
  resumeAfter?: string | undefined
}

/** Reads the address of a listener. A query that cannot be read is refused here, before anything is opened. */
export function readListenerRequest(search: URLSearchParams, lastEventId?: string): ListenerRequest {
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
    resumeAfter: asks('enableResume') ? lastEventId : undefined,
  }
}
