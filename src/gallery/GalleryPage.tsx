import { useLoaderData } from 'react-router-dom'
import { type GalleryImage, getGalleryImages } from '#contract/catalogue/gallery.ts'
import { galleryCategories } from '#contract/values/gallery-categories.ts'
import { contentHead } from '#src/content/content-head.ts'
import type { PageHead } from '#src/lib/page-handle.ts'
import { paths } from '#src/lib/paths.ts'
import type { Sources } from '#src/lib/sources.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { EmptyState } from '#ui/messages.tsx'
import { Tabs } from '#ui/Tabs.tsx'
import { PageTitle } from '#ui/headings.tsx'
import tile from '#ui/styles/tile.module.css'
import styles from './GalleryPage.module.css'
import { texts } from './texts.ts'
import { useState } from 'react'
import { pictureWords, shownPicture } from '#src/lib/house-pictures.ts'
import { Lightbox } from '#ui/pictures/Lightbox.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { phoneSizes } from '#ui/pictures/srcset.ts'

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
    const its = images.filter(({ Category }) => Category === house)
    const content =
      its.length === 0 ? <EmptyState sentence={texts.empty} /> : <GalleryGrid house={house} images={its} />
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
function GalleryGrid({ house, images }: { house: string; images: readonly GalleryImage[] }) {
  const [opened, setOpened] = useState<number>()
  const pictures = images.map((image, index) => ({
    ...shownPicture(image),
    alt: pictureWords(image, house, { place: index + 1, count: images.length }),
  }))
  return (
    <>
      <ul className={styles['grid']} aria-label={texts.picturesOf(house)}>
        {pictures.map((picture, index) => (
          <li key={picture.path} className={tile['tile']}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <span className="visually-hidden">{texts.enlarge} </span>
              <Picture {...picture} sizes={slotSizes(index, pictures.length)} isCover />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        title={house}
        label={texts.picturesOf(house)}
        pictures={pictures}
        opened={opened}
        onClose={() => setOpened(undefined)}
        autoplays
      />
    </>
  )
}

/** How wide the grid shows a picture, by its place in the fours of the stylesheet. */
function slotSizes(index: number, count: number): string {
  const isLast = index === count - 1
  const place = index % 4
  if (place === 3 || (place === 0 && isLast)) return `(min-width: 1288px) 1240px, ${phoneSizes(100)}`
  if (place === 0 || (place === 1 && isLast))
    return `(min-width: 1288px) 850px, (min-width: 700px) 70vw, ${phoneSizes(100)}`
  return `(min-width: 1288px) 410px, (min-width: 700px) 36vw, ${phoneSizes(100)}`
}
