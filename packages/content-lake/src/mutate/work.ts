import type { LakeDocument } from '../core/document.ts'
import { PREVIEW_SECRET } from '../core/lake-env.ts'
import type { MutationResult } from '../store/transaction.ts'

/** A transaction while it is put together: what it changed so far lies over the store, which learns nothing yet. */
export type Work = {
  readonly transactionId: string
  /** ISO instant. */
  readonly at: string
  get(id: string): LakeDocument | undefined
  put(document: LakeDocument, mutation: object, operation: 'create' | 'update'): void
  remove(id: string, mutation: object): void
  /** A mutation that had nothing to do. */
  leave(id: string): void
  readonly results: readonly MutationResult[]
  /** What was touched, in the order in which it was first touched. */
  touched(): TouchedDocument[]
}

export type TouchedDocument = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  mutations: readonly object[]
}

type WorkOptions = {
  documents: ReadonlyMap<string, LakeDocument>
  transactionId: string
  /** Id of the staff member. */
  author: string
  at: string
  /** What is worked out for a document whenever it is read, and so is part of it already here. */
  asRead: (document: LakeDocument) => LakeDocument
}

export function startWork({ documents, transactionId, author, at, asRead }: WorkOptions): Work {
  const touched = new Map<string, { after: LakeDocument | undefined; mutations: object[] }>()
  const results: MutationResult[] = []

  function touch(id: string, after: LakeDocument | undefined, mutation: object): void {
    const mutations = touched.get(id)?.mutations ?? []
    touched.set(id, { after, mutations: [...mutations, mutation] })
  }

  /** The secret of a preview is good as long as its author is signed in: no client decides whose it is. */
  function signed(document: LakeDocument): LakeDocument {
    return document._type === PREVIEW_SECRET ? { ...document, userId: author } : document
  }

  return {
    transactionId,
    at,
    results,
    get(id) {
      const change = touched.get(id)
      return change ? change.after : documents.get(id)
    },
    put(document, mutation, operation) {
      touch(document._id, asRead(signed(document)), mutation)
      results.push({ id: document._id, operation })
    },
    remove(id, mutation) {
      touch(id, undefined, mutation)
      results.push({ id, operation: 'delete' })
    },
    leave(id) {
      results.push({ id, operation: 'none' })
    },
    touched: () => [...touched].map(([id, change]) => ({ id, before: documents.get(id), ...change })),
  }
}
