import { GraphQLClient } from 'graphql-request'
import { expect, test } from 'vitest'
import { aLake, type TestLake } from '#tests/support/test-lake.ts'

const everyName = '{ allDirector(sort: { name: ASC }) { _id name } }'

async function ask(lake: TestLake, search = '') {
  const headers = { Authorization: `Bearer ${lake.token('viewer')}` }
  return new GraphQLClient(`${lake.url}/v2025-02-19/graphql/production/default${search}`, { headers }).request(
    everyName,
  )
}

test('what is published is read, and drafts too where they are asked for', async () => {
  const lake = await aLake()
  const editor = lake.client({ token: lake.token('editor') })
  await editor.create({ _id: 'one', _type: 'director', name: 'Published' })
  await editor.create({ _id: 'drafts.one', _type: 'director', name: 'Changed' })
  await editor.create({ _id: 'drafts.two', _type: 'director', name: 'New' })

  expect(await ask(lake)).toEqual({ allDirector: [{ _id: 'one', name: 'Published' }] })
  expect(await ask(lake, '?perspective=drafts')).toEqual({
    allDirector: [
      { _id: 'one', name: 'Changed' },
      { _id: 'two', name: 'New' },
    ],
  })
})
