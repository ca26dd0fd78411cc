import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createApp } from '#api/app.ts'
import { getGalleryImages } from '#contract/catalogue/gallery.ts'
import { getHouse, getHouses, getRooms } from '#contract/catalogue/houses.ts'
import { deleteComment, getComments } from '#contract/catalogue/reviews.ts'
import { API_BASE, Envelope, toWireRequest, type AnyEndpoint, type RequestOf } from '#contract/endpoint.ts'
import { saveProfile } from '#contract/guests/guests.ts'
import { shareGuests, shareTestApi } from '#tests/support/api-of-file.ts'
import { completeProfileOf } from '#tests/support/guests.ts'
import { postReview } from '#tests/support/reviews.ts'
import { eraseGuest } from '../upkeep/personal-data/personal-data.ts'
import { takeSeedContent } from '#tests/support/seed-content.ts'

const api = shareTestApi({ hasHouses: true })
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
  await takeSeedContent(api.deps)
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
