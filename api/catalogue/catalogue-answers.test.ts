import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { getGalleryImages } from '#contract/gallery.ts'
import { getHouse, getHouses, getRooms } from '#contract/houses.ts'
import { deleteComment, getComments } from '#contract/reviews.ts'
import { API_BASE, Envelope, toWireRequest, type AnyEndpoint, type RequestOf } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/guests.ts'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { completeProfileOf } from '#tests/support/guests.ts'
import { postReview } from '#tests/support/reviews.ts'
import { seedGallery } from '../gallery/seed-gallery.ts'
import { eraseGuest } from '../personal-data/personal-data.ts'

const api = shareTestApi({ hasHouses: true, empties: ['review', 'activity', 'request_budget', 'guest'] })
const { guest } = shareGuests(api)

const listing = { query: { Take: 999, Page: 1, takeReview: 10 } }
const firstReviews = { query: { HouseId: 1, Take: 10, Page: 1 } }

/** Another process on the same database. It counts what it reads. */
function aProcess() {
  const read: string[] = []
  const reads: typeof api.deps.reads = {
    query(text, params) {
      read.push(text)
      return api.deps.reads.query(text, params)
    },
  }
  const app = createApp({ ...api.deps, reads })
  return {
    read,
    async ask<E extends AnyEndpoint>(endpoint: E, request: RequestOf<E>): Promise<Envelope> {
      const { path } = toWireRequest(endpoint, request)
      const answer = await app.request(API_BASE + path)
      return Envelope.parse(await answer.json())
    },
  }
}

const isOfCatalogue = (statement: string) => /from (house|review|gallery_image|unnest)/.test(statement)

test.each([
  ['rooms', getRooms, listing],
  ['houses', getHouses, listing],
  ['a house', getHouse, { params: { Id: 'mud-house' }, query: { takeReview: 10 } }],
  ['the gallery', getGalleryImages, { query: { category: 'new', pageSize: 40, page: 1 } }],
  ['the first reviews of a house', getComments, firstReviews],
] as const)('what is shown of %s is read once for all who ask', async (_, endpoint, request) => {
  await seedGallery(api.deps.db)
  await postReview(api)
  const { ask, read } = aProcess()
  const first = await ask<AnyEndpoint>(endpoint, request)
  read.length = 0

  const again = await ask<AnyEndpoint>(endpoint, request)

  expect(again).toEqual(first)
  expect(first).toMatchObject({ IsError: false, Code: null })
  expect(read.filter(isOfCatalogue)).toEqual([])
})

test('a review is in the next answers of every process, and none has it after it was deleted', async () => {
  const processes = [aProcess(), aProcess()]
  const shown = () =>
    Promise.all(
      processes.flatMap(({ ask }) => [
        ask(getRooms, listing),
        ask(getHouses, listing),
        ask(getHouse, { params: { Id: '1' }, query: { takeReview: 10 } }),
        ask(getComments, firstReviews),
      ]),
    ).then((answers) => answers.map((answer) => JSON.stringify(answer).includes('A calm river')))

  const before = await shown()
  const { Id: id, Key } = await postReview(api, { text: 'A calm river' })
  const posted = await shown()
  await api.call(deleteComment, { params: { id } }, { reviewKey: Key })
  const deleted = await shown()

  expect(before).toEqual(Array(8).fill(false))
  expect(posted).toEqual(Array(8).fill(true))
  expect(deleted).toEqual(Array(8).fill(false))
})

test('a guest who changes their name, and one who is erased, is shown so at once', async () => {
  await postReview(api, { text: 'By the pond' }, { token: guest.token })
  const { ask } = aProcess()
  const authors = async () => JSON.stringify(await ask(getComments, firstReviews)).match(/"FirstName":"\w+"/g)

  const before = await authors()
  const profile = completeProfileOf({ ...guest, token: guest.token })
  await api.call(
    saveProfile,
    { body: { ...profile, FirstName: 'Nadia', ActivityId: randomUUID(), Remarks: '', ChangeLog: '' } },
    { token: guest.token },
  )
  const renamed = await authors()
  await eraseGuest(api.deps, guest.phone)

  expect(before).toEqual(['"FirstName":"Guest0"'])
  expect(renamed).toEqual(['"FirstName":"Nadia"'])
  expect(await authors()).toBeNull()
})

test('a picture of the gallery that is removed in the database itself is gone a second later', async () => {
  await seedGallery(api.deps.db)
  const { ask } = aProcess()
  const pictures = async () => (await ask(getGalleryImages, { query: { category: 'new', pageSize: 40, page: 1 } })).Data
  const before = await pictures()

  await api.deps.db.change("delete from gallery_image where category = 'Mud House'")
  api.clock.advance(1)

  expect([before, await pictures()]).toEqual([
    expect.objectContaining({ length: 16 }),
    expect.objectContaining({ length: 12 }),
  ])
})

test('a refusal is not stored', async () => {
  const { ask } = aProcess()
  const askNew = () => ask(getHouse, { params: { Id: 'tree-house' }, query: { takeReview: 0 } })
  const before = await askNew()

  await api.deps.db.change(
    `insert into house (id, permalink, name, description, room_description, rank, price_paisa, adults_per_room, children_per_room)
     values (9, 'tree-house', 'Tree House', '', '', 9, 100, 1, 0)`,
  )
  const after = await askNew()
  await api.deps.db.change('delete from house where id = 9')

  expect([before.Code, after.Code]).toEqual(['not_found', null])
})

test('later pages of the reviews are read each time', async () => {
  for (const text of ['The first', 'The second']) await postReview(api, { text })
  const { ask } = aProcess()
  const second = { query: { HouseId: 1, Take: 1, Page: 2 } }
  await ask(getComments, second)

  await api.deps.db.change("update review set text = 'Changed' where text = 'The first'")

  expect(JSON.stringify(await ask(getComments, second))).toContain('Changed')
})
