import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { allHouses, getHouse, getHouses, searchHouses } from '#contract/catalogue/houses.ts'
import {
  deleteComment,
  getComments,
  INVITATION_DAYS,
  postInvited,
  readInvitation,
} from '#contract/catalogue/reviews.ts'
import { refusedBy, shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { aPlace, holdOrder, mailsOf, smsOf } from '#tests/support/bookings.ts'
import { aPaidOrder } from '#tests/support/desk/stays.ts'
import { completeProfile, readData, type SignedIn } from '#tests/support/guests.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import { closeOldStays } from '#api/reception/stays/close-stays.ts'
import { noteCatalogueChange } from '#api/platform/catalogue-changes/catalogue-changes.ts'
import { eraseGuest } from '#api/upkeep/personal-data/personal-data.ts'
import { askForReviews } from './ask-for-reviews.ts'
import { reviewToken } from './invitations.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

const api = shareTestApi({ hasHouses: true })
beforeAll(() => takeSeedContent(api.deps))
const { guest, other } = shareGuests(api)
const DAY_SECONDS = 24 * 3600
const ONE_STAYS = "update stay set state = 'inHouse' where id = (select min(id) from stay where order_code = $1)"
const COVER = 'files/images/house/rania-house-cover.jpg'
/** Eleven in the morning in Dhaka. */
const morningOf = (day: string) => new Date(`${day}T05:00:00Z`)

/** Jobs of so many processes that have all read before any of them writes. */
function processes(count: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  async function inTransaction<Result>(work: (db: Transaction) => Promise<Result>): Promise<Result> {
    arrived += 1
    if (arrived === count) resolve()
    await promise
    return api.deps.db.inTransaction(work)
  }
  const deps = { ...api.deps, db: { ...api.deps.db, inTransaction } }
  return Promise.all(Array.from({ length: count }, () => askForReviews(deps)))
}

/** A stay in Rania House from 1 to 3 December that is over. */
async function aStay(of: SignedIn = guest): Promise<string> {
  api.clock.now = new Date('2026-11-20T06:00:00Z')
  const code = await aPaidOrder(api, of, [aPlace({ Quantity: 2 })])
  await api.deps.db.change('delete from outbox')
  api.clock.now = morningOf('2026-12-04')
  await closeOldStays(api.deps)
  return code
}

/** An invitation: a stay that is over, and its guest was asked; answers what the link has. */
async function anInvitation(of: SignedIn = guest): Promise<{ Code: string; Token: string }> {
  const Code = await aStay(of)
  await askForReviews(api.deps)
  return { Code, Token: reviewToken(api.deps.secrets, Code) }
}

const read = (query: { Code: string; Token: string }) => api.call(readInvitation, { query })
const post = (link: { Code: string; Token: string }, HouseId = 1, ActivityId = randomUUID()) =>
  api.call(postInvited, { body: { ActivityId, ...link, HouseId, Text: 'Frogs, tea and no hurry', Score: 5 } })
const reviews = async () =>
  readData(getComments, await api.call(getComments, { query: { HouseId: 1, Take: 500, Page: 1 } })).data

test('the day after check-out a guest is asked by SMS and e-mail, once, by whichever process is first', async () => {
  await completeProfile(api, guest, { Email: 'rahima@example.com' })
  const code = await aStay()
  const link = `${api.deps.publicUrl}/review/${code}#${reviewToken(api.deps.secrets, code)}`

  api.clock.now = new Date('2026-12-04T03:59:00Z')
  const early = await askForReviews(api.deps)
  api.clock.now = morningOf('2026-12-04')
  const asked = await processes(2)
  api.clock.advance(DAY_SECONDS)
  const later = await askForReviews(api.deps)

  expect([early, asked.reduce((sum, count) => sum + count), later]).toEqual([0, 1, 0])
  expect(await smsOf(api)).toEqual([
    `Thank you for staying in Rania House. How was it? A line or two helps other guests: ${link}`,
  ])
  expect(await mailsOf(api)).toEqual([{ to: 'rahima@example.com', body: expect.stringContaining(`\n${link}\n`) }])
})

test.each<readonly [string, (code: string) => Promise<unknown>]>([
  ['is cancelled', (code) => api.deps.db.change("update orders set status = 'Cancelled' where code = $1", [code])],
  ['nobody came for', (code) => api.deps.db.change("update stay set state = 'noShow' where order_code = $1", [code])],
  ['is not over for all', (code) => api.deps.db.change(ONE_STAYS, [code])],
  ['is of a guest who was erased', () => eraseGuest(api.deps, guest.phone)],
  ['ended more than a week ago', async () => api.clock.advance(7 * DAY_SECONDS)],
  ['ends today', async () => void (api.clock.now = morningOf('2026-12-03'))],
])('nobody is asked about a stay that %s', async (_, change) => {
  await change(await aStay())

  expect(await askForReviews(api.deps)).toBe(0)
  expect(await smsOf(api)).toEqual([])
})

test('who was away for six days is asked late, and an order that is only held is not asked about', async () => {
  const held = await holdOrder(api, other)
  const code = await aStay()
  api.clock.advance(6 * DAY_SECONDS)

  await askForReviews(api.deps)

  const sms = await smsOf(api)
  expect(sms).toHaveLength(1)
  expect(sms[0]).toContain(code)
  expect(sms[0]).not.toContain(held.code)
})

test('by the link a guest reviews the house they stayed in, under their name and with the month of the stay', async () => {
  const link = await anInvitation()
  const before = readData(readInvitation, await read(link))

  const posted = readData(postInvited, await post(link))

  const house = { Id: 1, Name: 'Rania House', Permalink: 'rania-house', ImagePath: COVER, StayedIn: '2026-12' }
  expect(before).toEqual({ FirstName: 'Guest0', Houses: [{ ...house, IsReviewed: false }] })
  const review = { Text: 'Frogs, tea and no hurry', User: { FirstName: 'Guest0' }, StayedIn: '2026-12' }
  expect(await reviews()).toEqual([{ ...review, Id: posted.Id, CreatedAt: '2026-12-04T05:00:00.000Z' }])
  expect(readData(readInvitation, await read(link)).Houses).toEqual([{ ...house, IsReviewed: true }])
  api.clock.advance(2)
  const query = { Take: 999, Page: 1, Adult: 1, Children: 0, ArrivalTime: '2026-12-10', DepartureTime: '2026-12-11' }
  const found = readData(searchHouses, await api.call(searchHouses, { query })).Data
  expect(found.filter(({ Comments }) => Comments.length > 0).map(({ Id }) => Id)).toEqual([1, 1])
})

/** Scores of stays in a house, as their guests' links stored them. */
async function addScores(scores: readonly number[], houseId = 1): Promise<void> {
  await api.deps.db.inTransaction(async (db) => {
    await db.change(
      `insert into review (house_id, text, key_hash, created_at, stayed_from, score)
       select $1, 'Tea', '', $2, '2026-11-01', score from unnest($3::smallint[]) as s (score)`,
      [houseId, api.clock.now, scores],
    )
    await noteCatalogueChange(db)
  })
}

test('a house has a rating from its third scored stay on, the same in every list, and reviews without a score do not count', async () => {
  const link = await anInvitation()
  await addScores([5, 4])
  await addScores([1, 1], 2)
  await api.deps.db.change("insert into review (house_id, text, key_hash, created_at) values (1, 'Hm', '', now())")
  const query = { Take: 999, Page: 1, Adult: 1, Children: 0, ArrivalTime: '2026-12-10', DepartureTime: '2026-12-11' }
  async function ratings() {
    api.clock.advance(2)
    const one = readData(getHouse, await api.call(getHouse, { params: { Id: '1' }, query: { takeReview: 0 } }))
    const all = readData(getHouses, await api.call(getHouses, allHouses)).Data
    const found = readData(searchHouses, await api.call(searchHouses, { query })).Data
    const rated = (houses: typeof all) => houses.flatMap(({ Id, Rating }) => (Rating ? [[Id, Rating]] : []))
    return { one: one.Rating, all: rated(all), found: rated(found) }
  }

  const before = await ratings()
  await post(link)
  const after = await ratings()

  const Rating = { Mean: 4.7, Stays: 3 }
  expect(before).toEqual({ one: undefined, all: [], found: [] })
  expect(after).toEqual({
    one: Rating,
    all: [[1, Rating]],
    found: [
      [1, Rating],
      [1, Rating],
    ],
  })
})

test.each([[0], [6], [4.5], ['5 '], [null], [undefined]])('a stay cannot be given %j', async (Score) => {
  const link = await anInvitation()
  const body = JSON.stringify({ ActivityId: randomUUID(), ...link, HouseId: 1, Text: 'Frogs', Score })

  const answer = await api.raw(postInvited.path, { method: 'POST', body })

  expect(answer).toMatchObject({ Code: 'malformed' })
  expect(await reviews()).toEqual([])
})

test('a review by anybody else has no stay, and is in no search', async () => {
  await api.deps.db.inTransaction(async (db) => {
    const review = `insert into review (house_id, text, key_hash, created_at) values (1, 'Never been there', '', $1)`
    await db.change(review, [api.clock.now])
    await noteCatalogueChange(db)
  })

  const query = { Take: 999, Page: 1, Adult: 1, Children: 0, ArrivalTime: '2026-12-10', DepartureTime: '2026-12-11' }
  const found = readData(searchHouses, await api.call(searchHouses, { query })).Data

  expect((await reviews()).map(({ StayedIn }) => StayedIn)).toEqual([undefined])
  expect(found.flatMap(({ Comments }) => Comments)).toEqual([])
})

type Attempt = (link: { Code: string; Token: string }) => Promise<unknown>

test.each<readonly [string, string, Attempt]>([
  ['is wrong', 'not_found', async (link) => void (link.Token = 'A'.repeat(22))],
  ['is of another stay', 'not_found', async (link) => void (link.Token = (await anInvitation(other)).Token)],
  ['comes before its guest was asked', 'not_found', () => api.deps.db.change('delete from review_invitation')],
  ['is of a guest who was erased', 'not_found', () => eraseGuest(api.deps, guest.phone)],
  ['is of an order that was refunded', 'not_found', () => api.deps.db.change("update orders set status = 'Refunded'")],
  ['is old', 'link_expired', async () => api.clock.advance(INVITATION_DAYS * DAY_SECONDS)],
])('a link that %s shows and stores nothing (%s)', async (_, problem, change) => {
  const link = await anInvitation()
  await change(link)

  const shown = await read(link)
  const refused = await refusedBy(
    () => post(link),
    () => api.deps.db.query('select * from review'),
  )

  expect(shown).toMatchObject({ Code: problem, Data: null })
  expect(refused).toMatchObject({ Code: problem })
})

test('a house is reviewed once for a stay, and none in which the guest did not stay', async () => {
  const link = await anInvitation()

  const [first, second] = await Promise.all([post(link), post(link)])
  const elsewhere = await post(link, 2)

  expect([first.Code, second.Code].filter((code) => code !== null)).toEqual(['already_done'])
  expect(elsewhere.Code).toBe('not_found')
  expect(await reviews()).toHaveLength(1)
})

test('a lost answer is repeated with a new key, which deletes the review', async () => {
  const link = await anInvitation()
  const activity = randomUUID()
  const first = readData(postInvited, await post(link, 1, activity))

  const again = readData(postInvited, await post(link, 1, activity))
  const removed = await api.call(deleteComment, { params: { id: first.Id } }, { reviewKey: again.Key })

  expect(again.Id).toBe(first.Id)
  expect(removed.IsError).toBe(false)
  expect((await post(link)).Code).toBe(null)
})

test('a two-house order asks about both', async () => {
  const places = [aPlace(), aPlace({ Id: 3, Type: 'HOUSE', ArrivalDate: '2026-12-03', DepartureDate: '2026-12-05' })]
  const Code = await aPaidOrder(api, guest, places)
  api.clock.now = morningOf('2026-12-06')
  await closeOldStays(api.deps)
  await askForReviews(api.deps)

  const { Houses } = readData(readInvitation, await read({ Code, Token: reviewToken(api.deps.secrets, Code) }))

  expect(Houses.map(({ Name }) => Name)).toEqual(['Rania House', 'Mud House'])
})

test('one address cannot flood the reviews by links', async () => {
  const link = { Code: '0123456789AB', Token: reviewToken(api.deps.secrets, 'another') }
  for (let tried = 0; tried < api.deps.limits.reviewsPerAddress.count; tried += 1) await post(link)

  expect(await post(link)).toMatchObject({ status: 429, Code: 'too_many_requests' })
})
