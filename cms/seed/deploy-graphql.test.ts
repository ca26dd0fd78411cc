import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { describeApi } from '../codegen/generate-graphql.ts'
import { deployGraphql } from './import-content.ts'

test('a hosted dataset is given its GraphQL API', async () => {
  const asked: Request[] = []
  const client = createClient({
    projectId: 'a1b2c3d4',
    dataset: 'production',
    apiVersion: '2025-02-19',
    useCdn: false,
    token: 'administrator',
    resolveFetch: () => async (address, init) => {
      asked.push(new Request(address, init))
      return Response.json({ location: '/v1/graphql/production/default' })
    },
  })

  await deployGraphql(client, () => undefined)

  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'PUT https://a1b2c3d4.api.sanity.io/v2025-09-19/apis/graphql/production/default',
  ])
  expect(await asked[0]?.json()).toEqual({ enablePlayground: false, schema: await describeApi() })
})
