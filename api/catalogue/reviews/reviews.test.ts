import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getHouse, getHouses, getRooms } from '#contract/catalogue/houses.ts'
import { deleteComment, getOwnComments, postComment } from '#contract/catalogue/reviews.ts'
import { refusedBy, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { post } from '#tests/support/post.ts'
import { readData, signInGuest } from '#tests/support/guests.ts'
import { postReview, reviewsOf } from '#tests/support/reviews.ts'
import { START, type Answer, type TestCaller } from '#tests/support/test-api.ts'

const api = shareTestApi({ hasHouses: true })
const { guest, other } = shareGuests(api)

const remove = (id: number, caller: TestCaller = {}) => api.call(deleteComment, { params: { id } }, caller)

/** All that reviews write, but for the counters of budgets: those count refusals too. */
async function rows(): Promise<object> {
  return {
    reviews: await api.deps.db.query('select * from review order by id'),
    activities: await api.deps.db.query('select * from activity order by activity_id'),
  }
}

const refused = (submit: () => Promise<Answer>) => refusedBy(submit, rows)

test('a signed-in guest posts under their first name, anyone else as Guest, and the newest is first', async () => {
  await postReview(api, { text: 'Mangoes!' }, guest)
  await postReview(api, { text: 'Too many frogs' })
  await postReview(api, { text: 'An old session' }, { token: 'rst_dead' })
  await postReview(api, { text: 'Of another house', houseId: 2 })

  expect(await reviewsOf(api)).toEqual(['Guest: An old session', 'Guest: Too many frogs', 'Guest0: Mangoes!'])
})

test.each([
  ['Ichamoti Resort ✔ (owner)', 'Guest'],
  ['The ＯＷＮＥＲ', 'Guest'],
  ['Rahima ★', 'Guest'],
  ['Managerul', 'Managerul'],
  ['রহিমা', 'রহিমা'],
])('a review by %s is shown as by %s: no author speaks for the resort', async (name, shown) => {
  const author = await signInGuest(api.deps.db, 2, START)
  await api.deps.db.change('update guest set first_name = $1 where id = $2', [name, author.guestId])

  await postReview(api, { text: 'Best of all' }, author)

  expect(await reviewsOf(api)).toEqual([`${shown}: Best of all`])
})

test('reviews come page by page', async () => {
  for (const text of ['first', 'second', 'third']) await postReview(api, { text })

  const pages = [1, 2, 3].map((Page) => reviewsOf(api, { Take: 2, Page }))

  expect(await Promise.all(pages)).toEqual([['Guest: third', 'Guest: second'], ['Guest: first'], []])
})

test('a listing shows the newest reviews of each house, no more than were asked for', async () => {
  for (const text of ['first', 'second', 'third']) await postReview(api, { text })
  await postReview(api, { text: 'by the river', houseId: 4 })
  const query = { Take: 999, Page: 1, takeReview: 2 }

  const houses = readData(getHouses, await api.call(getHouses, { query })).Data
  const rooms = readData(getRooms, await api.call(getRooms, { query })).Data
  const house = readData(getHouse, await api.call(getHouse, { params: { Id: '1' }, query: { takeReview: 1 } }))
  const without = readData(getHouses, await api.call(getHouses, { query: { ...query, takeReview: 0 } })).Data

  const expected = [['third', 'second'], [], [], ['by the river']]
  expect(houses.map(({ Comments }) => Comments.map(({ Text }) => Text))).toEqual(expected)
  expect(rooms.map(({ Comments }) => Comments.map(({ Text }) => Text))).toEqual(expected)
  expect(house.Comments.map(({ Text }) => Text)).toEqual(['third'])
  expect(without.flatMap(({ Comments }) => Comments)).toEqual([])
})

test('a guest is told which reviews of a house are theirs, and nobody else is', async () => {
  const { Id } = await postReview(api, {}, guest)
  await postReview(api, {}, other)
  await postReview(api, { houseId: 2 }, guest)
  const ownOf = async (caller: TestCaller) =>
    readData(getOwnComments, await api.call(getOwnComments, { query: { HouseId: 1 } }, caller)).Ids

  expect(await ownOf(guest)).toEqual([Id])
  expect(await ownOf({})).toEqual([])
  expect(await ownOf({ token: 'rst_dead' })).toEqual([])
})

test('an author deletes their review by their session, and the browser that posted one by its key, signed in or not', async () => {
  const [byGuest, own] = [await postReview(api, {}, guest), await postReview(api, {}, guest)]
  const anonymous = await postReview(api)

  const answers = [
    await remove(byGuest.Id, guest),
    await remove(anonymous.Id, { reviewKey: anonymous.Key, token: other.token }),
    await remove(own.Id, { reviewKey: own.Key, token: 'rst_dead' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await reviewsOf(api)).toEqual([])
})

test('only its author can delete a review', async () => {
  const { Id } = await postReview(api, {}, guest)
  const theirs = await postReview(api)

  const answers = [
    await refused(() => remove(Id)),
    await refused(() => remove(Id, { token: 'rst_dead' })),
    await refused(() => remove(Id, { token: other.token })),
    await refused(() => remove(Id, { reviewKey: theirs.Key })),
    await refused(() => remove(theirs.Id, { token: guest.token, reviewKey: '' })),
  ]

  expect(answers.map(({ status, Code }) => [status, Code])).toEqual(answers.map(() => [403, 'forbidden']))
  expect(answers[0]?.headers.get('Cache-Control')).toBe('private, no-store')
})

test('a review that was deleted cannot be deleted again, and its key was not stored as it is', async () => {
  const { Id, Key } = await postReview(api)
  const stored = JSON.stringify(await rows())
  await remove(Id, { reviewKey: Key })

  expect(await refused(() => remove(Id, { reviewKey: Key }))).toMatchObject({ status: 404, Code: 'not_found' })
  expect(stored).not.toContain(Key)
})

test('a repeated submission posts one review: its newest key deletes it, the first no longer does', async () => {
  const body = { ActivityId: randomUUID(), HouseId: 1, Text: 'A quiet place' }
  const first = readData(postComment, await api.call(postComment, { body }))
  const second = readData(postComment, await api.call(postComment, { body }))

  const byFirst = await remove(first.Id, { reviewKey: first.Key })
  const bySecond = await remove(first.Id, { reviewKey: second.Key })
  const third = await refused(() => api.call(postComment, { body }))
  api.clock.advance(60)
  const late = await refused(() => api.call(postComment, { body }))

  expect(second.Id).toBe(first.Id)
  expect([byFirst.status, bySecond.status, third.status]).toEqual([403, 200, 404])
  expect(late).toMatchObject({ status: 409, Code: 'already_done' })
})

test('a review of a house that does not exist is refused', async () => {
  const answer = await refused(() => post(api, postComment, { HouseId: 99, Text: 'Lovely' }))

  expect(answer).toMatchObject({ status: 404, Code: 'not_found' })
})
