import type { SanityClient } from '@sanity/client'

/** The version of Sanity's management API that takes descriptions of this kind. */
const API_VERSION = '2025-09-19'

/** Gives a hosted dataset the GraphQL API by which policies and offerings are read. May be repeated. */
export async function deployGraphql(client: SanityClient, say: (sentence: string) => void): Promise<void> {
  // Sanity's own generator is large: whoever brings content alone does not wait for it.
  const { describeApi } = await import('../codegen/describe-api.ts')
  const { dataset } = client.config()
  await client.withConfig({ apiVersion: API_VERSION }).request({
    method: 'PUT',
    url: `/apis/graphql/${dataset}/default`,
    body: { enablePlayground: false, schema: await describeApi() },
  })
  say('GraphQL: the API of policies and offerings is there.')
}
