import { createClient } from '@sanity/client'
import type { WorkspaceOptions } from 'sanity'
import { fetchWithListeners } from './fetch-with-listeners.ts'

type LakeOptions = Pick<WorkspaceOptions, 'apiHost' | 'auth' | 'search' | 'unstable_clientFactory'>

/** What makes the Studio work on the lake at `lake` instead of the hosted one. */
export function localLake(lake: URL): LakeOptions {
  const apiHost = lake.href
  return {
    apiHost,
    unstable_clientFactory: (options) =>
      createClient({
        ...options,
        apiHost,
        useProjectHostname: false,
        resolveFetch: () => (input, init) => fetchWithListeners(input, init, options.token),
      }),
    auth: {
      loginMethod: 'token',
      redirectOnSingle: true,
      providers: [{ name: 'local', title: 'Staff sign-in', url: `${apiHost}/local/login` }],
    },
    // The newer strategy asks for text::query(), which the local lake's engine does not know.
    search: { strategy: 'groqLegacy' },
  }
}
