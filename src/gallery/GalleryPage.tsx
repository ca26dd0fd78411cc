import { useLoaderData } from 'react-router-dom'
import { galleryCategories, getGalleryImages } from '#contract/gallery.ts'
import { contentHead } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { EmptyState } from '#src/ui/messages.tsx'
import { Tabs } from '#src/ui/Tabs.tsx'
import { PageTitle } from '#src/ui/headings.tsx'
import { GalleryGrid } from './GalleryGrid.tsx'
import styles from './GalleryPage.module.css'
import { texts } from './texts.ts'

export async function load({ api }: Sources) {
  const images = await api.call(getGalleryImages, { query: { category: 'new', pageSize: 40, page: 1 } })
  const seo = { title: siteTexts.titles.gallery, description: texts.description }
  const head: PageHead = contentHead(seo, paths.gallery())
  const [first] = images
  return { images, head: first ? { ...head, picture: { path: first.ImagePath, alt: first.Category } } : head }
}

export default function GalleryPage() {
  const { images } = useLoaderData<typeof load>()
  const tabs = galleryCategories.map((house) => {
    const paths = images.filter(({ Category }) => Category === house).map(({ ImagePath }) => ImagePath)
    const content =
      paths.length === 0 ? <EmptyState sentence={texts.empty} /> : <GalleryGrid house={house} paths={paths} />
    return { key: house, label: house, content }
  })
  return (
    <div className={styles['page']}>
      <PageTitle eyebrow={texts.eyebrow} title={texts.heading} lead={texts.lead} isCentered />
      <Tabs label={texts.tabs} tabs={tabs} />
    </div>
  )
}
