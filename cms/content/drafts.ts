import { validatePreviewUrl } from '@sanity/preview-url-secret'
import type { ContentSource } from '../types.ts'
import { checkKinds, withDefaults, type DefaultsOptions } from './with-defaults.ts'
import { type ClientOptions, type LakeAddress, openClient } from './open-client.ts'
import { createReadPage } from './page-readers.ts'

/** The content with its drafts, read for every page and never cached. */
export function createDraftContent(
  lake: LakeAddress,
  { fetch, ...options }: DefaultsOptions & Pick<ClientOptions, 'fetch'>,
): ContentSource {
  const client = openClient(lake, { perspective: 'drafts', fetch })
  const readPage = createReadPage(client, { fetch })
  return async (page) => withDefaults(page, checkKinds(page, await readPage(page)), options)
}

type PreviewAsked = {
  /** The page to be shown first, as the Studio named it. */
  path: string
  /** Whose Studio asks, as it names them. */
  staff?: string
}

/** Answers what an address asks for that carries a Studio's secret; undefined where the secret is wrong or older than an hour. */
export type ReadPreviewUrl = (url: string) => Promise<PreviewAsked | undefined>

/**
 * A Studio lets its staff see drafts by writing a secret into the lake and sending it in an address. Who can read it with the token of
 * `lake` knows that its sender may write there. Where the lake knows who is signed in, the secret ends with the session of its author.
 * Fails where the lake does.
 */
export function createReadPreviewUrl(
  lake: LakeAddress & { token: string },
  {
    isSignedIn = () => true,
    ...options
  }: Pick<ClientOptions, 'fetch'> & { isSignedIn?: (staff: string) => boolean } = {},
): ReadPreviewUrl {
  const client = openClient(lake, options)
  return async (url) => {
    const { isValid, redirectTo = '/' } = await validatePreviewUrl(client, url)
    if (!isValid) return undefined
    const secret = new URL(url).searchParams.get('sanity-preview-secret')
    const staff = await client.fetch<string | null>(
      '*[_type == "sanity.previewUrlSecret" && secret == $secret][0].userId',
      { secret },
      { perspective: 'raw' },
    )
    if (!isSignedIn(staff ?? '')) return undefined
    return { path: redirectTo, ...(staff !== null && { staff }) }
  }
}
