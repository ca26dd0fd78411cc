import type { CustomValidator } from 'sanity'
import { askContent } from './ask-content.ts'

type Words = Record<string, string | undefined>

/** A banner for phones lends its picture to the wide banner of its rank, whose words are shown: other ones are written in vain. */
export function sameAsWideTwin(field: string): CustomValidator<string | undefined> {
  return async (value, context) => {
    const { document } = context
    if (document?.['Viewport'] !== 'phone' || document['Rank'] === undefined) return true
    const twin = await askContent<Words | null>(
      context,
      'drafts',
      '*[_type == "banner" && Rank == $rank && Viewport != "phone"][0]{ Heading, SubHeading, BtnText, URL }',
      { rank: document['Rank'] },
    )
    const shown = twin?.[field]
    return (
      !shown || shown === value || `Phones show what the wide banner of this rank says: “${shown}”. Change it there.`
    )
  }
}
