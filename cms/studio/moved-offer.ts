import type { SanityClient } from 'sanity'

type Published = { id: string; type: string; slug: string | undefined }

/**
 * Leaves a redirect at the published address of an offer that is about to be published at another. It is written first: while the old
 * page is there, it hides the redirect.
 */
export async function redirectMovedOffer(client: SanityClient, { id, type, slug }: Published): Promise<void> {
  if (type !== 'offer') return
  const raw = client.withConfig({ perspective: 'raw' })
  const published = await raw.fetch<string | null>('*[_id == $id][0].slug.current', { id })
  if (!published || !slug || published === slug) return
  const [from, to] = [`/offers/${published}`, `/offers/${slug}`]
  // An offer that gets an earlier address back would otherwise lead round in a circle.
  const back = await raw.fetch<string[]>('*[_type == "redirect" && from == $to]._id', { to })
  const transaction = raw.transaction()
  for (const redirect of back) transaction.delete(redirect)
  await transaction.createOrReplace({ _id: `redirect-${published}`, _type: 'redirect', from, to }).commit()
}
