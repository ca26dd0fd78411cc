import { useState } from 'react'
import type { Section } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { Lightbox } from '#ui/pictures/Lightbox.tsx'
import { phoneSizes } from '#ui/pictures/srcset.ts'
import tile from '#ui/styles/tile.module.css'
import styles from './sections.module.css'
import { texts } from './texts.ts'

type Props<Name extends Section['_type']> = { section: Extract<Section, { _type: Name }> }

const WHOLE = `(min-width: 1288px) 1240px, ${phoneSizes(100)}`
const HALF = `(min-width: 1288px) 820px, (min-width: 700px) 66vw, ${phoneSizes(100)}`
const THIRD = `(min-width: 1288px) 410px, (min-width: 700px) 33vw, ${phoneSizes(50)}`

export function PictureSection({ section: { picture, caption } }: Props<'pictureSection'>) {
  const edit = useEditable()
  if (!picture) return null
  return (
    <figure className={styles['figure']}>
      <div className={styles['wide']}>
        <ContentPicture picture={picture} sizes={WHOLE} isCover mark={edit('picture')} />
      </div>
      {caption !== '' && (
        <figcaption {...langOf(caption)} {...edit('caption')}>
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

export function PicturesSection({ section: { pictures } }: Props<'picturesSection'>) {
  const edit = useEditable()
  if (pictures.length === 0) return null
  const sizes = pictures.length > 2 ? THIRD : HALF
  return (
    <ul className={styles['row']}>
      {pictures.map((picture, index) => (
        <li key={picture._key}>
          <ContentPicture
            picture={picture}
            // The first of three has a row of a phone to itself.
            sizes={index === 0 && pictures.length === 3 ? HALF : sizes}
            isCover
            mark={edit('pictures', picture)}
          />
        </li>
      ))}
    </ul>
  )
}

export function GallerySection({ section: { pictures } }: Props<'gallerySection'>) {
  const edit = useEditable()
  const [opened, setOpened] = useState<number>()
  if (pictures.length === 0) return null
  const large = pictures.map(({ ImagePath, AltText, Width, Height }) => ({
    path: ImagePath,
    alt: AltText,
    width: Width,
    height: Height,
  }))
  return (
    <>
      <ul className={styles['gallery']} aria-label={texts.gallery}>
        {pictures.map((picture, index) => (
          <li key={picture._key} className={tile['tile']}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <span className="visually-hidden">{texts.enlarge} </span>
              <ContentPicture
                picture={picture}
                sizes={gallerySizes(index, pictures.length)}
                isCover
                mark={edit('pictures', picture)}
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox
        title={texts.gallery}
        label={texts.gallery}
        pictures={large}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  )
}

/** How wide the stylesheet shows a picture: three in a row, two on a phone, and the last takes what is left of its row. */
function gallerySizes(index: number, count: number): string {
  const isLast = index === count - 1
  if (isLast && count % 3 === 1) return WHOLE
  return isLast && (count % 3 === 2 || count % 2 === 1) ? HALF : THIRD
}
