import type { SanityClient, SanityDocument } from '@sanity/client'
import { draftIdOf, isDraftId, publishedIdOf } from './draft-ids.ts'
import { sha256 } from './sha256.ts'
import { type Draft, publishTogether, rawly, readDrafts, withRanks } from './publish-together.ts'

/**
 * Drafts that someone wants to be published, as they were judged then. As a draft it asks those who may publish; published, it is the plan
 * of one of them, which the server carries out at its time.
 */
export type PublishRequest = SanityDocument & {
  /** The name of who asks, or planned it. */
  by: string
  /** When, as an ISO instant. Who only asks may leave it open. */
  at?: string
  drafts: readonly { _key: string; id: string; revision: string }[]
  /** It was due and not carried out: somebody had changed a draft since, or thrown it away. */
  isRefused?: boolean
}

export const isPlan = ({ _id }: Pick<PublishRequest, '_id'>): boolean => !isDraftId(_id)

/** Those that are open. Where no draft is left, somebody has published them all by hand, or thrown them away. */
export async function readRequests(client: SanityClient): Promise<PublishRequest[]> {
  return rawly(client).fetch<PublishRequest[]>(
    '*[_type == "publishRequest" && count(*[_id in ^.drafts[].id]) > 0] | order(coalesce(at, _createdAt) asc)',
  )
}

type Wish = Pick<PublishRequest, 'by' | 'at'>

/** Asks those who may publish. */
export async function askToPublish(client: SanityClient, drafts: readonly Draft[], wish: Wish): Promise<void> {
  const request = await requestOf(drafts, wish)
  await client.createIfNotExists({ ...request, _id: draftIdOf(request._id) })
}

/** Plans it: the server publishes the drafts then, if nobody changes them before. */
export async function planToPublish(
  client: SanityClient,
  drafts: readonly Draft[],
  wish: Required<Wish>,
): Promise<void> {
  await client.createIfNotExists(await requestOf(await withRanks(client, drafts), wish))
}

/** Agrees to a request that names a time: it is a plan from then on. */
export async function grantRequest(client: SanityClient, { _id, _rev }: PublishRequest): Promise<void> {
  await client.action({
    actionType: 'sanity.action.document.publish',
    draftId: _id,
    publishedId: publishedIdOf(_id),
    ifDraftRevisionId: _rev,
  })
}

/** Takes a request back, or calls a plan off. */
export async function endRequest(client: SanityClient, { _id }: PublishRequest): Promise<void> {
  await client.delete(_id)
}

/**
 * Publishes the drafts of a request as they were judged, and ends it in the same transaction. Does nothing where one has changed since.
 * `none`: no draft is left.
 */
export async function publishRequested(
  client: SanityClient,
  request: PublishRequest,
): Promise<'published' | 'changed' | 'none'> {
  const drafts = await readDrafts(
    client,
    request.drafts.map(({ id }) => id),
  )
  if (drafts.length === 0) return 'none'
  if (!isAsJudged(request, drafts)) return 'changed'
  const { _id } = request
  const ending = isPlan(request)
    ? { actionType: 'sanity.action.document.delete' as const, publishedId: _id, includeDrafts: [] }
    : { actionType: 'sanity.action.document.discard' as const, draftId: _id }
  await publishTogether(client, drafts, [ending])
  return 'published'
}

/** Whether nobody has changed a draft since, or thrown it away. */
export function isAsJudged({ drafts: judged }: Pick<PublishRequest, 'drafts'>, drafts: readonly Draft[]): boolean {
  return judged.every(({ id, revision }) => drafts.some(({ _id, _rev }) => _id === id && _rev === revision))
}

/** Its id says what it wants and when: who presses twice, or two who press at once, want it once. */
async function requestOf(drafts: readonly Draft[], wish: Wish) {
  const judged = drafts.map(({ _id: id, _rev: revision }) => ({
    _key: publishedIdOf(id),
    _type: 'judgedDraft',
    id,
    revision,
  }))
  const hash = await sha256(JSON.stringify([wish.at, judged.map(({ id, revision }) => `${id} ${revision}`).toSorted()]))
  return { _id: `publish-${hash.slice(0, 20)}`, _type: 'publishRequest', ...wish, drafts: judged }
}
