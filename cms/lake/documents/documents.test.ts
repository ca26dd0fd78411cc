import { beforeEach, expect, test } from 'vitest'
import { aLake, type TestLake } from '#tests/support/test-lake.ts'

let lake: TestLake
beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([
    { _id: 'one', _type: 'banner', Heading: 'Morning' },
    { _id: 'drafts.one', _type: 'banner', Heading: 'Night' },
  ])
})

test('documents are read by their ids, in their order', async () => {
  const client = lake.client({ token: lake.token('viewer') })

  const found = await client.getDocuments(['drafts.one', 'nobody', 'one'])

  expect(found.map((each) => each?.['Heading'])).toEqual(['Night', undefined, 'Morning'])
})

test('the answer says why a document is left out', async () => {
  const answer = await lake.call('/v2025-02-19/data/doc/production/one,drafts.one,nobody')

  expect(await answer.json()).toMatchObject({
    documents: [{ _id: 'one' }],
    omitted: [
      { id: 'drafts.one', reason: 'permission' },
      { id: 'nobody', reason: 'existence' },
    ],
  })
})

test('whether documents are there is answered without their content', async () => {
  const answer = await lake.call('/v2025-02-19/data/doc/production/one?excludeContent=true')

  const { documents } = await answer.json()
  expect(documents).toMatchObject([{ _id: 'one', _type: 'banner' }])
  expect(documents[0]).not.toHaveProperty('Heading')
})

test('all documents can be copied by staff, one a line', async () => {
  const headers = { authorization: `Bearer ${lake.token('viewer')}` }

  const answer = await lake.call('/v2025-02-19/data/export/production', { headers })

  const lines = (await answer.text()).trim().split('\n')
  expect(lines.map((line): string => JSON.parse(line)._id).sort()).toEqual(['drafts.one', 'one'])
  expect((await lake.call('/v2025-02-19/data/export/production')).status).toBe(401)
})

test('there is one dataset', async () => {
  const answer = await lake.call('/v2025-02-19/data/query/staging?query=*')

  expect(answer.status).toBe(404)
})
