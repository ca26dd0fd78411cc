import type { SanityClient } from '@sanity/client'
import { GraphQLClient } from 'graphql-request'
import { type ClientOptions, PATIENCE_MS } from './open-client.ts'

/** Asks one question for one document; null when there is none. */
export type AskGraphql = <Answer>(document: string, id: string) => Promise<Answer | null>

/** The dataset's GraphQL API, at the address and with the token that its client has. */
export function openGraphql(client: SanityClient, { fetch }: Pick<ClientOptions, 'fetch'>): AskGraphql {
  const { dataset, token } = client.config()
  const graphql = new GraphQLClient(client.getUrl(`/graphql/${dataset ?? ''}/default`), {
    ...(fetch && { fetch }),
    ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
  })
  return async <Answer>(document: string, id: string) => {
    const { found } = await graphql.request<{ found: Answer | null }>({
      document,
      variables: { id },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return found
  }
}
