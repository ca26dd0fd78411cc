import type { Banner } from '#cms/types.ts'

/** What one slide shows: its words and wide picture, and another picture for phones if the editors gave one. */
export type BannerSlide = { banner: Banner; phone?: Banner }

/** One slide for each Rank. A banner for phones and one for desktops of the same Rank are one slide, with the desktop's words. */
export function bannerSlides(banners: readonly Banner[]): BannerSlide[] {
  const ranks = [...new Set(banners.map(({ Rank }) => Rank))].toSorted((one, other) => one - other)
  return ranks.flatMap((rank) => {
    const ranked = banners.filter(({ Rank }) => Rank === rank)
    const phone = ranked.find(({ Viewport }) => Viewport === 'phone')
    const wide = ranked.filter((banner) => banner !== phone)
    if (wide.length === 0) return phone ? [{ banner: phone }] : []
    return wide.map((banner) => ({ banner, ...(phone && { phone }) }))
  })
}
