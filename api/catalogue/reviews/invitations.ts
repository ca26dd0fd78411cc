import type { DataOf } from '#contract/endpoint.ts'
import { INVITATION_DAYS, postInvited, readInvitation } from '#contract/catalogue/reviews.ts'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Deps, Secrets, Throws } from '#api/platform/deps.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { opensOrder, orderToken } from '#api/platform/order-link.ts'
import { lockInvitation, selectInvitation, selectStayedIn, type Invitation } from './invitations.sql.ts'
import { authorOf, createReviewKey, reissueKey, type Posted } from './reviews.ts'
import { insertReview } from './reviews.sql.ts'

export const invitationRoutes: Route[] = [serve(readInvitation, read), serve(postInvited, post)]

export function reviewToken(secrets: Secrets, code: string): string {
  return orderToken(secrets, { purpose: 'review', code })
}

async function read(
  deps: InvitationDeps & Pick<Deps, 'db'>,
  { query }: Call<typeof readInvitation>,
): Promise<DataOf<typeof readInvitation>> {
  const { firstName } = await requireInvitation(deps, query, (code) => selectInvitation(deps.db, code))
  const houses = await selectStayedIn(deps.db, query.Code)
  return {
    FirstName: authorOf(firstName),
    Houses: houses.map(({ houseId, name, permalink, imagePath, from, isReviewed }) => ({
      Id: houseId,
      Name: name,
      Permalink: permalink,
      ImagePath: imagePath,
      StayedIn: from.slice(0, 7),
      IsReviewed: isReviewed,
    })),
  }
}

/** Stores a review of a house in which the guests of the order stayed; answers the key that deletes it, as `postReview` does. */
function post(
  deps: InvitationDeps & Throws<'already_done'>,
  { body: { HouseId: houseId, Text: text, Score: score, ...link }, once }: Call<typeof postInvited>,
): Promise<Posted> {
  return once({
    async issue(db) {
      const { guestId } = await requireInvitation(deps, link, (code) => lockInvitation(db, code))
      const house = (await selectStayedIn(db, link.Code)).find((house) => house.houseId === houseId)
      if (!house) throw deps.problem('not_found', (t) => t.reviews.linkUnknown)
      const { key, keyHash } = createReviewKey()
      const stay = { orderCode: link.Code, from: house.from, score }
      const id = await insertReview(db, { houseId, guestId, text, keyHash, at: deps.now(), stay })
      if (id === undefined) throw deps.problem('already_done', (t) => t.reviews.posted)
      await noteCatalogueChange(db)
      return { resource: String(id), answer: { Id: id, Key: key } }
    },
    reissue: (db, resource) => reissueKey(db, deps, resource),
    tooLate: () => deps.problem('already_done', (t) => t.reviews.posted),
  })
}

type InvitationDeps = Pick<Deps, 'now' | 'secrets'> & Throws<'not_found' | 'link_expired'>
type Link = { Code: string; Token: string }

/** A wrong token, a guest who was erased and an order that nobody was asked about are answered as an unknown order is. */
async function requireInvitation(
  { now, secrets, problem }: InvitationDeps,
  { Code: code, Token: token }: Link,
  find: (code: string) => Promise<Invitation | undefined>,
): Promise<Invitation> {
  const isRight = opensOrder(secrets, { purpose: 'review', code }, token)
  const invitation = isRight ? await find(code) : undefined
  if (!invitation) throw problem('not_found', (t) => t.reviews.linkUnknown)
  const expires = invitation.sentAt.getTime() + INVITATION_DAYS * DAY_MS
  if (now().getTime() >= expires) throw problem('link_expired', (t) => t.reviews.linkExpired)
  return invitation
}
