import { aboutPage } from './documents/about-page.ts'
import { banners } from './documents/banners.ts'
import { careerPage } from './documents/career-page.ts'
import { conventionHall } from './documents/convention.ts'
import { dinePage } from './documents/dine-page.ts'
import { directors } from './documents/directors.ts'
import { homePage } from './documents/home-page.ts'
import { gallery } from './documents/gallery.ts'
import { houses } from './documents/houses.ts'
import { homeTiles } from './documents/home-tiles.ts'
import { landingPages } from './documents/landing-pages.ts'
import { offers } from './documents/offers.ts'
import { wholeResort } from './documents/package.ts'
import { privacyPolicy } from './documents/privacy-policy.ts'
import { refundPolicy } from './documents/refund-policy.ts'
import { siteSettings } from './documents/site-settings.ts'
import { swimmingPool } from './documents/swimming-pool.ts'
import { termsConditions } from './documents/terms-conditions.ts'
import type { SeedDocument } from './seed-document.ts'

/** The content that the product is born with: what shows until an editor publishes something else. Pictures are `seedAssets()`. */
export function seedDocuments(): readonly SeedDocument[] {
  return [
    siteSettings,
    homePage,
    ...banners,
    ...homeTiles,
    aboutPage,
    ...directors,
    dinePage,
    careerPage,
    ...houses,
    gallery,
    ...landingPages,
  ...offers,
    wholeResort,
    conventionHall,
    swimmingPool,
    privacyPolicy,
    termsConditions,
    refundPolicy,
  ]
}
