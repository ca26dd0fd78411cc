import { banners } from './seed/banners.ts'
import { homePage } from './seed/home-page.ts'
import { homeTiles } from './seed/home-tiles.ts'
import { siteSettings } from './seed/site-settings.ts'
import type { ContentSource, PageContents } from './types.ts'

/** Where the site reads its content. `revision` changes with every publish, so that what was rendered before can be dropped. */
export type SiteContent = { content: ContentSource; revision: () => string }

/** The content that the product is born with: what shows until an editor publishes something else. */
export function createSeedContent(): SiteContent {
  const contents: PageContents = {
    layout: { settings: siteSettings },
    home: { page: homePage, banners: byRank(banners), tiles: byRank(homeTiles) },
  }
  return { content: async (page) => contents[page], revision: () => 'seed' }
}

function byRank<Ranked extends { Rank: number }>(items: Ranked[]): Ranked[] {
  return items.toSorted((one, other) => one.Rank - other.Rank)
}
