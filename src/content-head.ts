import type { ContentPicture, Seo } from '#cms/types.ts'
import type { PageHead } from './page-handle.ts'
import { paths } from './paths.ts'
import { texts } from './texts.ts'

/** The largest picture that is seen at first, and how wide it is shown. */
type FirstPicture = { picture: ContentPicture; sizes: string }

/** The head of a page that stands right below the home page. */
export function contentHead({ title, description, picture }: Seo, path: string, first?: FirstPicture): PageHead {
  const shared = picture ?? first?.picture
  return {
    title,
    description,
    crumbs: [
      { name: texts.home.title, path: paths.home() },
      { name: title, path },
    ],
    ...(shared && { picture: { path: shared.ImagePath, alt: shared.AltText, width: shared.Width } }),
    ...(first && { preload: [{ path: first.picture.ImagePath, width: first.picture.Width, sizes: first.sizes }] }),
  }
}
