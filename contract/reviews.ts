import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { HouseId, Review } from './houses.ts'
import { ActivityId, Page, queryInteger, take, text } from './wire.ts'

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
