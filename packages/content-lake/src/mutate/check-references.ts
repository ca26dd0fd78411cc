import type { LakeDocument } from '../document.ts'
import { mutationProblem } from '../lake-problem.ts'
import { strongReferences } from './references.ts'
import type { Work } from './work.ts'

/** No strong reference may dangle: neither one of a document that was touched, nor one to a document that goes. */
export function checkReferences(work: Work, documents: ReadonlyMap<string, LakeDocument>): void {
  const touched = work.touched()
  for (const { id, after } of touched) {
    const missing = after && strongReferences(after).find((reference) => !work.get(reference))
    if (missing !== undefined) throw refersToNothing(id, missing)
  }
  const gone = new Set(touched.filter(({ after }) => after === undefined).map(({ id }) => id))
  if (gone.size === 0) return
  for (const id of documents.keys()) {
    const document = work.get(id)
    const needed = document && strongReferences(document).find((reference) => gone.has(reference))
    if (needed !== undefined) throw isNeeded(needed, id)
  }
}

function refersToNothing(id: string, reference: string) {
  return mutationProblem(
    409,
    'documentReferenceDoesNotExistError',
    `Document "${id}" references the non-existent document "${reference}"`,
    { id, referenceID: reference },
  )
}

function isNeeded(id: string, referencing: string) {
  return mutationProblem(
    409,
    'documentHasExistingReferencesError',
    `Document "${id}" cannot be deleted as there are references to it from "${referencing}"`,
    { id, referencingIDs: [referencing] },
  )
}
