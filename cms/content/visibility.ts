import { redirectOf } from '../../contract/values/redirects.ts'
import { isOver, isVisible, type Visibility } from '../../contract/values/visible.ts'
import type { PageContents } from '../types.ts'

/**
 * The contents as visitors see them at an instant: what has not begun, or is over, is left out, and what leads to such a page goes with it. Of
 * pages that have ended the names stay, for those who come to them.
 */
export function visiblePages(pages: PageContents, at: number): PageContents {
  const visible = <Item extends Visibility>(items: Item[]) => items.filter((item) => isVisible(item, at))
  const over = <Item extends Visibility>(items: Item[]) => items.filter((item) => isOver(item, at))
  const { home } = pages
  const offers = visible(pages.offers.offers)
  const landingPages = visible(pages.landing.pages)
  const addresses = new Set([
    ...offers.map(({ slug }) => `${OFFERS}${slug}`),
    ...landingPages.map(({ slug }) => `/${slug}`),
  ])
  const landingAddresses = new Set(pages.landing.pages.map(({ slug }) => `/${slug}`))
  function leadsSomewhere(link: string): boolean {
    const path = link.replace(/\/?([?#].*)?$/s, '')
    const mayEnd = path.startsWith(OFFERS) || landingAddresses.has(path)
    return !mayEnd || addresses.has(path) || redirectOf(pages.redirects.redirects, path) !== undefined
  }
  return {
    ...pages,
    layout: {
      ...pages.layout,
      hasOffers: offers.length > 0,
      menu: visible(pages.layout.menu),
      announcements: visible(pages.layout.announcements).map((line) =>
        leadsSomewhere(line.URL) ? line : { ...line, URL: '' },
      ),
    },
    home: {
      ...home,
      banners: visible(home.banners).filter(({ URL }) => leadsSomewhere(URL)),
      tiles: visible(home.tiles).filter(({ DetailUrl }) => leadsSomewhere(DetailUrl)),
      offers: visible(home.offers),
    },
    offers: { offers, ended: over(pages.offers.ended) },
    landing: { pages: landingPages, ended: over(pages.landing.ended) },
  }
}

const OFFERS = '/offers/'

/** How often planned content has begun or ended until an instant. Pages rendered at another count are out of date. */
export function visibilityChangesUntil({ layout, home, offers, landing }: PageContents, at: number): number {
  const planned = [...layout.announcements, ...home.banners, ...home.tiles, ...offers.offers, ...landing.pages]
  return planned
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .filter((time) => Date.parse(time) <= at).length
}
