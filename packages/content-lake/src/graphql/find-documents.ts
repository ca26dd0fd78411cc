import type { LakeDocument } from '../document.ts'
import { typeNameOf } from './api-schema.ts'
import { compareBy } from './sorting.ts'
import type { Sorting } from './sorting.ts'
import { fits } from './where.ts'
import type { Where } from './where.ts'

/** The documents that a question sees, by their ids. */
export type Documents = ReadonlyMap<string, LakeDocument>

export type ListArguments = {
  where?: Where | null
  sort?: readonly Sorting[] | null
  limit?: number | null
  offset?: number | null
}

/** `type` is GraphQL's name; `Document` is any. */
export function findDocument(documents: Documents, type: string, id: string): LakeDocument | undefined {
  const document = documents.get(id)
  return document && isOfType(document, type) ? document : undefined
}

export function listDocuments(documents: Documents, type: string, args: ListArguments): LakeDocument[] {
  const { where, sort, limit, offset } = args
  const found = [...documents.values()].filter((document) => {
    return isOfType(document, type) && (!where || fits(document, where, documents))
  })
  const sorted = sort ? found.toSorted(compareBy(sort)) : found
  const from = Math.max(0, offset ?? 0)
  return sorted.slice(from, limit === null || limit === undefined ? undefined : from + Math.max(0, limit))
}

function isOfType({ _type }: LakeDocument, type: string): boolean {
  return type === 'Document' || typeNameOf(_type) === type
}
