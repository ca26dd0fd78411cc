import type { ContentPicture, HomeContent, Banner } from '#cms/types.ts'
import type { HomeOffers } from './home-offers.ts'
import { NARROW_MEDIA, WIDE_MEDIA } from '#src/ui/pictures/srcset.ts'
import { sharedPicture } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import type { Sources } from '#src/lib/sources.ts'

/** The hero is as high as the screen, so its picture is wider than a narrow one. */
export const HERO_SIZES = '(max-width: 1340px) 1340px, 100vw'

/** Half of what a phone's screen could resolve is sharp enough for dusk and mist, and arrives in half the time. */
export const HERO_PHONE_SIZES = '(min-resolution: 2dppx) 320px, 640px'

export type HomeData = Omit<HomeContent, 'banners'> & {
  slides: BannerSlide[]
  /** Undefined while the booking API cannot answer: the page is whole without. */
  offers: HomeOffers | undefined
  today: string
  head: PageHead
}

export async function loadHome(sources: Sources): Promise<HomeData> {
  const [home, offers] = await Promise.all([sources.content('home'), readOffers(sources)])
  const slides = bannerSlides(home.banners)
  const [first] = slides
  return {
    page: home.page,
    tiles: home.tiles,
    slides,
    offers,
    today: sources.today(),
    head: {
      title: home.page.seo.title,
      description: home.page.seo.description,
      subject: 'resort',
      ...(home.page.seo.picture && { picture: sharedPicture(home.page.seo.picture) }),
      preload: first ? heroPreloads(first) : [],
    },
  }
}

/** Its code comes when it is needed: the first page is hydrated without. */
async function readOffers(sources: Sources): Promise<HomeOffers | undefined> {
  try {
    const { loadOffers } = await import('./home-offers.ts')
    return await loadOffers(sources)
  } catch {
    // No prices are better than no page.
    return undefined
  }
}

function heroPreloads({ banner, phone }: BannerSlide): NonNullable<PageHead['preload']> {
  const wide = banner.image && { ...preloadOf(banner.image), sizes: HERO_SIZES }
  const narrow = phone?.image && { ...preloadOf(phone.image), sizes: HERO_PHONE_SIZES }
  if (!wide || !narrow) return wide ? [wide] : []
  return [
    { ...narrow, media: NARROW_MEDIA },
    { ...wide, media: WIDE_MEDIA },
  ]
}

const preloadOf = ({ ImagePath, Width }: ContentPicture) => ({ path: ImagePath, width: Width })

/** What one slide shows: its words and wide picture, and another picture for phones if the editors gave one. */
export type BannerSlide = { banner: Banner; phone?: Banner }

/** One slide for each Rank. A banner for phones and one for desktops of the same Rank are one slide, with the desktop's words. */
export function bannerSlides(banners: readonly Banner[]): BannerSlide[] {
  const ranks = [...new Set(banners.map(({ Rank }) => Rank))].toSorted((a, b) => a - b)
  return ranks.flatMap((rank) => {
    const ranked = banners.filter(({ Rank }) => Rank === rank)
    const phone = ranked.find(({ Viewport }) => Viewport === 'phone')
    const wide = ranked.filter((banner) => banner !== phone)
    if (wide.length === 0) return phone ? [{ banner: phone }] : []
    return wide.map((banner) => ({ banner, ...(phone && { phone }) }))
  })
}
