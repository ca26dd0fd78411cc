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

const SANITY_HOSTS = /(^|\.)(sanity\.io|sanity-cdn\.com)$/

/** The Studio warns of HTTP/1.1 unless it did so lately. Its listeners do not suffer from it here. */
const WARNED_OF_HTTP_AT = 'sanity-studio.network.check.snooze'

/**
 * Some parts of the Studio call Sanity regardless of its configuration (is there a newer version, what broke), and some put the
 * project's name before the lake's host. Here the first are answered at once and the second are led to the lake: nothing
 * leaves this machine. `version` is `SANITY_VERSION` of the package `sanity`.
 */
export function answerOffline(lake: URL, version: string): void {
  sessionStorage.setItem(WARNED_OF_HTTP_AT, new Date().toISOString())
  const reallyFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href)
    if (SANITY_HOSTS.test(url.hostname)) return Response.json(answerOfSanity(url, version))
    if (!url.host.endsWith(`.${lake.host}`)) return reallyFetch(input, init)
    url.host = lake.host
    return reallyFetch(input instanceof Request ? new Request(url, input) : url, init)
  }
}

function answerOfSanity({ pathname }: URL, version: string): object {
  return pathname.startsWith('/v1/modules/') ? { latest: version, packageVersion: version } : {}
}
