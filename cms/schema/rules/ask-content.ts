import type { ValidationContext } from 'sanity'

const API_VERSION = '2025-02-19'

/** Asks the dataset that the Studio edits: `drafts` as its staff see it, `published` as visitors do. */
export function askContent<Answer>(
  { getClient }: Pick<ValidationContext, 'getClient'>,
  perspective: 'drafts' | 'published',
  query: string,
  params: Record<string, unknown>,
): Promise<Answer> {
  return getClient({ apiVersion: API_VERSION }).withConfig({ perspective }).fetch<Answer>(query, params)
}
