import type { DocumentActionsResolver } from 'sanity'

/** What staff add and remove. Every other document is there once and for ever. */
const COLLECTIONS: readonly string[] = ['banner', 'homeTile', 'director']

export const creatable = (type: string): boolean => COLLECTIONS.includes(type)

/** A page of the site cannot do without its document: it is edited and published, and no more. */
const NOT_FOR_FIXED: readonly string[] = ['delete', 'duplicate', 'unpublish']

export const actionsFor: DocumentActionsResolver = (actions, { schemaType }) =>
  creatable(schemaType) ? actions : actions.filter(({ action }) => !NOT_FOR_FIXED.includes(action ?? ''))
