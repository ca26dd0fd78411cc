import { GraphQLClient } from 'graphql-request'
import { expect, test } from 'vitest'
import { aLake, type TestLake } from '#tests/support/test-lake.ts'

const everyName = '{ allDirector(sort: { name: ASC }) { _id name } }'

async function ask(lake: TestLake, { token, search = '' }: { token?: string; search?: string } = {}) {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  return new GraphQLClient(`${lake.url}/v2025-02-19/graphql/production/default${search}`, { headers }).request(
    everyName,
  )
}

test('visitors read what is published, and staff drafts too where they ask for them', async () => {
  const lake = await aLake()
  const editor = lake.client({ token: lake.token('editor') })
  await editor.create({ _id: 'one', _type: 'director', name: 'Published' })
  await editor.create({ _id: 'drafts.one', _type: 'director', name: 'Changed' })
  await editor.create({ _id: 'drafts.two', _type: 'director', name: 'New' })
  const published = { allDirector: [{ _id: 'one', name: 'Published' }] }

  expect(await ask(lake)).toEqual(published)
  expect(await ask(lake, { search: '?perspective=drafts' })).toEqual(published)
  expect(await ask(lake, { token: lake.token('viewer') })).toEqual(published)
  expect(await ask(lake, { token: lake.token('viewer'), search: '?perspective=drafts' })).toEqual({
    allDirector: [
      { _id: 'one', name: 'Changed' },
      { _id: 'two', name: 'New' },
    ],
  })
})
