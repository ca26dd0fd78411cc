import type { Action, SanityClient } from '@sanity/client'
import { beforeEach, expect, test } from 'vitest'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLake()
  lake.lake().seed([{ _id: 'one', _type: 'banner', Heading: 'Morning' }])
  editor = lake.client({ token: lake.token('editor'), perspective: 'raw' })
})

const pair = { draftId: 'drafts.one', publishedId: 'one' }
const edit = (patch: object): Action => ({ actionType: 'sanity.action.document.edit', ...pair, patch })
const publish = (conditions: object = {}): Action => ({
  actionType: 'sanity.action.document.publish',
  ...pair,
  ...conditions,
})
const headings = () => editor.fetch('*[_type == "banner"] | order(_id){ _id, Heading }')

test('the first edit of a published document makes its draft, even when it changes nothing', async () => {
  const { transactionId } = await editor.action(edit({ unset: ['_empty_action_guard_pseudo_field_'] }))

  expect(await editor.getDocument('drafts.one')).toMatchObject({ Heading: 'Morning', _rev: transactionId })
})

test('an edit stays a draft until it is published', async () => {
  await editor.action(edit({ set: { Heading: 'Night' } }))
  const edited = await lake.client().fetch('*[_id == "one"][0].Heading')
  const { _createdAt } = (await editor.getDocument('one')) ?? {}

  await editor.action(publish())

  expect(edited).toBe('Morning')
  expect(await headings()).toEqual([{ _id: 'one', Heading: 'Night' }])
  expect(await editor.getDocument('one')).toMatchObject({ _createdAt })
})

test('a new document is made as a draft and published', async () => {
  const attributes = { _id: 'drafts.two', _type: 'banner', Heading: 'New' }
  const create: Action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'two',
    attributes,
    ifExists: 'fail',
  }

  await editor.action(create)
  await editor.action({ actionType: 'sanity.action.document.publish', draftId: 'drafts.two', publishedId: 'two' })

  expect(await headings()).toEqual([
    { _id: 'one', Heading: 'Morning' },
    { _id: 'two', Heading: 'New' },
  ])
  await expect(editor.action(create)).rejects.toMatchObject({ statusCode: 409 })
  await editor.action({ ...create, ifExists: 'ignore' })
})

test('publishing over a newer publish is refused, and nothing is lost', async () => {
  const stale = (await editor.getDocument('one'))?._rev
  await editor.action(edit({ set: { Heading: 'Night' } }))
  await editor.patch('one').set({ Heading: 'Someone else' }).commit()

  const late = editor.action(publish({ ifPublishedRevisionId: stale }))

  await expect(late).rejects.toMatchObject({ statusCode: 409 })
  expect(await headings()).toEqual([
    { _id: 'drafts.one', Heading: 'Night' },
    { _id: 'one', Heading: 'Someone else' },
  ])
})

test('a published document goes back to a draft, unless a newer draft is there', async () => {
  await editor.action({ actionType: 'sanity.action.document.unpublish', ...pair })
  expect(await headings()).toEqual([{ _id: 'drafts.one', Heading: 'Morning' }])

  await editor.action(publish())
  await editor.action(edit({ set: { Heading: 'Newer' } }))
  await editor.action({ actionType: 'sanity.action.document.unpublish', ...pair })

  expect(await headings()).toEqual([{ _id: 'drafts.one', Heading: 'Newer' }])
})

test.each<Action>([
  { actionType: 'sanity.action.document.discard', draftId: 'drafts.one' },
  { actionType: 'sanity.action.document.version.discard', versionId: 'drafts.one' },
])('$actionType throws a draft away', async (discard) => {
  await editor.action(edit({ set: { Heading: 'Night' } }))

  await editor.action(discard)

  expect(await headings()).toEqual([{ _id: 'one', Heading: 'Morning' }])
})

test('a document is deleted with its drafts', async () => {
  await editor.action(edit({ set: { Heading: 'Night' } }))

  await editor.action({
    actionType: 'sanity.action.document.delete',
    publishedId: 'one',
    includeDrafts: ['drafts.one'],
  })

  expect(await headings()).toEqual([])
})

test('an older revision is restored as the draft', async () => {
  await editor.action(edit({ set: { Heading: 'Night' } }))
  const attributes = { _id: 'drafts.one', _type: 'banner', Heading: 'Restored' }

  await editor.action({ actionType: 'sanity.action.document.replaceDraft', publishedId: 'one', attributes })

  expect(await headings()).toEqual([
    { _id: 'drafts.one', Heading: 'Restored' },
    { _id: 'one', Heading: 'Morning' },
  ])
})

test('a reference that was weak for its draft is strong when published', async () => {
  const _strengthenOnPublish = { type: 'director' }
  lake.lake().seed([{ _id: 'amina', _type: 'director' }])
  const to = { _type: 'reference', _ref: 'amina', _weak: true, _strengthenOnPublish }
  await editor.action(edit({ set: { to, other: { _type: 'reference', _ref: 'elsewhere', _weak: true } } }))

  await editor.action(publish())

  expect(await editor.getDocument('one')).toMatchObject({
    to: { _type: 'reference', _ref: 'amina' },
    other: { _ref: 'elsewhere', _weak: true },
  })
  await expect(editor.delete('amina')).rejects.toMatchObject({ statusCode: 409 })
})

test('actions of one call see what those before them did, and are done all or none', async () => {
  const discard: Action = { actionType: 'sanity.action.document.discard', draftId: 'drafts.missing' }

  await editor.action([edit({ set: { Heading: 'Night' } }), publish()])
  const refused = editor.action([edit({ set: { Heading: 'Lost' } }), publish(), discard])

  await expect(refused).rejects.toMatchObject({ statusCode: 404 })
  expect(await headings()).toEqual([{ _id: 'one', Heading: 'Night' }])
})

test('actions that are sent again are done once', async () => {
  const submit = () =>
    editor.action(edit({ inc: { Rank: 1 }, setIfMissing: { Rank: 0 } }), { transactionId: 'submission-2' })

  const [first, second] = [await submit(), await submit()]

  expect(second).toEqual(first)
  expect(await editor.getDocument('drafts.one')).toMatchObject({ Rank: 1 })
})

test.each([
  ['a published', 'one', 'one'],
  ['another', 'drafts.two', 'one'],
  ['a drafted', 'drafts.one', 'drafts.one'],
])('%s document is not published as the draft of one', async (_, draftId, publishedId) => {
  const actionType = 'sanity.action.document.publish'

  await expect(editor.action({ actionType, draftId, publishedId })).rejects.toMatchObject({ statusCode: 400 })
  expect(await headings()).toEqual([{ _id: 'one', Heading: 'Morning' }])
})

test('a viewer publishes nothing, and what the lake does not know is refused to all', async () => {
  const viewer = lake.client({ token: lake.token('viewer') })
  const archive = { actionType: 'sanity.action.release.archive', releaseId: 'autumn' } as const

  await expect(viewer.action(publish())).rejects.toMatchObject({ statusCode: 403 })
  await expect(lake.client({ token: '' }).action(publish())).rejects.toMatchObject({ statusCode: 401 })
  await expect(editor.action(archive)).rejects.toMatchObject({ statusCode: 400 })
})
