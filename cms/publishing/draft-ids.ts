const DRAFT = 'drafts.'

export const isDraftId = (id: string): boolean => id.startsWith(DRAFT)

export const draftIdOf = (publishedId: string): string => DRAFT + publishedId

/** The id under which a document is published, by that or by its draft's. */
export const publishedIdOf = (id: string): string => (isDraftId(id) ? id.slice(DRAFT.length) : id)
