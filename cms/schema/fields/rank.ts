import { type CustomValidator, defineField, type InitialValueResolverContext, type NumberRule } from 'sanity'
import { askContent, publishedIdOf } from './ask-content.ts'

/** The field by which documents of a type are put in order, lowest first. A new document is given the next number. */
export function rankField(type: string, description: string) {
  return defineField({
    name: 'Rank',
    title: 'Rank',
    type: 'number',
    description,
    initialValue: async (_: unknown, context: InitialValueResolverContext) => {
      const last = await askContent<number | null>(context, 'drafts', '*[_type == $type] | order(Rank desc)[0].Rank', {
        type,
      })
      return (last ?? 0) + 1
    },
    validation: (rule: NumberRule) => [
      rule.required().error('Please give it a rank: 1 comes first.'),
      rule.integer().min(1).error('A rank is a whole number, and the first is 1.'),
      rule.custom(ownRank).warning(),
    ],
  })
}

/** In the order in which the site shows them. */
export const byRank = [{ title: 'As on the site', name: 'rank', by: [{ field: 'Rank', direction: 'asc' as const }] }]

/** Two of one rank come in any order. */
const ownRank: CustomValidator<number | undefined> = async (rank, context) => {
  const { document } = context
  if (rank === undefined || !document) return true
  const others = await askContent<number>(
    context,
    'drafts',
    'count(*[_type == $type && _id != $id && Rank == $rank])',
    { type: document._type, id: publishedIdOf(context), rank },
  )
  return others === 0 || `Another one has rank ${rank} too: which comes first is left to chance.`
}
