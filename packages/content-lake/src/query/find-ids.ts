import { isRecord } from '../is-record.ts'
import type { Params, Queries } from './queries.ts'

/** Finds the documents that a mutation by query means, drafts and versions among them. */
export function createFindIds(queries: Queries): (query: string, params: Params) => string[] {
  return (query, params) => {
    const { result } = queries.run(query, params, 'raw')
    const found: unknown[] = Array.isArray(result) ? result : [result]
    return found.flatMap((each) => (isRecord(each) && typeof each['_id'] === 'string' ? [each['_id']] : []))
  }
}
