import type { NewDocument } from 'content-lake/document'

/** A document as it is written down: the lake adds when it came and its revision. */
export type Seed<Kind extends { _id: string; _type: string }> = Omit<Kind, '_createdAt' | '_updatedAt' | '_rev'>

/** Any of them. */
export type SeedDocument = NewDocument
