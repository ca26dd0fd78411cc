/** A document as it is written down: the lake adds when it came and its revision. */
export type NewDocument = { _id: string; _type: string; [field: string]: unknown }

/** A document as the lake keeps it. `_rev` is the id of the transaction that touched it last; the times are ISO instants. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}
