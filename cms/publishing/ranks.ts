import type { SanityClient } from '@sanity/client'
import { isDraftId, publishedIdOf } from './draft-ids.ts'

type Ranked = { _id: string; Rank?: number | null }
type Placed = { _id: string; Rank: number }

/** What has a place among its own kind. */
export const RANKED: readonly string[] = ['banner', 'homeTile', 'director', 'offer']

/** Up is less: the least rank is shown first. */
export type Step = -1 | 1

/**
 * The ranks after a document has changed places with its neighbour: of drafts and of what is published alike. Those of one rank move
 * together. Empty when there is no neighbour on that side.
 */
export function ranksAfterMove(documents: readonly Ranked[], id: string, step: Step): Placed[] {
  const rankOf = new Map<string, number>()
  const draftsLast = documents.toSorted((a, b) => Number(isDraftId(a._id)) - Number(isDraftId(b._id)))
  for (const { _id, Rank } of draftsLast) if (typeof Rank === 'number') rankOf.set(publishedIdOf(_id), Rank)
  const own = rankOf.get(id)
  if (own === undefined) return []
  const beyond = [...rankOf.values()].filter((rank) => (rank - own) * step > 0).toSorted((a, b) => (a - b) * step)
  const [neighbour] = beyond
  if (neighbour === undefined) return []
  const swapped = new Map([
    [own, neighbour],
    [neighbour, own],
  ])
  return documents.flatMap(({ _id }) => {
    const Rank = swapped.get(rankOf.get(publishedIdOf(_id)) ?? Number.NaN)
    return Rank === undefined ? [] : [{ _id, Rank }]
  })
}

/** The rank of a document that has none, for its draft and for what is published alike: it comes last. */
export function ranksAtTheEnd(documents: readonly Ranked[], id: string): Placed[] {
  const last = Math.max(0, ...documents.map(({ Rank }) => Rank ?? 0))
  return documents
    .filter(({ _id, Rank }) => publishedIdOf(_id) === id && typeof Rank !== 'number')
    .map(({ _id }) => ({ _id, Rank: last + 1 }))
}

type Document = { id: string; type: string }

export const readRanks = (raw: SanityClient, type: string) =>
  raw.fetch<Ranked[]>('*[_type == $type]{ _id, Rank }', { type })

type Judged = { _id: string; _rev: string }

/**
 * All at once: no visitor sees two of one rank. Refused where `judged` has another revision by now. Answers the transaction's id, which is
 * the revision of what it wrote.
 */
export async function writeRanks(raw: SanityClient, ranks: readonly Placed[], judged?: Judged): Promise<string> {
  const transaction = raw.transaction()
  for (const { _id, Rank } of ranks) {
    transaction.patch(_id, { set: { Rank }, ...(_id === judged?._id && { ifRevisionID: judged._rev }) })
  }
  const { transactionId } = await transaction.commit()
  return transactionId
}

/** Whether a document has a place among its own kind, but none was given to it. */
export const lacksRank = (type: string, document: { [field: string]: unknown }): boolean =>
  RANKED.includes(type) && typeof document['Rank'] !== 'number'

/** Puts a document that has no rank at the end of its kind. Answers the revision of its draft, if that is what was judged; undefined where it has a rank. */
export async function giveRank(
  client: SanityClient,
  { id, type }: Document,
  judged?: Judged,
): Promise<string | undefined> {
  const raw = client.withConfig({ perspective: 'raw' })
  const ranks = ranksAtTheEnd(await readRanks(raw, type), id)
  return ranks.length > 0 ? writeRanks(raw, ranks, judged) : undefined
}
