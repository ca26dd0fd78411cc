import { useState } from 'react'
import { housePictureSize } from '#src/lib/house-pictures.ts'
import { Dialog } from '#src/ui/overlays/Dialog.tsx'
import { Picture } from '#src/ui/pictures/Picture.tsx'
import { Slider } from '#src/ui/pictures/Slider.tsx'
import styles from './GalleryGrid.module.css'
import { texts } from './texts.ts'

/** The pictures of one house; a press shows them as large as the window. */
export function GalleryGrid({ house, paths }: { house: string; paths: string[] }) {
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
