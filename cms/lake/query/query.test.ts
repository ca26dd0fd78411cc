import { beforeEach, expect, test } from 'vitest'
import { aLake, type TestLake } from '#tests/support/test-lake.ts'

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
  const client = lake.client({ token: lake.token('viewer') })
  const query = (perspective: 'published' | 'drafts' | 'raw' | string[]) => client.fetch(HEADINGS, {}, { perspective })

  expect(await client.fetch(HEADINGS)).toEqual(['Morning', 'Evening'])
  expect(await query('published')).toEqual(['Morning', 'Evening'])
  expect(await query('drafts')).toEqual(['Morning', 'Noon', 'Night'])
  expect(await query(['autumn', 'drafts'])).toEqual(['Autumn morning', 'Noon', 'Night'])
  expect(await query('raw')).toEqual(['Noon', 'Night', 'Morning', 'Evening', 'Autumn morning'])
})

test('before version 2025-02-19 a query without a perspective sees everything', async () => {
  const client = lake.client({ token: lake.token('viewer'), apiVersion: '2024-01-01' })

  expect(await client.fetch('count(*[_type == "banner"])')).toBe(5)
})

test('a draft is seen under the id of what it will replace, and tells its own', async () => {
  const client = lake.client({ token: lake.token('viewer'), perspective: 'drafts' })

  const found = await client.fetch('*[_id == "two"][0]{ _id, _originalId, Heading }')

  expect(found).toEqual({ _id: 'two', _originalId: 'drafts.two', Heading: 'Night' })
})

test.each(['published', 'drafts', 'autumn', 'autumn,drafts', 'previewDrafts', 'raw'])(
  'who did not sign in reads no draft in the perspective %s',
  async (perspective) => {
    const query = encodeURIComponent('*{ _id, Heading, _originalId }')

    const answer = await lake.call(`/v2025-02-19/data/query/production?query=${query}&perspective=${perspective}`)

    const { result } = await answer.json()
    const headings = result.map(({ Heading }: { Heading: string }) => Heading).filter(Boolean)
    expect(headings).toEqual(['Morning', 'Evening'])
    expect(JSON.stringify(result)).not.toContain('.')
  },
)

test('who did not sign in reads no draft by its id, through a reference or in an older version', async () => {
  lake.lake().seed([{ _id: 'linked', _type: 'page', to: { _type: 'reference', _ref: 'drafts.two' } }])
  const client = lake.client({ apiVersion: '2021-03-25' })

  expect(await client.getDocument('drafts.two')).toBeUndefined()
  expect(await client.fetch('*[_id == "drafts.two"]')).toEqual([])
  expect(await client.fetch('*[_id == "linked"][0].to->Heading')).toBeNull()
  expect(await client.fetch('count(*[sanity::versionOf("two")])')).toBe(1)
})

test('all versions of a document are found by the id under which it is published', async () => {
  const client = lake.client({ token: lake.token('viewer'), perspective: 'raw' })

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

test('a query that cannot be read is refused with the place', async () => {
  const refused = lake.client().fetch('*[_type == ')

  await expect(refused).rejects.toMatchObject({
    statusCode: 400,
    details: { type: 'queryParseError', start: 10, query: '*[_type == ' },
  })
})

test('a parameter without a value is refused', async () => {
  const refused = lake.client().fetch('*[_id == $nobody]')

  await expect(refused).rejects.toThrow(/param \$nobody referenced, but not provided/)
})

test('a function that the lake does not have is refused and says so', async () => {
  const refused = lake.client().fetch('*[text::query("pool")]')

  await expect(refused).rejects.toMatchObject({ statusCode: 400 })
})

test('a name that is no perspective is refused', async () => {
  const answer = await lake.call('/v2025-02-19/data/query/production?query=*&perspective=raw,drafts')

  expect(answer.status).toBe(400)
})

test.each([
  ['scans within scans within scans', 'count(*[count(*[count(*[_id == ^._id]) > 0]) > 0])', {}],
  [
    'loops over what it brings',
    '$list[]{ "a": $list[]{ "b": $list[]{ "c": 1 } } }',
    { list: Array.from({ length: 200 }, () => ({})) },
  ],
  [
    'loops over what it brings under a name',
    '{ "a": $list }{ "b": count(a[count(^.a[count(^.^.a[@ > 1]) > 1]) > 1]) }',
    { list: Array.from({ length: 200 }, () => 1) },
  ],
  ['names all documents', '{ "a": * }{ "b": count(a[count(^.a[count(^.^.a[_id == "x"]) > 1]) > 1]) }', {}],
  ['puts all documents into a list', '[*][]{ "b": count(@[count(^[count(^.^[_id == "x"]) > 1]) > 1]) }', {}],
  [
    'loops over a list in a list',
    '$list[]{ "b": count(@[count(^[count(^.^[@ > 1]) > 1]) > 1]) }',
    { list: [Array.from({ length: 200 }, () => 1)] },
  ],
  ['takes a text apart', 'count(string::split($text, "")[@ == "x"])', { text: 'x' }],
  ['repeats a text', 'array::join($list, $text)', { list: ['a', 'b'], text: 'x' }],
  ['doubles a list again and again', `{ "a": [1, 2] }${'{ "a": [...a, ...a] }'.repeat(3)}`, {}],
  ['doubles a text again and again', `{ "a": "x" }${'{ "a": a + a }'.repeat(5)}`, {}],
  ['is very long', `[${'1,'.repeat(2_048)}1]`, {}],
])('a query that %s is refused to strangers, and to them alone', async (_, query, params) => {
  lake.lake().seed(Array.from({ length: 120 }, (_, place) => ({ _id: `filler-${place}`, _type: 'filler' })))
  const staff = lake.client({ token: lake.token('viewer') })

  await expect(lake.client().fetch(query, params)).rejects.toThrow(/for a reader without sign-in/)
  await expect(
    staff.fetch(query.replaceAll('$list[]', '$list[0...1]').replace('a[', 'a[0...1]['), params),
  ).resolves.toBeDefined()
})

test('a stranger is not answered with many times the whole content', async () => {
  const body = 'x'.repeat(1_000_000)
  lake.lake().seed(Array.from({ length: 4 }, (_, place) => ({ _id: `long-${place}`, _type: 'long', body })))

  await expect(lake.client().fetch('*{ "all": * }')).rejects.toThrow(/answered with too much/)
})

test("a scan within a scan, and lists within lists of documents, are nobody's trouble", async () => {
  const nested = '*{ sections[]{ text[]{ children[]{ marks[]{ name } } } }, "same": count(*[_type == ^._type]) }'

  const found = await lake.client().fetch(nested)

  expect(found).toHaveLength(3)
})

test('the answer carries what the client reads besides the result', async () => {
  const answer = await lake.call(`/v2025-02-19/data/query/production?query=1%2B1&returnQuery=false`)

  expect(await answer.json()).toEqual({ result: 2, syncTags: ['s1:lake'], ms: expect.any(Number) })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('the time of a query is the time of its answer', async () => {
  const first = await lake.client().fetch('now()')
  await expect.poll(() => lake.client().fetch('now()')).not.toBe(first)
})
