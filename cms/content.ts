import { aboutPage } from './seed/about-page.ts'
import { banners } from './seed/banners.ts'
import { careerPage } from './seed/career-page.ts'
import { dinePage } from './seed/dine-page.ts'
import { directors } from './seed/directors.ts'
import { homePage } from './seed/home-page.ts'
import { homeTiles } from './seed/home-tiles.ts'
import { privacyPolicy } from './seed/privacy-policy.ts'
import { refundPolicy } from './seed/refund-policy.ts'
import { offerings } from './seed/offerings.ts'
import { siteSettings } from './seed/site-settings.ts'
import { termsConditions } from './seed/terms-conditions.ts'
import type { ContentSource, PageContents } from './types.ts'

/** Where the site reads its content. `revision` changes with every publish, so that what was rendered before can be dropped. */
export type SiteContent = { content: ContentSource; revision: () => string }

/** The content that the product is born with: what shows until an editor publishes something else. */
export function createSeedContent(): SiteContent {
  const contents: PageContents = {
    layout: { settings: siteSettings },
    home: { page: homePage, banners: byRank(banners), tiles: byRank(homeTiles) },
    about: { page: aboutPage, directors: byRank(directors) },
    dine: dinePage,
    career: careerPage,
    privacypolicy: privacyPolicy,
    termsconditions: termsConditions,
    refund: refundPolicy,
    ...offerings,
  }
  return { content: async (page) => contents[page], revision: () => 'seed' }
}

function byRank<Ranked extends { Rank: number }>(items: Ranked[]): Ranked[] {
  return items.toSorted((one, other) => one.Rank - other.Rank)
}
