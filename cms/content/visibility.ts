import { redirectOf } from '../../contract/values/redirects.ts'
import { isOver, isVisible, type Visibility } from '../../contract/values/visible.ts'
import type { PageContents } from '../types.ts'

/**
 * The contents as visitors see them at an instant: what has not begun, or is over, is left out, and what leads to an offer goes with it. Of
 * offers that have ended the names stay, for those who come to their pages.
 */
export function visiblePages(pages: PageContents, at: number): PageContents {
  const visible = <Item extends Visibility>(items: Item[]) => items.filter((item) => isVisible(item, at))
  const { home } = pages
  const offers = visible(pages.offers.offers)
  const addresses = new Set(offers.map(({ slug }) => `${OFFERS}${slug}`))
  function leadsSomewhere(link: string): boolean {
    const path = link.replace(/\/?([?#].*)?$/s, '')
    const isOffer = path.startsWith(OFFERS)
    return !isOffer || addresses.has(path) || redirectOf(pages.redirects.redirects, path) !== undefined
  }
  return {
    ...pages,
    layout: {
      ...pages.layout,
      hasOffers: offers.length > 0,
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
    offers: { offers, ended: pages.offers.ended.filter((offer) => isOver(offer, at)) },
  }
}

const OFFERS = '/offers/'

/** How often planned content has begun or ended until an instant. Pages rendered at another count are out of date. */
export function visibilityChangesUntil({ layout, home, offers }: PageContents, at: number): number {
  const planned = [...layout.announcements, ...home.banners, ...home.tiles, ...offers.offers]
  return planned
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .filter((time) => Date.parse(time) <= at).length
}
