import type { ContentPicture, Seo } from '#cms/types.ts'
import type { PageHead, SharedPicture } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from '#src/lib/texts.ts'

/** The largest picture that is seen at first, and how wide it is shown. */
type FirstPicture = { picture: ContentPicture; sizes: string }

/** The head of a page that stands right below the home page. */
export function contentHead({ title, description, picture }: Seo, path: string, first?: FirstPicture): PageHead {
  const shared = picture ?? first?.picture
  return {
    title,
    description,
    crumbs: [
      { name: texts.titles.home, path: paths.home() },
      { name: title, path },
    ],
    ...(shared && { picture: sharedPicture(shared) }),
    ...(first && { preload: [{ path: first.picture.ImagePath, width: first.picture.Width, sizes: first.sizes }] }),
  }
}

/** A head with the site's own description and picture where the page has none. */
export function withSiteWords<Head extends PageHead>(head: Head, site: Seo | undefined): Head {
  const description = head.description ?? (site?.description || undefined)
  const picture = head.picture ?? (site?.picture && sharedPicture(site.picture))
  return { ...head, ...(description !== undefined && { description }), ...(picture && { picture }) }
}

export function sharedPicture({ ImagePath, AltText, Focus }: ContentPicture): SharedPicture {
  return { path: ImagePath, alt: AltText, focus: Focus }
}
