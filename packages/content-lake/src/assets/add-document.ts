import type { LakeDocument } from '../document.ts'
import { applyMutation } from '../mutate/apply-mutation.ts'
import type { Transact } from '../mutate/transact.ts'
import type { AssetDocument } from './asset-document.ts'

/** Adds an asset's document to the lake, unless the same content is there already, and answers it as it is read. */
export function addAssetDocument(transact: Transact, document: AssetDocument, author: string): LakeDocument {
  const { results } = transact({ author, cause: 'upload', request: document }, (work) =>
    applyMutation(work, { createIfNotExists: document }, { autoKeys: false, findIds: () => [] }),
  )
  const kept = results[0]?.document
  if (kept === undefined) throw new Error(`The document of ${document.path} is not there`)
  return kept
}
