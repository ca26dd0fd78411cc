import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import type { LakeDocument } from '../core/document.ts'
import { selectChanges } from '../history/history.sql.ts'
import { MAX_REVISIONS } from './documents.sql.ts'
import { openLakeDatabase } from './open-database.ts'
import { createStore } from './store.ts'
import type { DocumentTransaction } from './transaction.ts'

async function aFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-store-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

function open(folder: string) {
  const database = openLakeDatabase(folder)
  onTestFinished(() => {
    if (database.isOpen) database.close()
  })
  const errors: string[] = []
  const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => void errors.push(message) }
  return { database, errors, store: createStore({ database, log }) }
}

const at = '2026-11-20T10:00:00.000Z'

function aDocument(_id: string, _rev: string): LakeDocument {
  return { _id, _type: 'banner', _rev, _createdAt: at, _updatedAt: at }
}

function aTransaction(id: string, ...ids: string[]): DocumentTransaction {
  const changes = ids.map((each) => ({
    id: each,
    before: undefined,
    after: aDocument(each, id),
    mutations: [],
    effects: { apply: [], revert: [] },
  }))
  return { id, at, author: 'rahima', cause: 'mutate', request: 'print', results: [], changes }
}

test('committed changes survive a restart', async () => {
  const folder = await aFolder()
  const first = open(folder)
  first.store.commit(aTransaction('t1', 'one', 'two'))
  first.database.close()

  const { store } = open(folder)

  expect([...store.documents.keys()]).toEqual(['one', 'two'])
  expect(store.findTransaction('t1')).toEqual({ author: 'rahima', request: 'print', results: [] })
  expect(store.revision()).toBe(1)
})

test('listeners are notified of a transaction when it is on the disk, and one that fails harms no other', async () => {
  const { database, store, errors } = open(await aFolder())
  const heard: unknown[] = []
  store.onCommit(() => {
    throw new Error('broken')
  })
  store.onCommit(({ id }) => heard.push([id, database.isTransaction, store.documents.has('one')]))

  store.commit(aTransaction('t1', 'one'))

  expect(heard).toEqual([['t1', false, true]])
  expect(errors).toEqual(['a listener failed'])
})

test('a transaction that the disk refuses changes nothing in memory', async () => {
  const { database, store } = open(await aFolder())
  store.commit(aTransaction('t1', 'one'))
  database.exec(`create trigger full before insert on document_change when new.document_id = 'three'
                 begin select raise(abort, 'disk full'); end`)

  expect(() => store.commit(aTransaction('t2', 'two', 'three'))).toThrow(/disk full/)

  expect([...store.documents.keys()]).toEqual(['one'])
  expect(database.prepare('select id from document').all()).toEqual([{ id: 'one' }])
  expect(store.revision()).toBe(1)
})

test('drafts leave the revision of what is published alone', async () => {
  const { store } = open(await aFolder())
  store.commit(aTransaction('t1', 'one'))
  store.commit(aTransaction('t2', 'drafts.one', 'versions.autumn.one'))

  expect([store.revision(), store.publishedRevision()]).toEqual([2, 1])
})

test('the history of a document is bounded, and never loses its newest revisions', async () => {
  const { database, store } = open(await aFolder())
  // Nothing here is to survive a power cut.
  database.exec('pragma synchronous = off')
  store.commit(aTransaction('first', 'quiet'))
  const ids = Array.from({ length: MAX_REVISIONS + 300 }, (_, number) => `t${number}`)

  for (const id of ids) store.commit(aTransaction(id, 'busy'))

  expect(selectChanges(database, ['busy']).map(({ id }) => id)).toEqual(ids.slice(-MAX_REVISIONS))
  expect(selectChanges(database, ['quiet'])).toHaveLength(1)
  expect([store.findTransaction('t0'), store.findTransaction('first')]).toEqual([undefined, expect.anything()])
})

test('a folder that is in use is refused to a second opener, and free when the first one is gone', async () => {
  const folder = await aFolder()
  const { database } = open(folder)

  expect(() => openLakeDatabase(folder)).toThrow(/in use by another process/)

  database.close()
  expect(() => open(folder)).not.toThrow()
})

test('tables of a newer program are left alone', async () => {
  const folder = await aFolder()
  open(folder).database.close()
  const newer = new DatabaseSync(path.join(folder, 'lake.sqlite'))
  newer.exec('pragma user_version = 99')
  newer.close()

  expect(() => openLakeDatabase(folder)).toThrow(/cannot be opened/)
})

test('other accounts of the machine cannot look into the folder', async () => {
  const folder = path.join(await aFolder(), 'lake')

  open(folder)

  const { mode } = await stat(folder)
  // Windows keeps its own lists of who may, which these bits do not show.
  expect(process.platform === 'win32' ? 0 : mode & 0o077).toBe(0)
})
