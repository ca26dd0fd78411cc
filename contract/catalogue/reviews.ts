import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { HouseId, Review } from './houses.ts'
import { ActivityId, Page, queryInteger, take, text } from '#contract/wire.ts'
import { OrderCode } from '#contract/order-code.ts'

/** The header with the key that `postComment` answered: it lets that browser delete the review again. */
export const REVIEW_KEY_HEADER = 'reviewkey'

/** `Data.data` with a lower-case `data`, as specified. Newest first. */
export const getComments = endpoint({
  method: 'GET',
  path: 'HouseArea/Comment/GetComments',
  area: 'Reviews',
  summary: 'The reviews of a house, the newest first',
  caller: 'anyone',
  query: z.strictObject({ HouseId: queryInteger({ min: 1, max: 999_999_999 }), Take: take(500), Page }),
  data: z.object({ data: z.array(Review) }),
})

/** The caller's own reviews: those that `deleteComment` lets them delete by their session. None of an unknown visitor. */
export const getOwnComments = endpoint({
  method: 'GET',
  path: 'HouseArea/Comment/GetOwnComments',
  area: 'Reviews',
  summary: 'Which reviews of a house the guest wrote',
  caller: 'either',
  query: z.strictObject({ HouseId: queryInteger({ min: 1, max: 999_999_999 }) }),
  data: z.object({ Ids: z.array(z.int()) }),
})

export const postComment = endpoint({
  method: 'POST',
  path: 'HouseArea/Comment/PostComment',
  area: 'Reviews',
  summary: 'Posts a review; answers the key that deletes it again',
  caller: 'either',
  once: 'secret',
  problems: ['not_found'],
  limits: { reviewsPerAddress: 'network', reviewsPerDay: 'all' },
  body: z.strictObject({
    ActivityId,
    HouseId,
    Text: text(2_000).check(z.minLength(1)),
  }),
  data: z.object({ Id: z.int(), Key: z.string() }),
})

/** A GET, as specified: the site sends it from a button and never links to it. */
export const deleteComment = endpoint({
  method: 'GET',
  path: 'HouseArea/Comment/DeleteComment/{id}',
  area: 'Reviews',
  summary: 'Deletes a review, for its author',
  caller: 'author',
  problems: ['forbidden', 'not_found'],
  params: z.strictObject({ id: queryInteger({ min: 1, max: 999_999_999 }) }),
  data: z.null(),
})

/** What opens the reviews of one stay, and nothing else of it. It is in the fragment of the page's address, which browsers send to no server. */
export const InvitationToken = z.string().check(z.regex(/^[\w-]{22}$/))

/** How long a guest may answer the message that asks for a review. */
export const INVITATION_DAYS = 60

/** The address of the page on which a guest reviews a stay by the link of that message. */
export function reviewAddress(origin: string, { code, token }: { code: string; token: string }): string {
  return `${origin}/review/${code}#${token}`
}

/** What a guest gives a stay. */
export const Score = z.int().check(z.minimum(1), z.maximum(5))

/** A house in which the guests stayed, and in which month: `2026-12`. */
const StayedHouse = z.object({
  Id: z.int(),
  Name: z.string(),
  Permalink: z.string(),
  ImagePath: z.nullable(z.string()),
  StayedIn: z.string(),
  IsReviewed: z.boolean(),
})

export const Invitation = z.object({
  /** The name with which a review is shown. */
  FirstName: z.string(),
  Houses: z.array(StayedHouse),
})
export type Invitation = z.infer<typeof Invitation>

export const readInvitation = endpoint({
  method: 'GET',
  path: 'HouseArea/Comment/Invitation',
  area: 'Reviews',
  summary: 'What can be reviewed of a stay, for those who have the link of the message that asks for it',
  caller: 'anyone',
  problems: ['link_expired', 'not_found'],
  query: z.strictObject({ Code: OrderCode, Token: InvitationToken }),
  data: Invitation,
})

/** One review of each house of a stay. */
export const postInvited = endpoint({
  method: 'POST',
  path: 'HouseArea/Comment/PostInvited',
  area: 'Reviews',
  summary:
    'Posts a review of a stay with its score, for those who have the link; answers the key that deletes it again',
  caller: 'anyone',
  once: 'secret',
  problems: ['already_done', 'link_expired', 'not_found'],
  limits: { reviewsPerAddress: 'network', reviewsPerDay: 'all' },
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Token: InvitationToken,
    HouseId,
    Text: text(2_000).check(z.minLength(1)),
    Score,
  }),
  data: postComment.data,
})
