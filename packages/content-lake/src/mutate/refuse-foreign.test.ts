import { beforeEach, expect, test } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { bearing } from '../../testing/accounts.ts'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

const PAGE = { draftId: 'drafts.page', publishedId: 'page' }

let lake: TestLake
let contributor: SanityClient

beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([{ _id: 'page', _type: 'page', heading: 'Open' }])
  contributor = lake.client({ token: lake.token('contributor'), perspective: 'raw' })
})

const documents = () => contributor.fetch('*[_type == "page"] | order(_id asc){ _id, heading }')

test('a contributor writes drafts, uploads pictures for them, and throws drafts away', async () => {
  await contributor.action({ actionType: 'sanity.action.document.edit', ...PAGE, patch: { set: { heading: 'Shut' } } })
  await contributor.create({ _id: 'drafts.other', _type: 'page', heading: 'New' })
  const { _id: file } = await contributor.assets.upload('file', Buffer.from('a menu'), { filename: 'menu.pdf' })
  const written = await documents()
  await contributor.action({ actionType: 'sanity.action.document.discard', draftId: PAGE.draftId })
  await contributor.delete('drafts.other')

  expect(written).toEqual([
    { _id: 'drafts.other', heading: 'New' },
    { _id: 'drafts.page', heading: 'Shut' },
    { _id: 'page', heading: 'Open' },
  ])
  expect(file).toMatch(/^file-/)
  expect(await documents()).toEqual([{ _id: 'page', heading: 'Open' }])
})

test('a contributor changes nothing that is published, by whatever mutation or action', async () => {
  await contributor.create({ _id: 'drafts.page', _type: 'page', heading: 'Shut' })
  const before = await documents()
  const publish = { actionType: 'sanity.action.document.publish', ...PAGE } as const

  const refused = await Promise.allSettled([
    contributor.action(publish),
    contributor.action([
      { actionType: 'sanity.action.document.edit', ...PAGE, patch: { set: { heading: 'Shut' } } },
      publish,
    ]),
    contributor.action({ actionType: 'sanity.action.document.unpublish', ...PAGE }),
    contributor.action({ actionType: 'sanity.action.document.delete', publishedId: 'page', includeDrafts: [] }),
    contributor.patch('page').set({ heading: 'Shut' }).commit(),
    contributor.createOrReplace({ _id: 'page', _type: 'page' }),
    contributor.create({ _id: 'second', _type: 'page' }),
    contributor.delete('page'),
    contributor.delete({ query: '*[_type == "page"]' }),
    contributor.transaction().delete('drafts.page').create({ _id: 'third', _type: 'page' }).commit(),
  ])

  expect(refused.map((each) => each.status === 'rejected' && each.reason.statusCode)).toEqual(refused.map(() => 403))
  expect(await documents()).toEqual(before)
})

test('the Studio learns that a contributor may change drafts and files alone', async () => {
  const answer = await lake.call(
    '/v2025-02-19/projects/ichamoti/datasets/production/acl',
    bearing(lake.token('contributor')),
  )

  expect(await answer.json()).toEqual([
    { filter: '_id in path("**")', permissions: ['read', 'history'] },
    { filter: expect.stringContaining('path("drafts.**")'), permissions: ['create', 'read', 'update'] },
  ])
})
