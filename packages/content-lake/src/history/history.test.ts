import type { Action, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { beforeEach, expect, test } from 'vitest'
import { aLake, type TestLake } from '../../testing/test-lake.ts'

let lake: TestLake
let editor: SanityClient
beforeEach(async () => {
  lake = await aLake()
  editor = lake.client({ token: lake.token('editor'), perspective: 'raw' })
})

const pair = { draftId: 'drafts.one', publishedId: 'one' }
async function ask(path: string): Promise<Response> {
  return lake.call(`/v2025-02-19/data/history/production/${path}`, {
    headers: { authorization: `Bearer ${lake.token('viewer')}` },
  })
}

test('a document is read as it was at a revision, at a time, and when it was last there', async () => {
  const first = await editor.create({ _id: 'one', _type: 'banner', Heading: 'First' })
  const second = await editor.patch('one').set({ Heading: 'Second' }).commit()
  await editor.patch('one').set({ Heading: 'Third' }).commit()
  await editor.delete('one')
  const then = async (query: string) => (await (await ask(`documents/one?${query}`)).json()).documents

  expect(await then(`revision=${first._rev}`)).toEqual([first])
  expect(await then(`time=${second._updatedAt}`)).toEqual([second])
  expect(await then('lastRevision=true')).toMatchObject([{ Heading: 'Third' }])
  expect(await then('revision=missing')).toEqual([])
  expect(await then('time=2030-01-01T00:00:00Z')).toEqual([])
})

test('the events of a document are its history in the words of editors, newest first', async () => {
  const attributes = { _id: 'drafts.one', _type: 'banner', Heading: 'New' }
  const create: Action = {
    actionType: 'sanity.action.document.create',
    publishedId: 'one',
    attributes,
    ifExists: 'fail',
  }
  const created = await editor.action(create)
  const patch = { set: { Heading: 'Newer' } }
  const edited = await editor.action({ actionType: 'sanity.action.document.edit', ...pair, patch })
  const published = await editor.action({ actionType: 'sanity.action.document.publish', ...pair })
  await editor.action({ actionType: 'sanity.action.document.unpublish', ...pair })

  const { events } = await (await ask('events/documents/one?limit=10')).json()
  const ofDraft = await (await ask('events/documents/drafts.one')).json()

  expect(events.one).toMatchObject([
    { type: 'unpublishDocument', documentId: 'one', versionId: 'drafts.one' },
    { type: 'publishDocumentVersion', revisionId: published.transactionId, versionRevisionId: edited.transactionId },
  ])
  expect(ofDraft.events['drafts.one'].at(-1)).toMatchObject({
    type: 'createDocumentVersion',
    versionRevisionId: created.transactionId,
    author: expect.stringMatching(/^staff/),
  })
})

test('transactions record what they did, so that each state follows from the one before', async () => {
  const first = await editor.create({ _id: 'one', _type: 'banner', Heading: 'Morning by the river' })
  await editor.patch('one').set({ Heading: 'Evening by the river' }).commit()
  const last = await editor.patch('one').set({ Heading: 'Evening by the pool' }).commit()

  const answer = await ask(`transactions/one?fromTransaction=${first._rev}&effectFormat=mendoza&excludeContent=true`)

  const lines = (await answer.text()).trim().split('\n')
  const transactions = lines.map((line) => JSON.parse(line))
  const { _rev, ...state } = last
  expect(transactions.reduce((state, { effects }) => applyPatch(state, effects.one.apply), null)).toEqual(state)
  expect(transactions.map(({ documentIDs }) => documentIDs)).toEqual([['one'], ['one'], ['one']])
  expect(transactions.at(-1)).toMatchObject({ id: _rev, timestamp: last._updatedAt })
  expect(transactions.at(-1)).not.toHaveProperty('mutations')
})

test('transactions are chosen by range, number, order and author', async () => {
  const revisions: string[] = []
  await editor.create({ _id: 'one', _type: 'banner' })
  for (const Rank of [1, 2, 3]) revisions.push((await editor.patch('one').set({ Rank }).commit())._rev)
  const idsOf = async (query: string) => {
    const text = await (await ask(`transactions/one?${query}`)).text()
    return text === ''
      ? []
      : text
          .trim()
          .split('\n')
          .map((line): string => JSON.parse(line).id)
  }

  expect(await idsOf(`fromTransaction=${revisions[0]}&toTransaction=${revisions[1]}`)).toEqual(revisions.slice(0, 2))
  expect(await idsOf('reverse=true&limit=1')).toEqual([revisions[2]])
  expect(await idsOf('authors=missing')).toEqual([])
})
