import { type CustomValidator, defineField, type NumberRule } from 'sanity'
import { askContent, publishedIdOf } from './ask-content.ts'

/**
 * The field by which documents of a type are put in order, lowest first. Publishing gives a new document the next number: as a first value
 * a query would run while the form opens, and a Studio that waits too long for it leaves out all first values.
 */
export function rankField(description: string) {
  return defineField({
    name: 'Rank',
    title: 'Rank',
    type: 'number',
    description: `${description} Left empty, it comes last.`,
    validation: (rule: NumberRule) => [
      rule.integer().min(1).error('A rank is a whole number, and the first is 1.'),
      rule.custom(ownRank).warning(),
    ],
  })
}

/** A list's note on the rank of a document, such as `3.` */
export const rankNote = (rank: number | undefined): string => (rank === undefined ? 'New.' : `${rank}.`)

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
