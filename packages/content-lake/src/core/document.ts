import { randomBytes } from 'node:crypto'

/** A document as it is written down: the lake adds when it came and its revision. */
export type NewDocument = { _id: string; _type: string; [field: string]: unknown }

/** A document as the lake keeps it. `_rev` is the id of the transaction that touched it last; the times are ISO instants. */
export type LakeDocument = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

const DRAFT = 'drafts.'
const VERSION = /^versions\.[^.]+\./

/** Everything but drafts and versions of releases. */
export function isPublishedId(id: string): boolean {
  return !isDraftId(id) && !id.startsWith('versions.')
}

export function isDraftId(id: string): boolean {
  return id.startsWith(DRAFT)
}

/** The id under which a draft or version is published. */
export function publishedIdOf(id: string): string {
  return isDraftId(id) ? id.slice(DRAFT.length) : id.replace(VERSION, '')
}

export function draftIdOf(publishedId: string): string {
  return DRAFT + publishedId
}

/** What the ids of one layer of a perspective begin with: `drafts`, or the name of a release. */
export function layerPrefix(layer: string): string {
  return layer === 'drafts' ? DRAFT : `versions.${layer}.`
}

/** Whether a JSON value is an object, neither a list nor null. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Letters and digits, as the Content Lake names transactions and keys of lists. */
export function randomId(length = 22): string {
  // A remainder favours a few letters a little: harmless where only uniqueness counts.
  return Array.from(randomBytes(length), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}
