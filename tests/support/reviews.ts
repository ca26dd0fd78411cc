import { randomUUID } from 'node:crypto'
import { getComments, postComment } from '#contract/catalogue/reviews.ts'
import { readData } from './guests.ts'
import type { TestApi, TestCaller } from './test-api.ts'

export type PostedReview = { Id: number; Key: string }

/** Posts a review as the site does. */
export async function postReview(
  api: TestApi,
  { houseId = 1, text = 'A quiet place' }: { houseId?: number; text?: string } = {},
  caller: TestCaller = {},
): Promise<PostedReview> {
  const body = { ActivityId: randomUUID(), HouseId: houseId, Text: text }
  return readData(postComment, await api.call(postComment, { body }, caller))
}

/** The reviews of a house as the site lists them: `Who: text`. */
export async function reviewsOf(api: TestApi, { houseId = 1, Take = 500, Page = 1 } = {}): Promise<string[]> {
  const answer = await api.call(getComments, { query: { HouseId: houseId, Take, Page } })
  return readData(getComments, answer).data.map(({ Text, User }) => `${User.FirstName}: ${Text}`)
}
