import type { Offering, OfferingName } from '#cms/types.ts'
import { contentHead } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'

/** The picture fills a box that is narrower than high on a phone, so it is wider than the screen there. */
export const HERO_SIZES = '(max-width: 1000px) 1000px, 100vw'

export async function loadOffering(
  { content }: Sources,
  page: OfferingName,
): Promise<{ offering: Offering; head: PageHead }> {
  const offering = await content(page)
  const [picture] = offering.pictures
  const first = picture && { picture, sizes: HERO_SIZES }
  return { offering, head: contentHead(offering.seo, `/${page}`, first) }
}
