import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { openSharedDatabase } from './open-shared-database.ts'

/** Another process that has just made the file and writes its first tables. */
const writes = `
  const { parentPort, workerData } = require('node:worker_threads')
  const database = new (require('node:sqlite').DatabaseSync)(workerData)
  database.exec('begin immediate; create table page (id)')
  parentPort.postMessage('writes')
  setTimeout(() => { database.exec('commit'); database.close() }, 100)
`

test('who opens a file while another process writes to it waits', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'shared-database-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = path.join(folder, 'books.sqlite')
  const other = new Worker(writes, { eval: true, workerData: file })
  await once(other, 'message')

  const database = openSharedDatabase(file)
  const tables = database.prepare('select name from sqlite_schema').all()
  database.close()

  expect(tables).toEqual([{ name: 'page' }])
})
