import type { HomeContent } from '#cms/types.ts'
import type { PageHead } from '../../page-handle.ts'
import type { Sources } from '../../sources.ts'

export const HERO_SIZES = '100vw'

export type HomeData = HomeContent & { today: string; head: PageHead }

export async function loadHome(sources: Sources): Promise<HomeData> {
  const home = await sources.content('home')
  const [first] = home.banners
  return {
    ...home,
    today: sources.today(),
    head: {
      title: home.page.seo.title,
      description: home.page.seo.description,
      ...(first && { preload: { path: first.ImagePath, sizes: HERO_SIZES } }),
    },
  }
}
