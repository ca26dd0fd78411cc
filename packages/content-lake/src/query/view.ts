import type { LakeDocument } from '../document.ts'
import { publishedIdOf } from '../document-ids.ts'

/** The documents that a query sees, in the order of their ids, with what finds some of them quickly. */
export type View = {
  documents: readonly LakeDocument[]
  byId: ReadonlyMap<string, LakeDocument>
  byType: ReadonlyMap<string, readonly LakeDocument[]>
  /** Documents by the id under which they are or would be published. */
  versionsOf: ReadonlyMap<string, readonly LakeDocument[]>
}

export function createView(unordered: Iterable<LakeDocument>): View {
  const documents = [...unordered].sort((one, other) => (one._id < other._id ? -1 : 1))
  return {
    documents,
    byId: new Map(documents.map((document) => [document._id, document])),
    byType: Map.groupBy(documents, ({ _type }) => _type),
    versionsOf: Map.groupBy(documents, ({ _id }) => publishedIdOf(_id)),
  }
}
