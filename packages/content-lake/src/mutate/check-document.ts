import { mutationProblem } from '../core/lake-problem.ts'
import { isRecord } from '../core/document.ts'

const ID = /^[A-Za-z0-9_][A-Za-z0-9._-]{0,127}$/
const TYPE = /^[A-Za-z_][\w.-]{0,127}$/
const ATTRIBUTE = /^\$?[A-Za-z0-9_-]{1,255}$/
const DOCUMENT_BYTES = 1024 * 1024
const DEPTH_LIMIT = 32

/** Refuses a document that the lake could not keep, find or walk. Whether its content is right is the Studio's to say. */
export function checkDocument(document: Record<string, unknown>): void {
  const { _id, _type } = document
  checkId(_id)
  if (typeof _type !== 'string' || !TYPE.test(_type)) {
    throw refusal(`"${String(_type)}" is not a document type: letters, digits, _, - and ., at most 128`, _id)
  }
  checkValue(document, 0, _id)
  if (Buffer.byteLength(JSON.stringify(document)) > DOCUMENT_BYTES) {
    throw mutationProblem(413, 'documentTooLargeError', `A document has at most ${DOCUMENT_BYTES} bytes of JSON`, {
      id: _id,
    })
  }
}

export function checkId(id: unknown): asserts id is string {
  if (typeof id !== 'string' || !ID.test(id) || id.includes('..') || id.endsWith('.')) {
    throw refusal(`"${String(id)}" is not a document id: letters, digits, _, - and single dots, at most 128`, id)
  }
}

function checkValue(value: unknown, depth: number, id: unknown): void {
  if (depth > DEPTH_LIMIT) throw refusal(`A document nests at most ${DEPTH_LIMIT} levels deep`, id)
  if (Array.isArray(value)) {
    for (const each of value) checkValue(each, depth + 1, id)
  } else if (isRecord(value)) {
    for (const [name, inner] of Object.entries(value)) {
      if (name === '__proto__' || !ATTRIBUTE.test(name)) throw refusal(`"${name}" is not a field name`, id)
      checkValue(inner, depth + 1, id)
    }
  }
}

function refusal(sentence: string, id: unknown) {
  return mutationProblem(400, 'validationError', sentence, { id })
}
