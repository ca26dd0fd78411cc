import { Mutation } from '@sanity/mutator'
import type { LakeDocument } from '../document.ts'
import { mutationProblem } from '../lake-problem.ts'
import type { Work } from './work.ts'
import type { PatchOperations } from './mutation.ts'

/** The document after a patch, done by the very code with which the Studio guesses the outcome. */
export function patchDocument(
  document: LakeDocument,
  operations: PatchOperations,
  { transactionId, at }: Work,
): LakeDocument {
  const { _id, _type, _createdAt } = document
  const patched = apply(document, operations, at)
  if (patched['_id'] !== _id || patched['_type'] !== _type) {
    throw mutationProblem(400, 'validationError', 'A patch cannot change _id or _type', { id: _id })
  }
  return { ...patched, _id, _type, _createdAt, _rev: transactionId, _updatedAt: at }
}

function apply(document: LakeDocument, operations: PatchOperations, timestamp: string): Record<string, unknown> {
  const { _id: id } = document
  let patched: object | null
  try {
    const mutation = new Mutation({ mutations: [{ patch: { id, ...operations } }], timestamp })
    // The mutator shares what it does not touch: it must get none of what others read.
    patched = mutation.apply(structuredClone(document))
  } catch (cause) {
    // A path that does not parse, or arithmetic on what is no number.
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw mutationProblem(400, 'invalidPatchError', `The patch cannot be applied: ${reason}`, { id })
  }
  // Through JSON, so that memory holds exactly what the disk holds.
  return JSON.parse(JSON.stringify(patched))
}
