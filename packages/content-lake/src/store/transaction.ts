import type { LakeDocument } from '../core/document.ts'

/** Mendoza patches that lead from the document before to the one after, and back. */
export type Effects = { apply: unknown[]; revert: unknown[] }

/** What one transaction did to one document. No `before`: it appeared; no `after`: it is gone. */
export type DocumentChange = {
  id: string
  before: LakeDocument | undefined
  after: LakeDocument | undefined
  /** The mutations of this document alone, each naming it. */
  mutations: readonly object[]
  effects: Effects
}

export type MutationResult = { id: string; operation: 'create' | 'update' | 'delete' | 'none' }

export type DocumentTransaction = {
  /** Becomes `_rev` of every document that it touches. */
  id: string
  /** ISO instant. */
  at: string
  /** Id of the staff member. */
  author: string
  /** The actions behind it, or what else made it: `mutate`, `seed`. */
  cause: string
  /** Fingerprint of the request, by which a repeat is recognized. */
  request: string
  /** One for each mutation, in order. */
  results: readonly MutationResult[]
  changes: readonly DocumentChange[]
}
