import type { SanityClient } from '@sanity/client'
import { beforeEach, expect, test } from 'vitest'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLake()
  editor = lake.client({ token: lake.token('editor'), perspective: 'raw' })
})

const aBanner = { _id: 'one', _type: 'banner', Heading: 'Morning', Rank: 1, tags: ['river', 'pool'] }

test('a created document is there with its times, and its revision is its transaction', async () => {
  const created = await editor.create({ ...aBanner })
  const { transactionId } = await editor.patch('one').inc({ Rank: 1 }).commit({ returnDocuments: false })

  expect(created).toMatchObject({ ...aBanner, _createdAt: created._updatedAt, _rev: expect.any(String) })
  expect(await editor.getDocument('one')).toMatchObject({
    Rank: 2,
    _rev: transactionId,
    _createdAt: created._createdAt,
  })
})

test('a document without an id gets one, and so does one whose id ends in a dot', async () => {
  const anonymous = await editor.create({ _type: 'banner' })
  const draft = await editor.create({ _id: 'drafts.', _type: 'banner' })

  expect(anonymous._id).toMatch(/^[0-9a-f-]{36}$/)
  expect(draft._id).toMatch(/^drafts\.[0-9a-f-]{36}$/)
})

test('what exists is not created again, left by createIfNotExists and replaced by createOrReplace', async () => {
  await editor.create({ ...aBanner })

  const left = await editor.createIfNotExists({ ...aBanner, Heading: 'Noon' })
  const replaced = await editor.createOrReplace({ _id: 'one', _type: 'banner', Heading: 'Night' })

  expect(left['Heading']).toBe('Morning')
  expect(replaced).toMatchObject({ Heading: 'Night', _createdAt: left._createdAt })
  expect(replaced).not.toHaveProperty('Rank')
  await expect(editor.create({ ...aBanner })).rejects.toMatchObject({ statusCode: 409 })
})

test('a patch sets, sets what is missing, counts, unsets and changes letters', async () => {
  await editor.create({ ...aBanner, URL: '/pool' })

  const patched = await editor
    .patch('one')
    .set({ 'seo.title': 'Hello' })
    .setIfMissing({ Viewport: 'all', Heading: 'never' })
    .inc({ Rank: 5 })
    .dec({ Rank: 2 })
    .unset(['URL'])
    .diffMatchPatch({ Heading: '@@ -1,7 +1,12 @@\n+Good \n Morning\n' })
    .commit()

  expect(patched).toMatchObject({ seo: { title: 'Hello' }, Viewport: 'all', Heading: 'Good Morning', Rank: 4 })
  expect(patched).not.toHaveProperty('URL')
})

test('a patch inserts before, after and in place of elements, appends, prepends and splices', async () => {
  await editor.create({ ...aBanner })

  await editor.patch('one').insert('before', 'tags[0]', ['first']).commit()
  await editor.patch('one').insert('after', 'tags[0]', ['second']).commit()
  await editor.patch('one').insert('replace', 'tags[-1]', ['garden']).commit()
  await editor.patch('one').append('tags', ['last']).commit()
  await editor.patch('one').prepend('tags', ['zeroth']).commit()
  const patched = await editor.patch('one').splice('tags', 1, 1, ['spliced']).commit()

  expect(patched['tags']).toEqual(['zeroth', 'spliced', 'second', 'river', 'garden', 'last'])
})

test('elements are found by their key', async () => {
  const tiles = [
    { _key: 'a', label: 'Rooms' },
    { _key: 'b', label: 'Pool' },
  ]
  await editor.create({ ...aBanner, tiles })

  const patched = await editor
    .patch('one')
    .set({ 'tiles[_key=="b"].label': 'River' })
    .unset(['tiles[_key=="a"]'])
    .commit()

  expect(patched['tiles']).toEqual([{ _key: 'b', label: 'River' }])
})

test('keys are made for elements that have none, when asked', async () => {
  const created = await editor.create({ _type: 'page', blocks: [{ text: 'a' }] }, { autoGenerateArrayKeys: true })

  expect(created['blocks']).toEqual([{ _key: expect.stringMatching(/^\w{12}$/), text: 'a' }])
})

test('documents are patched and deleted by a query', async () => {
  await editor.create({ ...aBanner })
  await editor.create({ ...aBanner, _id: 'two' })

  await editor
    .patch({ query: '*[_type == $type]', params: { type: 'banner' } })
    .inc({ Rank: 10 })
    .commit()
  const ranks = await editor.fetch('*[_type == "banner"].Rank')
  await editor.delete({ query: '*[_id == "two"]' })

  expect(ranks).toEqual([11, 11])
  expect(await editor.fetch('*[_type == "banner"]._id')).toEqual(['one'])
})

test('a transaction is done wholly or not at all', async () => {
  const refused = editor
    .transaction()
    .create({ ...aBanner })
    .patch('missing', { set: { Heading: 'lost' } })
    .commit()

  await expect(refused).rejects.toMatchObject({ statusCode: 404 })
  expect(await editor.getDocument('one')).toBeUndefined()
})

test('of two editors who start from the same revision the second is refused', async () => {
  const { _rev } = await editor.create({ ...aBanner })
  const write = (client: SanityClient, Heading: string) =>
    client.transaction([{ patch: { id: 'one', set: { Heading }, ifRevisionID: _rev } }]).commit()

  const outcomes = await Promise.allSettled([
    write(editor, 'Mine'),
    write(lake.client({ token: lake.token('editor') }), 'Yours'),
  ])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(outcomes).toContainEqual(expect.objectContaining({ reason: expect.objectContaining({ statusCode: 409 }) }))
})

test('a transaction that is sent again is answered from the first and done once, and no other takes its id', async () => {
  await editor.create({ ...aBanner })
  const send = (Rank: number) =>
    editor
      .transaction([{ patch: { id: 'one', inc: { Rank } } }])
      .transactionId('press-1')
      .commit()

  const [first, second] = [await send(1), await send(1)]

  expect(second).toEqual(first)
  await expect(send(7)).rejects.toMatchObject({ statusCode: 409 })
  expect(await editor.getDocument('one')).toMatchObject({ Rank: 2, _rev: 'press-1' })
})

test('a trial run answers what would be, and changes nothing', async () => {
  const answer = await editor.create({ ...aBanner }, { dryRun: true })

  expect(answer).toMatchObject(aBanner)
  expect(await editor.getDocument('one')).toBeUndefined()
})

test('what others need cannot be deleted, and what is not there cannot be needed', async () => {
  const director = { _type: 'reference', _ref: 'amina' }
  await editor.create({ _id: 'amina', _type: 'director' })
  await editor.create({ ...aBanner, director })

  await expect(editor.delete('amina')).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(/references to it from "one"/),
  })
  await editor.patch('one').set({ 'director._weak': true }).commit()
  await editor.delete('amina')
  const dangling = editor.patch('one').unset(['director._weak']).commit()

  await expect(dangling).rejects.toMatchObject({
    statusCode: 409,
    message: expect.stringMatching(/non-existent document "amina"/),
  })
})

test('what is not there may be deleted', async () => {
  const { results } = await editor.delete('missing')

  expect(results).toEqual([{ id: 'missing', operation: 'none' }])
})

test.each([
  ['no mutation that the lake knows', { mutations: [{ rename: { id: 'one' } }] }, /create, createIfNotExists/],
  ['two mutations in one', { mutations: [{ create: { _type: 'a' }, delete: { id: 'b' } }] }, /A mutation is one of/],
  ['a document without a type', { mutations: [{ create: { _id: 'one' } }] }, /_type/],
  ['an id with a space', { mutations: [{ create: { _id: 'o ne', _type: 'a' } }] }, /not a document id/],
  ['an id of 200 letters', { mutations: [{ create: { _id: 'a'.repeat(200), _type: 'a' } }] }, /not a document id/],
  ['a field named as no field is', { mutations: [{ create: { _type: 'a', 'b c': 1 } }] }, /not a field name/],
  ['a patch of nothing', { mutations: [{ patch: { set: { a: 1 } } }] }, /needs an id or a query/],
  ['a patch by an unknown operation', { mutations: [{ patch: { id: 'one', upset: {} } }] }, /upset/],
  [
    'an insertion at two places',
    { mutations: [{ patch: { id: 'one', insert: { before: 'a', after: 'b', items: [] } } }] },
    /insert/,
  ],
  ['a transaction whose name is an address', { mutations: [], transactionId: '../x' }, /transaction id/],
  ['no list', { mutations: 'all' }, /mutations/],
])('%s is refused with a reason', async (_, body, reason) => {
  const answer = await lake.call('/v2025-02-19/data/mutate/production', {
    method: 'POST',
    headers: { authorization: `Bearer ${lake.token('editor')}` },
    body: JSON.stringify(body),
  })

  const { error } = await answer.json()
  expect(answer.status).toBe(400)
  expect(error.description).toMatch(reason)
})

test('a patch cannot give a document another id or type, nor do sums with words', async () => {
  await editor.create({ ...aBanner })

  await expect(editor.patch('one').set({ _type: 'tile' }).commit()).rejects.toMatchObject({ statusCode: 400 })
  await expect(editor.patch('one').set({ _id: 'two' }).commit()).rejects.toMatchObject({ statusCode: 400 })
  await expect(editor.patch('one').set({ 'a[[': 1 }).commit()).rejects.toMatchObject({ statusCode: 400 })
  expect(await editor.getDocument('one')).toMatchObject(aBanner)
})

test('a document over a megabyte is refused, and so is a body that is too long or no JSON', async () => {
  const post = (body: string) =>
    lake.call('/v2025-02-19/data/mutate/production', {
      method: 'POST',
      headers: { authorization: `Bearer ${lake.token('editor')}` },
      body,
    })
  const create = (length: number) =>
    JSON.stringify({ mutations: [{ create: { _type: 'a', text: 'x'.repeat(length) } }] })

  const answers = [await post(create(1_100_000)), await post(create(5_000_000)), await post('{')]

  expect(answers.map(({ status }) => status)).toEqual([413, 413, 400])
})
