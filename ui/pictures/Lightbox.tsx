import { useState } from 'react'
import { texts } from '#ui/texts.ts'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './Lightbox.module.css'
import { Picture, type PictureProps } from './Picture.tsx'
import { Slider } from './Slider.tsx'

/** `note` stands after its words. */
export type LightboxPicture = Pick<PictureProps, 'path' | 'alt' | 'width' | 'height' | 'focus'> & {
  note?: string | undefined
}

type LightboxProps = {
  title: string
  label: string
  pictures: readonly LightboxPicture[]
  /** The picture that it opens with; undefined while it is closed. */
  opened: number | undefined
  onClose: () => void
  autoplays?: boolean
}

/** Pictures as large as the window, in the dark: swiped, turned by the arrow keys, closed by Escape. */
export function Lightbox({ title, opened, onClose, ...shown }: LightboxProps) {
  return (
    <Dialog isOpen={opened !== undefined} onClose={onClose} title={title} size="full" isDark>
      <LargePictures {...shown} title={title} start={opened ?? 0} />
    </Dialog>
  )
}

type LargePicturesProps = Pick<LightboxProps, 'title' | 'label' | 'pictures' | 'autoplays'> & { start: number }

function LargePictures({ title, label, pictures, start, autoplays = false }: LargePicturesProps) {
  const [active, setActive] = useState(start)
  const [previews] = useState(() => pictures.map(({ path }) => loadedCopyOf(path)))
  const slides = pictures.map((picture, index) => ({
    // A gallery of the editors' may have a picture twice.
    key: `${index} ${picture.path}`,
    content: (
      <Picture {...picture} preview={previews[index]} sizes="(min-aspect-ratio: 16 / 10) 150vh, 100vw" isCover />
    ),
  }))
  return (
    <div className={styles['large']}>
      <Slider label={label} slides={slides} start={start} onChange={setActive} isLarge autoplays={autoplays} />
      <p className={styles['caption']}>
        <span aria-hidden="true">{pictures[active]?.alt.replace(`${title}: `, '')}</span>
        {pictures[active]?.note !== undefined && <span className={styles['note']}>{pictures[active].note}</span>}
      </p>
      <p className={styles['hint']}>{texts.turnPhone}</p>
    </div>
  )
}

/** The largest copy of a picture that the page shows already. */
function loadedCopyOf(path: string): string | undefined {
  const copies = [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth > 100 && currentSrc.includes(path),
  )
  return copies.toSorted((a, b) => b.naturalWidth - a.naturalWidth)[0]?.currentSrc
}
