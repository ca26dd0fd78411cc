import { Images, Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { Lightbox } from '#ui/pictures/Lightbox.tsx'
import { Picture } from '#ui/pictures/Picture.tsx'
import { Slider } from '#ui/pictures/Slider.tsx'
import { picturesOf, type ShownPicture } from '#src/lib/house-pictures.ts'
import tile from '#ui/styles/tile.module.css'
import styles from './HousePictures.module.css'
import { pagePictureSizes } from './house-head.ts'
import { texts } from './texts.ts'

export type HousePicturesProps = {
  house: House
  type: PlaceType
  /** As in HTML: how wide the slider is shown. */
  sizes?: string
  /** The first of its page: its first picture is fetched before all else. */
  isUrgent?: boolean
}

/** The pictures of a place in a slider, and larger in the lightbox; nothing where it has none. */
export function HousePictures({
  house,
  type,
  sizes = '(min-width: 960px) 560px, 100vw',
  isUrgent = false,
}: HousePicturesProps) {
  const [active, setActive] = useState(0)
  const [opened, setOpened] = useState<number>()
  const pictures = picturesOf(house, type)
  if (pictures.length === 0) return null
  const slides = pictures.map((picture, index) => ({
    key: picture.path,
    content: <Picture {...picture} sizes={sizes} isCover isUrgent={isUrgent && index === 0} />,
  }))
  return (
    <>
      <Slider label={texts.picturesOf(house.Name)} slides={slides} onChange={setActive}>
        <button
          type="button"
          className={styles['enlarge']}
          aria-label={texts.enlarge}
          onClick={() => setOpened(active)}
        >
          <Maximize2 size={20} aria-hidden="true" />
        </button>
      </Slider>
      <HouseLightbox house={house} pictures={pictures} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

const MOSAIC = 5
const tileSizes = '(min-width: 1290px) 270px, (min-width: 860px) 22vw, (min-width: 600px) 33vw, 1px'

/** The pictures of a place on its own page: a large one with up to four below it, one alone on a phone; each opens the lightbox. */
export function HouseMosaic({ house, type }: Pick<HousePicturesProps, 'house' | 'type'>) {
  const [opened, setOpened] = useState<number>()
  const pictures = picturesOf(house, type)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles['tiles']} aria-label={texts.picturesOf(house.Name)}>
        {pictures.slice(0, MOSAIC).map((picture, index) => (
          <li key={picture.path} className={tile['tile']}>
            <button type="button" aria-haspopup="dialog" onClick={() => setOpened(index)}>
              <span className="visually-hidden">{texts.enlarge}: </span>
              <Picture {...picture} sizes={index === 0 ? pagePictureSizes : tileSizes} isCover isUrgent={index === 0} />
              {index === 0 && (
                <span className={styles['all']}>
                  <Images size={18} aria-hidden="true" /> {texts.allPictures(pictures.length)}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
      {pictures.some(({ note }) => note !== undefined) && (
        <p className={styles['note']}>
          {pictures.every(({ note }) => note !== undefined) ? texts.allImpressions : texts.someImpressions}
        </p>
      )}
      <HouseLightbox house={house} pictures={pictures} opened={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

type HouseLightboxProps = {
  house: House
  pictures: readonly ShownPicture[]
  opened: number | undefined
  onClose: () => void
}

function HouseLightbox({ house, ...shown }: HouseLightboxProps) {
  return <Lightbox title={house.Name} label={texts.picturesOf(house.Name)} {...shown} />
}
