import { defineField } from 'sanity'
import type { InitialValueResolverContext } from 'sanity'

export const API_VERSION = '2025-02-19'

/** The field by which documents of a type are put in order, lowest first. A new document is given the next number. */
export function rankField(type: string, description: string) {
  return defineField({
    name: 'Rank',
    title: 'Rank',
    type: 'number',
    description,
    initialValue: async (_: unknown, { getClient }: InitialValueResolverContext) => {
      const last = await getClient({ apiVersion: API_VERSION })
        .withConfig({ perspective: 'drafts' })
        .fetch<number | null>('*[_type == $type] | order(Rank desc)[0].Rank', { type })
      return (last ?? 0) + 1
    },
    validation: (rule) => [
      rule.required().error('Please give it a rank: 1 comes first.'),
      rule.integer().min(1).error('A rank is a whole number, and the first is 1.'),
    ],
  })
}

/** In the order in which the site shows them. */
export const byRank = [{ title: 'As on the site', name: 'rank', by: [{ field: 'Rank', direction: 'asc' as const }] }]
