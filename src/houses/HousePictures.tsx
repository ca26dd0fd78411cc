import { Maximize2 } from 'lucide-react'
import { useState } from 'react'
import type { House, PlaceType } from '#contract/houses.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Picture } from '#src/ui/pictures/Picture.tsx'
import { Slider } from '#src/ui/pictures/Slider.tsx'
import { housePictureSize, sliderPaths } from '#src/lib/house-pictures.ts'
import styles from './PlaceLayout.module.css'
import { texts } from './texts.ts'

export type HousePicturesProps = {
  house: House
  type: PlaceType
  /** As in HTML: how wide the slider is shown. */
  sizes?: string
  /** The first of its page: its first picture is fetched before all else. */
  isUrgent?: boolean
}

/** The pictures of a place in a slider, and larger in a popup. */
export function HousePictures({
  house,
  type,
  sizes = '(min-width: 960px) 560px, 100vw',
  isUrgent = false,
}: HousePicturesProps) {
  const [active, setActive] = useState(0)
  const [isLarge, setIsLarge] = useState(false)
  const paths = sliderPaths(house, type)
  const slidesOf = (width: string, isFirstUrgent = false) =>
    paths.map((path, index) => ({
      key: path,
      content: (
        <Picture
          path={path}
          alt={texts.slideOf(house.Name, index + 1, paths.length)}
          {...housePictureSize}
          sizes={width}
          isCover
          isUrgent={isFirstUrgent && index === 0}
        />
      ),
    }))
  return (
    <>
      <Slider label={texts.picturesOf(house.Name)} slides={slidesOf(sizes, isUrgent)} onChange={setActive}>
        <button type="button" className={styles['enlarge']} aria-label={texts.enlarge} onClick={() => setIsLarge(true)}>
          <Maximize2 size={20} aria-hidden="true" />
        </button>
      </Slider>
      <Dialog isOpen={isLarge} onClose={() => setIsLarge(false)} title={house.Name} size="full">
        <div className={styles['large']}>
          <Slider label={texts.picturesOf(house.Name)} slides={slidesOf('100vw')} start={active} isLarge />
        </div>
      </Dialog>
    </>
  )
}
