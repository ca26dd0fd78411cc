import type { NewDocument } from '../document.ts'
import { applyMutation, type MutationOptions } from './apply-mutation.ts'
import type { Transact } from './transact.ts'

/** Author and cause of what the product brings itself. */
export const SEED = 'seed'

const options: MutationOptions = { autoKeys: true, findIds: () => [] }

/** Adds those documents of which there is none by that id yet, all or none. Answers how many were added. */
export function addMissingDocuments(transact: Transact, documents: readonly NewDocument[]): number {
  const { results } = transact({ author: SEED, cause: SEED, request: documents }, (work) => {
    for (const document of documents) applyMutation(work, { createIfNotExists: document }, options)
  })
  return results.filter(({ operation }) => operation === 'create').length
}
