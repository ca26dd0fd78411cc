import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, getPublishedId, type SanityClient, useClient } from 'sanity'
import { API_VERSION } from '../schema/fields/ask-content.ts'

type Ranked = { _id: string; Rank?: number | null }
type Placed = { _id: string; Rank: number }

/** What has a place among its own kind. */
const RANKED: readonly string[] = ['banner', 'homeTile', 'director', 'offer']

const STEPS = [
  { label: 'Move up', step: -1 },
  { label: 'Move down', step: 1 },
] as const

type Step = (typeof STEPS)[number]['step']

/**
 * The ranks after a document has changed places with its neighbour: of drafts and of what is published alike. Those of one rank move
 * together. Empty when there is no neighbour on that side.
 */
export function ranksAfterMove(documents: readonly Ranked[], id: string, step: Step): Placed[] {
  const rankOf = new Map<string, number>()
  const draftsLast = documents.toSorted((a, b) => Number(isDraft(a)) - Number(isDraft(b)))
  for (const { _id, Rank } of draftsLast) if (typeof Rank === 'number') rankOf.set(getPublishedId(_id), Rank)
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
    const Rank = swapped.get(rankOf.get(getPublishedId(_id)) ?? Number.NaN)
    return Rank === undefined ? [] : [{ _id, Rank }]
  })
}

const isDraft = ({ _id }: Ranked): boolean => _id !== getPublishedId(_id)

/** The rank of a document that has none, for its draft and for what is published alike: it comes last. */
export function ranksAtTheEnd(documents: readonly Ranked[], id: string): Placed[] {
  const last = Math.max(0, ...documents.map(({ Rank }) => Rank ?? 0))
  return documents
    .filter(({ _id, Rank }) => getPublishedId(_id) === id && typeof Rank !== 'number')
    .map(({ _id }) => ({ _id, Rank: last + 1 }))
}

type Document = { id: string; type: string }

const readRanks = (raw: SanityClient, type: string) => raw.fetch<Ranked[]>('*[_type == $type]{ _id, Rank }', { type })

/** All at once: no visitor sees two of one rank. */
async function writeRanks(raw: SanityClient, ranks: readonly Placed[]): Promise<void> {
  const transaction = raw.transaction()
  for (const { _id, Rank } of ranks) transaction.patch(_id, { set: { Rank } })
  await transaction.commit()
}

/** Whether a document has a place among its own kind, but none was given to it. */
export const lacksRank = (type: string, document: { [field: string]: unknown }): boolean =>
  RANKED.includes(type) && typeof document['Rank'] !== 'number'

/** Puts a document that has no rank at the end of its kind. */
export async function giveRank(client: SanityClient, { id, type }: Document): Promise<void> {
  const raw = client.withConfig({ perspective: 'raw' })
  const ranks = ranksAtTheEnd(await readRanks(raw, type), id)
  if (ranks.length > 0) await writeRanks(raw, ranks)
}

function moveAction({ label, step }: (typeof STEPS)[number]): DocumentActionComponent {
  return function useMove({ id, type }) {
    const client = useClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
    const toast = useToast()

    async function move(): Promise<void> {
      await giveRank(client, { id, type })
      const ranks = ranksAfterMove(await readRanks(client, type), id, step)
      if (ranks.length === 0)
        return void toast.push({
          status: 'info',
          title: step < 0 ? 'This is the first already' : 'This is the last already',
        })
      await writeRanks(client, ranks)
      toast.push({ status: 'success', title: 'Moved' })
    }
    const onHandle = () => {
      move().catch(() => toast.push({ status: 'error', title: 'It was not moved. Please try again.' }))
    }
    return { label, onHandle }
  }
}

const moveActions = STEPS.map(moveAction)

/** To move a document of this type among its own kind, without a publish of each that makes room. */
export const moveActionsFor = (type: string): readonly DocumentActionComponent[] =>
  RANKED.includes(type) ? moveActions : []
