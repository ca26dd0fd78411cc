import type { ContentPicture, HomeContent, Banner } from '#cms/types.ts'
import type { HomeCatalogue } from './home-catalogue.ts'
import { NARROW_MEDIA, WIDE_MEDIA } from '#ui/pictures/srcset.ts'
import { sharedPicture } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts } from './texts.ts'

/** The hero is as high as the screen, so its picture is wider than a narrow one. */
export const HERO_SIZES = '(max-width: 1340px) 1340px, 100vw'

/** A phone gets 480 pixels, and 640 where its screen is the sharpest: enough for dusk and mist, and the sooner here. */
export const HERO_PHONE_SIZES =
  '(min-resolution: 2.5dppx) 213px, (min-resolution: 2dppx) 240px, (min-resolution: 1.5dppx) 270px, 480px'

export type HomeData = Omit<HomeContent, 'banners'> & {
  slides: BannerSlide[]
  /** Undefined while the booking API cannot answer: the page is whole without. */
  catalogue: HomeCatalogue | undefined
  today: string
  head: PageHead
}

export async function loadHome(sources: Sources): Promise<HomeData> {
  const [home, { settings }, catalogue] = await Promise.all([
    sources.content('home'),
    sources.content('layout'),
    readCatalogue(sources),
  ])
  const slides = bannerSlides(home.banners, {
    Heading: settings.brand,
    SubHeading: settings.tagline,
    image: home.page.location.picture,
  })
  return {
    page: home.page,
    tiles: home.tiles,
    offers: home.offers,
    slides,
    catalogue,
    today: sources.today(),
    head: {
      title: home.page.seo.title,
      description: home.page.seo.description,
      subject: 'resort',
      ...(home.page.seo.picture && { picture: sharedPicture(home.page.seo.picture) }),
      preload: slidesOn(slides, undefined).flatMap(heroPreloads),
    },
  }
}

/** Its code comes when it is needed: the first page is hydrated without. */
async function readCatalogue(sources: Sources): Promise<HomeCatalogue | undefined> {
  try {
    const { loadCatalogue } = await import('./home-catalogue.ts')
    return await loadCatalogue(sources)
  } catch {
    // No prices are better than no page.
    return undefined
  }
}

/** The first slide's picture, fetched only where it is shown. */
function heroPreloads({ banner, screens }: BannerSlide): NonNullable<PageHead['preload']> {
  const wide = banner.image && { ...preloadOf(banner.image), sizes: HERO_SIZES }
  const narrow = banner.phoneImage && { ...preloadOf(banner.phoneImage), sizes: HERO_PHONE_SIZES }
  if (!wide) return []
  if (screens !== 'all') return [{ ...wide, media: screens === 'narrow' ? NARROW_MEDIA : WIDE_MEDIA }]
  if (!narrow) return [wide]
  return [
    { ...narrow, media: NARROW_MEDIA },
    { ...wide, media: WIDE_MEDIA },
  ]
}

const preloadOf = ({ ImagePath, Width }: ContentPicture) => ({ path: ImagePath, width: Width })

/** The screens that a slide is for: both, or those on one side of `NARROW_MEDIA`. */
export type Screens = 'all' | 'narrow' | 'wide'

/** A banner on the screens that it is for. No document has the words of a substitute. */
export type BannerSlide = { banner: Banner; screens: Screens; isSubstitute?: true }

type Substitute = Pick<Banner, 'Heading' | 'SubHeading' | 'image'>

/** The slides by Rank. Where no banner is visible, such as after the last one's time, the page begins with the substitute. */
export function bannerSlides(banners: readonly Banner[], substitute: Substitute): BannerSlide[] {
  const slides = banners.map((banner): BannerSlide => ({ banner, screens: screensOf[banner.Viewport] }))
  const bare = (['narrow', 'wide'] as const).filter((screen) => slidesOn(slides, screen).length === 0)
  const [screens, other] = bare
  if (!screens) return slides
  return [{ banner: substituteBanner(substitute), screens: other ? 'all' : screens, isSubstitute: true }, ...slides]
}

const substituteBanner = (shown: Substitute): Banner => ({
  ...shown,
  _id: 'substitute',
  _type: 'banner',
  phoneImage: undefined,
  Rank: 0,
  Viewport: 'all',
  BtnText: texts.checkAvailability,
  URL: paths.search(),
  visibleFrom: '',
  visibleUntil: '',
})

const screensOf = { all: 'all', phone: 'narrow', desktop: 'wide' } satisfies Record<Banner['Viewport'], Screens>

/** The slides that a screen shows; while it is not known, as in the page's HTML, the first one of each kind of screen. */
export function slidesOn(slides: BannerSlide[], screen: 'narrow' | 'wide' | undefined): BannerSlide[] {
  const shownOn = (kind: Screens) => slides.filter(({ screens }) => screens === 'all' || screens === kind)
  if (screen !== undefined) return shownOn(screen)
  const firsts = [shownOn('narrow')[0], shownOn('wide')[0]]
  return slides.filter((slide) => firsts.includes(slide))
}
