import { isRecord, type LakeDocument } from '../core/document.ts'
import { mutationProblem } from '../core/lake-problem.ts'
import type { Work } from './work.ts'

/** Ids of the documents that a value needs: references of this dataset that are not weak. */
function strongReferences(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(strongReferences)
  if (!isRecord(value)) return []
  const isStrong = value['_weak'] !== true && value['_dataset'] === undefined && value['_projectId'] === undefined
  const own = typeof value['_ref'] === 'string' && isStrong ? [value['_ref']] : []
  return [...own, ...Object.values(value).flatMap(strongReferences)]
}

/**
 * The value as it is published: the Studio keeps a reference weak while what it names is itself a draft, and marks
 * it to become strong.
 */
export function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened)
  if (!isRecord(value)) return value
  const { _strengthenOnPublish: mark, _weak, ...rest } = value
  const inner = Object.fromEntries(Object.entries(rest).map(([name, each]) => [name, strengthened(each)]))
  const staysWeak = _weak !== undefined && (mark === undefined || (isRecord(mark) && mark['weak'] === true))
  return staysWeak ? { ...inner, _weak } : inner
}

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
