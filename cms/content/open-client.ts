import { createClient, type SanityClient } from '@sanity/client'
import { GraphQLClient } from 'graphql-request'

/** What the local lake is called where the hosted one has a project and a dataset. */
export const LOCAL_LAKE = { projectId: 'ichamoti', dataset: 'production', title: 'Ichamoti Resort' } as const

/** Where the content lies. */
export type LakeAddress = {
  projectId: string
  dataset: string
  /** The local lake's address, such as `http://127.0.0.1:3000/lake`; without one it is Sanity's. */
  apiHost?: string | undefined
  /** Reads a private dataset, and drafts. */
  token?: string | undefined
}

/** The version of the Content Lake's API that queries, listeners and GraphQL are written for. */
const API_VERSION = '2025-02-19'

/** Long enough for a busy lake, short enough for a page that waits for its first answer. */
export const PATIENCE_MS = 4_000

export type Perspective = 'published' | 'drafts'

export type ClientOptions = {
  perspective?: Perspective
  /** How requests are sent; without it as the client does. */
  fetch?: typeof globalThis.fetch | undefined
}

/** The client of one dataset, local or hosted: the difference is its address alone. */
export function openClient(
  { projectId, dataset, apiHost, token }: LakeAddress,
  { perspective = 'published', fetch }: ClientOptions = {},
): SanityClient {
  return createClient({
    projectId,
    dataset,
    apiVersion: API_VERSION,
    // What is cached here is as fast as the CDN, and a publish must be seen at once.
    useCdn: false,
    perspective,
    timeout: PATIENCE_MS,
    maxRetries: 0,
    ...(token !== undefined && { token }),
    ...(fetch && { resolveFetch: () => fetch }),
    ...(apiHost !== undefined && { apiHost, useProjectHostname: false }),
  })
}

/** Asks one question for one document; null when there is none. */
type AskGraphql = <Answer>(document: string, id: string) => Promise<Answer>

/** The dataset's GraphQL API, at the address and with the token and the perspective that its client has. */
export function openGraphql(client: SanityClient, { fetch }: Pick<ClientOptions, 'fetch'>): AskGraphql {
  const { dataset = '', token, perspective = 'published' } = client.config()
  const graphql = new GraphQLClient(
    client.getUrl(`/graphql/${dataset}/default?perspective=${perspective.toString()}`),
    {
      ...(fetch && { fetch }),
      ...(token !== undefined && { headers: { Authorization: `Bearer ${token}` } }),
    },
  )
  return async <Answer>(document: string, id: string) => {
    const { found } = await graphql.request<{ found: Answer }>({
      document,
      variables: { id },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return found
  }
}
