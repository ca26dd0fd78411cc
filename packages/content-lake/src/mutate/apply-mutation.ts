import { randomUUID } from 'node:crypto'
import { Mutation as Mutator } from '@sanity/mutator'
import { isRecord, type LakeDocument, type NewDocument, randomId } from '../core/document.ts'
import { mutationProblem } from '../core/lake-problem.ts'
import { checkDocument, checkId } from './check-document.ts'
import type { Mutation, PatchMutation, PatchOperations } from './mutation.ts'
import type { Transact } from './transact.ts'
import type { Work } from './work.ts'

export type MutationOptions = {
  /** Whether objects of lists get a `_key` where they have none. */
  autoKeys: boolean
  /** Ids of the documents that a query picks, for mutations by query. */
  findIds(query: string, params: Record<string, unknown>): string[]
}

/** Does one mutation to the work, or refuses it. */
export function applyMutation(work: Work, mutation: Mutation, options: MutationOptions): void {
  if ('create' in mutation) create(work, mutation.create, options)
  else if ('createIfNotExists' in mutation) createIfNotExists(work, mutation.createIfNotExists, options)
  else if ('createOrReplace' in mutation) createOrReplace(work, mutation.createOrReplace, options)
  else if ('patch' in mutation) patch(work, mutation.patch, options)
  else remove(work, mutation.delete, options)
}

type Attributes = Record<string, unknown>

function create(work: Work, attributes: Attributes, options: MutationOptions): void {
  const document = newDocument(work, attributes, options)
  if (work.get(document._id)) throw alreadyExists(document._id)
  work.put(document, { create: document }, 'create')
}

function createIfNotExists(work: Work, attributes: Attributes, options: MutationOptions): void {
  const document = newDocument(work, attributes, options)
  if (work.get(document._id)) work.leave(document._id)
  else work.put(document, { createIfNotExists: document }, 'create')
}

function createOrReplace(work: Work, attributes: Attributes, options: MutationOptions): void {
  const document = newDocument(work, attributes, options)
  const replaced = work.get(document._id)
  const _createdAt = attributes['_createdAt'] === undefined && replaced ? replaced._createdAt : document._createdAt
  const placed = { ...document, _createdAt }
  work.put(placed, { createOrReplace: placed }, replaced ? 'update' : 'create')
}

function patch(
  work: Work,
  { id, query, params, ifRevisionID, ...operations }: PatchMutation,
  options: MutationOptions,
): void {
  for (const each of idsOf(id, query, params, options)) {
    const current = work.get(each)
    if (!current) throw notFound(each)
    requireRevision(current, ifRevisionID)
    const patched = patchDocument(current, operations, work)
    const stored = options.autoKeys ? { ...patched, ...keyed(patched) } : patched
    checkDocument(stored)
    // The Studio waits for an event even of a patch that changes nothing.
    work.put(stored, { patch: { id: each, ...operations } }, 'update')
  }
}

type Deletion = Extract<Mutation, { delete: unknown }>['delete']

function remove(work: Work, { id, query, params, ifRevisionID }: Deletion, options: MutationOptions): void {
  for (const each of idsOf(id, query, params, options)) {
    const current = work.get(each)
    if (current) requireRevision(current, ifRevisionID)
    if (current) work.remove(each, { delete: { id: each } })
    else work.leave(each)
  }
}

function newDocument(work: Work, attributes: Attributes, { autoKeys }: MutationOptions): LakeDocument {
  const { _id: given, _type, _createdAt, ...fields } = attributes
  const { _rev: _, _updatedAt: __, ...content } = autoKeys ? keyed(fields) : fields
  const document: LakeDocument = JSON.parse(
    JSON.stringify({
      ...content,
      _id: idFrom(given),
      _type,
      _createdAt: typeof _createdAt === 'string' ? _createdAt : work.at,
      _updatedAt: work.at,
      _rev: work.transactionId,
    }),
  )
  checkDocument(document)
  return document
}

/** None, or one that ends in a dot: the lake completes it. */
function idFrom(given: unknown): unknown {
  if (given === undefined || given === '') return randomUUID()
  return typeof given === 'string' && given.endsWith('.') ? given + randomUUID() : given
}

function keyed(fields: Attributes): Attributes {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, withArrayKeys(value)]))
}

function idsOf(
  id: string | string[] | undefined,
  query: string | undefined,
  params: Attributes | undefined,
  { findIds }: MutationOptions,
): string[] {
  const ids = query === undefined ? [id ?? []].flat() : findIds(query, params ?? {})
  for (const each of ids) checkId(each)
  return ids
}

export function requireRevision({ _id, _rev }: LakeDocument, expected: string | undefined): void {
  if (expected === undefined || _rev === expected) return
  throw mutationProblem(
    409,
    'documentRevisionIDDoesNotMatchError',
    `document "${_id}" has unexpected revision ID ("${_rev}"), expected "${expected}"`,
    { id: _id, currentRevisionID: _rev, expectedRevisionID: expected },
  )
}

export function notFound(id: string) {
  return mutationProblem(404, 'documentNotFoundError', `The document with the ID "${id}" was not found`, { id })
}

export function alreadyExists(id: string) {
  return mutationProblem(409, 'documentAlreadyExistsError', `Document by ID "${id}" already exists`, { id })
}

/** Author and cause of what the product brings itself. */
export const SEED = 'seed'

const options: MutationOptions = { autoKeys: true, findIds: () => [] }

/** Adds the documents that do not exist yet, all or none. Answers how many were added. */
export function addMissingDocuments(transact: Transact, documents: readonly NewDocument[]): number {
  const { results } = transact({ author: SEED, cause: SEED, request: documents }, (work) => {
    for (const document of documents) applyMutation(work, { createIfNotExists: document }, options)
  })
  return results.filter(({ operation }) => operation === 'create').length
}

/** The document after a patch, done by the very code with which the Studio guesses the outcome. */
function patchDocument(document: LakeDocument, operations: PatchOperations, { transactionId, at }: Work): LakeDocument {
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
    const mutation = new Mutator({ mutations: [{ patch: { id, ...operations } }], timestamp })
    // The mutator shares what it does not touch: it must get none of what others read.
    patched = mutation.apply(structuredClone(document))
  } catch (cause) {
    // A path that does not parse, or arithmetic on what is not a number.
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw mutationProblem(400, 'invalidPatchError', `The patch cannot be applied: ${reason}`, { id })
  }
  // Through JSON, so that memory holds exactly what the disk holds.
  return JSON.parse(JSON.stringify(patched))
}

/** The value with a `_key` for every object of a list that has none. */
function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((each) => withKey(withArrayKeys(each)))
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withArrayKeys(inner)]))
}

function withKey(value: unknown): unknown {
  return isRecord(value) && value['_key'] === undefined ? { _key: randomId(12), ...value } : value
}
