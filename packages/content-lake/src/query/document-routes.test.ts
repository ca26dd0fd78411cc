import { beforeEach, expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([
    { _id: 'one', _type: 'banner', Heading: 'Morning' },
    { _id: 'drafts.one', _type: 'banner', Heading: 'Night' },
  ])
})

const ask = (path: string) => lake.call(`/v2025-02-19/data/${path}`, bearing(lake.token('viewer')))

test('documents are read by their ids, in the order of the ids', async () => {
  const client = lake.client()

  const found = await client.getDocuments(['drafts.one', 'missing', 'one'])

  expect(found.map((each) => each?.['Heading'])).toEqual(['Night', undefined, 'Morning'])
})

test('the answer says why a document is left out', async () => {
  const answer = await ask('doc/production/one,drafts.one,missing')

  expect(await answer.json()).toMatchObject({
    documents: [{ _id: 'one' }, { _id: 'drafts.one' }],
    omitted: [{ id: 'missing', reason: 'existence' }],
  })
})

test('a question whether documents exist is answered without their fields', async () => {
  const answer = await ask('doc/production/one?excludeContent=true')

  const { documents } = await answer.json()
  expect(documents).toMatchObject([{ _id: 'one', _type: 'banner' }])
  expect(documents[0]).not.toHaveProperty('Heading')
})

test.each([
  ['', 2],
  ['?types=director,banner', 2],
  ['?types=director', 0],
])('staff can export all documents or some types, one a line: export%s has %i', async (query, count) => {
  const answer = await ask(`export/production${query}`)

  const lines = (await answer.text()).split('\n').filter((line) => line !== '')
  expect(lines.map((line): string => JSON.parse(line)._type)).toEqual(Array.from({ length: count }, () => 'banner'))
})

test('any other dataset is not found', async () => {
  const answer = await ask('query/staging?query=*')

  expect(answer.status).toBe(404)
})
