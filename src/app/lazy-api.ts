import type { FetchApi } from './draft-houses.ts'
import type { ApiClient } from '#ui/lib/api/api-client.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'

/** The API as an anonymous visitor's browser calls it. Its script comes with the first call: no page needs it to hydrate. */
export function createLazyApi(through: (fetchApi: FetchApi) => FetchApi = (fetchApi) => fetchApi): ApiClient {
  let loading: Promise<ApiClient> | undefined
  const load = () => {
    loading ??= open(through).catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    call: async (endpoint, request, options) => (await load()).call(endpoint, request, options),
    upload: async (endpoint, form) => (await load()).upload(endpoint, form),
  }
}

async function open(through: (fetchApi: FetchApi) => FetchApi): Promise<ApiClient> {
  const { createApiClient } = await loadChunk('ui/lib/api/api-client.ts', () => import('#ui/lib/api/api-client.ts'))
  return createApiClient({
    fetch: through((address, init) => fetch(address, init)),
    token: () => undefined,
    onUnauthorized: () => undefined,
  })
}
