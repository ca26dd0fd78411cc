import { useLoaderData } from 'react-router-dom'
import { type GalleryImage, getGalleryImages } from '#contract/catalogue/gallery.ts'
import { galleryCategories, galleryThemes } from '#contract/values/gallery-categories.ts'
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
  const themes = tabsOf(galleryThemes, images, ({ Theme }) => Theme).filter(({ isEmpty }) => !isEmpty)
  return (
    <div className={styles['page']}>
      <PageTitle eyebrow={texts.eyebrow} title={texts.heading} lead={texts.lead} isCentered />
      <Tabs label={texts.tabs} tabs={tabsOf(galleryCategories, images, ({ Category }) => Category)} />
      {themes.length > 0 && (
        <section className={styles['themes']} aria-labelledby="themes">
          <h2 id="themes">{texts.themes}</h2>
          <Tabs label={texts.themes} tabs={themes} />
        </section>
      )}
    </div>
  )
}

/** A tab for each name, with its pictures. */
function tabsOf<Name extends string>(
  names: readonly Name[],
  images: readonly GalleryImage[],
  nameOf: (image: GalleryImage) => Name | undefined,
) {
  return names.map((name) => {
    const its = images.filter((image) => nameOf(image) === name)
    const isEmpty = its.length === 0
    const content = isEmpty ? <EmptyState sentence={texts.empty} /> : <GalleryGrid title={name} images={its} />
    return { key: name, label: name, content, isEmpty }
  })
}

/** The pictures of a tab; selecting one shows it full screen. */
function GalleryGrid({ title, images }: { title: string; images: readonly GalleryImage[] }) {
  const [opened, setOpened] = useState<number>()
  const pictures = images.map((image, index) => ({
    ...shownPicture(image),
    alt: pictureWords(image, image.Category, { place: index + 1, count: images.length }),
  }))
  return (
    <>
      <ul className={styles['grid']} aria-label={texts.picturesOf(title)}>
        {pictures.map((picture, index) => (
          // Staff may put the same picture in a tab twice.
          <li key={`${index} ${picture.path}`} className={tile['tile']}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <span className="visually-hidden">{texts.enlarge} </span>
              <Picture {...picture} sizes={slotSizes(index, pictures.length)} isCover />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        title={title}
        label={texts.picturesOf(title)}
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
