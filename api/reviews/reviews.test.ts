import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { getHouse, getHouses, getRooms } from '#contract/houses.ts'
import { deleteComment, getOwnComments, postComment } from '#contract/reviews.ts'
import { refusedBy, shareTestApi, shareGuests } from '#tests/support/api-of-file.ts'
import { readData } from '#tests/support/guests.ts'
import { postReview, reviewsOf } from '#tests/support/reviews.ts'
import { startTestApi, type Answer, type TestCaller } from '#tests/support/test-api.ts'
import { seedHouses } from '../houses/seed/seed-houses.ts'

const api = shareTestApi({ hasHouses: true, empties: ['review', 'activity', 'request_budget', 'guest'] })
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
  await postReview(api, { text: 'Mangoes!' }, { token: guest.token })
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
  await api.deps.db.change('update guest set first_name = $1 where id = $2', [name, guest.guestId])

  await postReview(api, { text: 'Best of all' }, { token: guest.token })

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
  const { Id } = await postReview(api, {}, { token: guest.token })
  await postReview(api, {}, { token: other.token })
  await postReview(api, { houseId: 2 }, { token: guest.token })
  const ownOf = async (caller: TestCaller) =>
    readData(getOwnComments, await api.call(getOwnComments, { query: { HouseId: 1 } }, caller)).Ids

  expect(await ownOf({ token: guest.token })).toEqual([Id])
  expect(await ownOf({})).toEqual([])
  expect(await ownOf({ token: 'rst_dead' })).toEqual([])
})

test('an author deletes their review by their session, from any browser', async () => {
  const { Id } = await postReview(api, {}, { token: guest.token })

  const answer = await remove(Id, { token: guest.token })

  expect(answer).toMatchObject({ status: 200, Data: null })
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store')
  expect(await reviewsOf(api)).toEqual([])
})

test('the browser that posted a review deletes it by its key, signed in or not', async () => {
  const anonymous = await postReview(api)
  const own = await postReview(api, {}, { token: guest.token })

  const answers = [
    await remove(anonymous.Id, { reviewKey: anonymous.Key, token: other.token }),
    await remove(own.Id, { reviewKey: own.Key, token: 'rst_dead' }),
  ]

  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await reviewsOf(api)).toEqual([])
})

test('only its author can delete a review', async () => {
  const { Id } = await postReview(api, {}, { token: guest.token })
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

test('a review that was deleted cannot be deleted again', async () => {
  const { Id, Key } = await postReview(api)
  await remove(Id, { reviewKey: Key })

  const answer = await refused(() => remove(Id, { reviewKey: Key }))

  expect(answer).toMatchObject({ status: 404, Code: 'not_found' })
})

test('keys are not stored as they are', async () => {
  const { Key } = await postReview(api)

  expect(JSON.stringify(await rows())).not.toContain(Key)
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

test('a submission cannot be used for another review', async () => {
  const body = { ActivityId: randomUUID(), HouseId: 1, Text: 'A quiet place' }
  await api.call(postComment, { body })

  const answer = await refused(() => api.call(postComment, { body: { ...body, Text: 'A loud place' } }))

  expect(answer).toMatchObject({ status: 422, Code: 'activity_reused' })
})

test('a review of a house that does not exist is refused', async () => {
  const answer = await refused(() =>
    api.call(postComment, { body: { ActivityId: randomUUID(), HouseId: 99, Text: 'Lovely' } }),
  )

  expect(answer).toMatchObject({ status: 404, Code: 'not_found' })
})

test.each([
  ['no text', { Text: '' }],
  ['blanks for a text', { Text: ' \n ' }],
  ['too long a text', { Text: 'x'.repeat(2_001) }],
  ['a text with control characters', { Text: 'bell\u0007' }],
  ['a house that is not a number', { HouseId: '1' }],
  ['a house beyond all numbers', { HouseId: 4_000_000_000 }],
  ['another name', { FirstName: 'The Owner' }],
  ['no ActivityId', { ActivityId: undefined }],
])('%s is malformed', async (_, changes) => {
  const body = JSON.stringify({ ActivityId: randomUUID(), HouseId: 1, Text: 'Lovely', ...changes })

  const answer = await refused(() => api.raw(postComment.path, { method: 'POST', body }))

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test.each([
  'GetComments',
  'GetComments?HouseId=0',
  'GetComments?HouseId=1&Take=0',
  'GetComments?HouseId=1&Take=501',
  'GetComments?HouseId=1&Page=0',
  'DeleteComment/one',
  'DeleteComment/99999999999999999999',
])('reviews asked for wrongly are malformed: %s', async (path) => {
  const answer = await api.raw(`HouseArea/Comment/${path}`)

  expect(answer).toMatchObject({ status: 400, Code: 'malformed' })
})

test('one address cannot flood the reviews', async () => {
  const { count } = api.deps.limits.reviewsPerAddress
  for (let posted = 0; posted < count; posted += 1) await postReview(api)
  const body = { ActivityId: randomUUID(), HouseId: 1, Text: 'Once more' }

  const answer = await refused(() => api.call(postComment, { body }))
  const elsewhere = await api.call(postComment, { body }, { address: '198.51.100.4' })

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(elsewhere.status).toBe(200)
})

test('all addresses together cannot flood the reviews', async () => {
  const crowded = await startTestApi({
    deps: { limits: { ...api.deps.limits, reviewsPerDay: { count: 1, seconds: 86_400 } } },
  })
  await seedHouses(crowded.deps.db)
  await postReview(crowded, {}, { address: '198.51.100.4' })

  const answer = await crowded.call(postComment, { body: { ActivityId: randomUUID(), HouseId: 1, Text: 'Too late' } })

  expect(answer).toMatchObject({ status: 429, Code: 'too_many_requests' })
  expect(await reviewsOf(crowded)).toHaveLength(1)
  await crowded.close()
})
