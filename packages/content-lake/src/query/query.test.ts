import { beforeEach, expect, test } from 'vitest'
import { bearing } from '../../testing/accounts.ts'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([
    { _id: 'one', _type: 'banner', Heading: 'Morning', Rank: 2, director: { _type: 'reference', _ref: 'amina' } },
    { _id: 'two', _type: 'banner', Heading: 'Evening', Rank: 1 },
    { _id: 'amina', _type: 'director', name: 'Amina' },
    { _id: 'drafts.two', _type: 'banner', Heading: 'Night', Rank: 1 },
    { _id: 'drafts.three', _type: 'banner', Heading: 'Noon', Rank: 3 },
    { _id: 'versions.autumn.one', _type: 'banner', Heading: 'Autumn morning', Rank: 2 },
  ])
})

const asViewer = () => bearing(lake.token('viewer'))
const HEADINGS = '*[_type == "banner"] | order(_id).Heading'

test('a query is answered with parameters, references followed and in order', async () => {
  const query = '*[_type == $type && Rank > $rank] | order(Rank desc){ Heading, "director": director->name }'

  const found = await lake.client().fetch(query, { type: 'banner', rank: 1 })

  expect(found).toEqual([{ Heading: 'Morning', director: 'Amina' }])
})

test('the same query with other values has another answer', async () => {
  const client = lake.client()
  const query = '*[_id == $id][0].Heading'

  const found = [await client.fetch(query, { id: 'one' }), await client.fetch(query, { id: 'two' })]

  expect(found).toEqual(['Morning', 'Evening'])
})

test('a long query travels in a body', async () => {
  const ids = Array.from({ length: 2_000 }, (_, place) => `banner-${place}`)

  const count = await lake.client().fetch('count(*[_id in $ids])', { ids: [...ids, 'one'] })

  expect(count).toBe(1)
})

test('staff see what is published, drafts over it, a release over both, or everything as it lies there', async () => {
  const client = lake.client()
  const query = (perspective: 'published' | 'drafts' | 'raw' | string[]) => client.fetch(HEADINGS, {}, { perspective })

  expect(await client.fetch(HEADINGS)).toEqual(['Morning', 'Evening'])
  expect(await query('published')).toEqual(['Morning', 'Evening'])
  expect(await query('drafts')).toEqual(['Morning', 'Noon', 'Night'])
  expect(await query(['autumn', 'drafts'])).toEqual(['Autumn morning', 'Noon', 'Night'])
  expect(await query('raw')).toEqual(['Noon', 'Night', 'Morning', 'Evening', 'Autumn morning'])
})

test('before version 2025-02-19 a query without a perspective sees everything', async () => {
  const client = lake.client({ apiVersion: '2024-01-01' })

  expect(await client.fetch('count(*[_type == "banner"])')).toBe(5)
})

test('a draft is seen under the id of what it will replace, and carries its own', async () => {
  const client = lake.client({ perspective: 'drafts' })

  const found = await client.fetch('*[_id == "two"][0]{ _id, _originalId, Heading }')

  expect(found).toEqual({ _id: 'two', _originalId: 'drafts.two', Heading: 'Night' })
})

test('all versions of a document are found by the id under which it is published', async () => {
  const client = lake.client({ perspective: 'raw' })

  const found = await client.fetch('*[sanity::versionOf($id) && _type == "banner"]._id', { id: 'two' })

  expect(found).toEqual(['drafts.two', 'two'])
})

test('a keystroke in a draft leaves what is published as it was worked out, a publish does not', async () => {
  const editor = lake.client({ token: lake.token('editor') })
  const before = await lake.client().fetch(HEADINGS)

  await editor.patch('drafts.two').set({ Heading: 'Midnight' }).commit()
  const afterKeystroke = await lake.client().fetch(HEADINGS)
  await editor.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.two', publishedId: 'two' })
  const afterPublish = await lake.client().fetch(HEADINGS)

  expect([before, afterKeystroke, afterPublish]).toEqual([
    ['Morning', 'Evening'],
    ['Morning', 'Evening'],
    ['Morning', 'Midnight'],
  ])
})

test.each([
  ['a query that cannot be read', '*[_type == ', { type: 'queryParseError', start: 10, query: '*[_type == ' }],
  ['a function that the lake does not have', '*[text::query("pool")]', {}],
  ['a parameter without a value', '*[_id == $missing]', { description: 'param $missing referenced, but not provided' }],
])('%s is refused, with what is wrong and where', async (_, query, details) => {
  const refused = lake.client().fetch(query)

  await expect(refused).rejects.toMatchObject({ statusCode: 400, details })
})

test('an answer that repeats the content over and over is refused', async () => {
  const body = 'x'.repeat(900_000)
  lake.lake().seed(Array.from({ length: 5 }, (_, place) => ({ _id: `long-${place}`, _type: 'long', body })))

  // The website's questions take what they take: a busy machine interrupts none of them.
  const website = lake.client({ token: lake.lake().serviceToken('reader') })

  await expect(website.fetch('*{ "all": * }')).rejects.toThrow(/longer than 16 MB/)
})

test('the answer has what the client reads next to the result', async () => {
  const answer = await lake.call(`/v2025-02-19/data/query/production?query=1%2B1&returnQuery=false`, asViewer())

  expect(await answer.json()).toEqual({ result: 2, syncTags: ['s1:lake'], ms: expect.any(Number) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('the time of a query is the time of its answer', async () => {
  const first = await lake.client().fetch('now()')
  await expect.poll(() => lake.client().fetch('now()')).not.toBe(first)
})
