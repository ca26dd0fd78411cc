import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { aLake } from '../../testing/test-lake.ts'

test('a lake that is at work is copied, again and again, with all that was written and all who may sign in', async () => {
  const lake = await aLake()
  const editor = lake.client({ token: lake.token('editor') })
  const folder = path.join(lake.directory, 'copy')
  const copied = (file: string, query: string) => {
    const database = new DatabaseSync(path.join(folder, file), { readOnly: true })
    const rows = database.prepare(query).all()
    database.close()
    return rows
  }

  await editor.create({ _id: 'one', _type: 'banner' })
  await lake.lake().copyTo(folder)
  await editor.create({ _id: 'two', _type: 'banner' })
  await lake.lake().copyTo(folder)

  expect(readdirSync(folder).toSorted()).toEqual(['lake.sqlite', 'staff.sqlite'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(copied('lake.sqlite', 'select id from document order by id')).toMatchObject([{ id: 'one' }, { id: 'two' }])
  expect(copied('staff.sqlite', 'select email from staff').length).toBe(3)
})
