import type { SanityClient, SanityDocument } from '@sanity/client'
import { publishedIdOf } from './draft-ids.ts'
import { redirectMovedPage, slugOf } from './moved-page.ts'
import { giveRank, lacksRank } from './ranks.ts'

/** A draft as it was read and judged. */
export type Draft = SanityDocument

type Action = Extract<Parameters<SanityClient['action']>[0], readonly unknown[]>[number]

/**
 * Publishes drafts in one transaction, with what else ends by it: visitors see all of it or nothing. Refused where somebody has changed a
 * draft since it was read.
 */
export async function publishTogether(
  client: SanityClient,
  drafts: readonly Draft[],
  besides: readonly Action[] = [],
): Promise<void> {
  const ranked = await withRanks(client, drafts)
  for (const draft of ranked) {
    await redirectMovedPage(client, { id: publishedIdOf(draft._id), type: draft._type, slug: slugOf(draft) })
  }
  const publishes = ranked.map(({ _id: draftId, _rev: ifDraftRevisionId }) => ({
    actionType: 'sanity.action.document.publish' as const,
    draftId,
    publishedId: publishedIdOf(draftId),
    ifDraftRevisionId,
  }))
  await client.action([...publishes, ...besides])
}

/**
 * The drafts, each with its place among its own kind. Giving it one makes a new revision: of what was judged and of nothing that somebody
 * wrote since.
 */
export async function withRanks(client: SanityClient, drafts: readonly Draft[]): Promise<readonly Draft[]> {
  const ranked: Draft[] = []
  for (const draft of drafts) {
    const { _id, _type: type } = draft
    const isLacking = lacksRank(type, draft)
    const revision = isLacking ? await giveRank(client, { id: publishedIdOf(_id), type }, draft) : undefined
    ranked.push({ ...draft, _rev: revision ?? draft._rev })
  }
  return ranked
}

export async function readDrafts(client: SanityClient, ids: readonly string[]): Promise<Draft[]> {
  return ids.length === 0 ? [] : rawly(client).fetch<Draft[]>('*[_id in $ids && _id in path("drafts.**")]', { ids })
}

/** The client that sees drafts and what is published side by side, as they are now. */
export const rawly = (client: SanityClient): SanityClient => client.withConfig({ perspective: 'raw', useCdn: false })
