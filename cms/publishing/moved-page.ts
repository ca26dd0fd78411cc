import type { SanityClient, SanityDocument } from '@sanity/client'

type Published = { id: string; type: string; slug: string | undefined }

/** Where the pages are whose address staff choose. */
const FOLDERS: ReadonlyMap<string, string> = new Map([
  ['offer', '/offers/'],
  ['landingPage', '/'],
])

/** The address of the page of a document; undefined where it has none of its own. */
export function pathOfPage(type: string, slug: string): string | undefined {
  const folder = FOLDERS.get(type)
  return folder === undefined ? undefined : folder + slug
}

/**
 * Leaves a redirect at the published address of a page that is about to be published at another. It is written first: while the old page is
 * there, it hides the redirect.
 */
export async function redirectMovedPage(client: SanityClient, { id, type, slug = '' }: Published): Promise<void> {
  const to = pathOfPage(type, slug)
  if (to === undefined || slug === '') return
  const raw = client.withConfig({ perspective: 'raw' })
  const published = await raw.fetch<string | null>('*[_id == $id][0].slug.current', { id })
  const from = published ? pathOfPage(type, published) : undefined
  if (from === undefined || from === to) return
  // A page that gets an earlier address back would otherwise lead round in a circle.
  const back = await raw.fetch<string[]>('*[_type == "redirect" && from == $to]._id', { to })
  const transaction = raw.transaction()
  for (const redirect of back) transaction.delete(redirect)
  // Two hyphens: an address has none of them, so /offers/eid and /offers-eid are two.
  const _id = `redirect-${from.slice(1).replaceAll('/', '--')}`
  await transaction.createOrReplace({ _id, _type: 'redirect', from, to }).commit()
}

export function slugOf({ slug }: SanityDocument): string | undefined {
  return typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : undefined
}
