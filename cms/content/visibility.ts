import { isVisible, type Visibility } from '../../contract/values/visible.ts'
import type { PageContents } from '../types.ts'

/** The contents as visitors see them at an instant: what has not begun, or is over, is left out. */
export function visiblePages(pages: PageContents, at: number): PageContents {
  const visible = <Item extends Visibility>(items: Item[]) => items.filter((item) => isVisible(item, at))
  const { home, offers } = pages
  return {
    ...pages,
    home: {
      ...home,
      banners: visible(home.banners),
      tiles: visible(home.tiles),
      offers: visible(home.offers),
    },
    offers: { ...offers, offers: visible(offers.offers) },
  }
}

/** How often planned content has begun or ended until an instant. Pages rendered at another count are out of date. */
export function visibilityChangesUntil({ home, offers }: PageContents, at: number): number {
  const planned = [...home.banners, ...home.tiles, ...offers.offers]
  return planned
    .flatMap(({ visibleFrom, visibleUntil }) => [visibleFrom, visibleUntil])
    .filter((time) => Date.parse(time) <= at).length
}
