import { getPublishedId, type ValidationContext } from 'sanity'

/** Version of the Content Lake's API, as the Studio's own parts ask it. */
export const API_VERSION = '2025-02-19'

/** Asks the dataset that the Studio edits: `drafts` as its staff see it, `published` as visitors do. */
export function askContent<Answer>(
  { getClient }: Pick<ValidationContext, 'getClient'>,
  perspective: 'drafts' | 'published',
  query: string,
  params: Record<string, unknown>,
): Promise<Answer> {
  return getClient({ apiVersion: API_VERSION }).withConfig({ perspective }).fetch<Answer>(query, params)
}

/** The id under which the document is, or will be, published. */
export function publishedIdOf({ document }: Pick<ValidationContext, 'document'>): string {
  return document ? getPublishedId(document._id) : ''
}
