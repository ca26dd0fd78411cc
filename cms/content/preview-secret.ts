import { validatePreviewUrl } from '@sanity/preview-url-secret'
import type { LakeAddress } from './lake-address.ts'
import { type ClientOptions, openClient } from './open-client.ts'

export type PreviewAsked = {
  /** The page to be shown first, as the Studio named it. */
  path: string
}

/** Answers what an address asks for that carries a Studio's secret; undefined where the secret is wrong or older than an hour. */
export type ReadPreviewUrl = (url: string) => Promise<PreviewAsked | undefined>

/**
 * A Studio lets its staff see drafts by writing a secret into the lake and sending it in an address. Who can read it with the token of
 * `lake` knows that somebody sent it who may write there. Fails where the lake does.
 */
export function createReadPreviewUrl(
  lake: LakeAddress & { token: string },
  options: Pick<ClientOptions, 'fetch'> = {},
): ReadPreviewUrl {
  const client = openClient(lake, options)
  return async (url) => {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, url)
    return isValid ? { path: redirectTo } : undefined
  }
}
