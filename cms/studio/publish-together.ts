import { getPublishedId, type SanityClient, type SanityDocument } from 'sanity'
import { redirectMovedPage, slugOf } from './moved-page.ts'
import { giveRank, lacksRank } from './ranks.ts'

/** A draft as it was read and judged. */
export type Draft = SanityDocument

/**
 * Publishes drafts in one transaction: visitors see all of them or none. Refused where somebody has changed one since it was read.
 */
export async function publishTogether(client: SanityClient, drafts: readonly Draft[]): Promise<void> {
  for (const draft of drafts) {
    const [id, type] = [getPublishedId(draft._id), draft._type]
    if (lacksRank(type, draft)) await giveRank(client, { id, type })
    await redirectMovedPage(client, { id, type, slug: slugOf(draft) })
  }
  // A rank is a new revision of the draft that was judged.
  const ranked = drafts.filter((draft) => lacksRank(draft._type, draft)).map(({ _id }) => _id)
  const raw = client.withConfig({ perspective: 'raw', useCdn: false })
  const written = await raw.fetch<Pick<Draft, '_id' | '_rev'>[]>('*[_id in $ranked]{ _id, _rev }', { ranked })
  const revisions = new Map([...drafts, ...written].map(({ _id, _rev }) => [_id, _rev]))
  await client.action(
    [...revisions].map(([draftId, ifDraftRevisionId]) => ({
      actionType: 'sanity.action.document.publish' as const,
      draftId,
      publishedId: getPublishedId(draftId),
      ifDraftRevisionId,
    })),
  )
}
