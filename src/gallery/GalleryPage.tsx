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
import styles from './GalleryPage.module.css'
import { texts } from './texts.ts'
import { useState } from 'react'
import { housePictureSize } from '#src/lib/house-pictures.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Picture } from '#src/ui/pictures/Picture.tsx'
import { Slider } from '#src/ui/pictures/Slider.tsx'

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

/** The pictures of one house; selecting one shows it full screen. */
function GalleryGrid({ house, paths }: { house: string; paths: string[] }) {
  const [opened, setOpened] = useState<number>()
  const pictures = paths.map((path, index) => ({
    key: path,
    path,
    alt: texts.pictureOf(house, index + 1, paths.length),
    ...housePictureSize,
  }))
  const slides = pictures.map(({ key, ...picture }) => ({
    key,
    content: <Picture {...picture} sizes="(min-aspect-ratio: 16 / 10) 150vh, 100vw" isCover />,
  }))
  return (
    <>
      <ul className={styles['grid']} aria-label={texts.picturesOf(house)}>
        {pictures.map(({ key, ...picture }, index) => (
          <li key={key}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <span className="visually-hidden">{texts.enlarge} </span>
              <Picture {...picture} sizes="(min-width: 1288px) 820px, (min-width: 700px) 66vw, 100vw" isCover />
            </button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={opened !== undefined} onClose={() => setOpened(undefined)} title={house} size="full" isDark>
        <div className={styles['large']}>
          <Slider label={texts.picturesOf(house)} slides={slides} start={opened ?? 0} isLarge autoplays />
        </div>
      </Dialog>
    </>
  )
}
