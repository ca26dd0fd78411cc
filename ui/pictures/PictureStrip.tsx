import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { classes } from '#ui/classes.ts'
import { texts } from '#ui/texts.ts'
import { Picture, type PictureProps } from './Picture.tsx'
import styles from './PictureStrip.module.css'

type PictureStripProps = {
  label: string
  pictures: readonly Pick<PictureProps, 'path' | 'alt' | 'width' | 'height' | 'focus'>[]
  /** As in HTML: how wide the strip is shown. */
  sizes: string
  /** The first of its page: its first picture is fetched before all else. */
  isUrgent?: boolean
  /** Called on a click on a picture. For the keyboard, the page has a button that does the same. */
  onOpen?: () => void
}

/** Pictures side by side that fill their box, if there are any: swiped on a touch screen, turned by buttons or the arrow keys on those. All but the first are fetched once a hand is near. */
export function PictureStrip({ label, pictures, sizes, isUrgent = false, onOpen }: PictureStripProps) {
  const list = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)
  // Browsers fetch lazy pictures that are only a swipe away: a list of strips would fetch four times what it shows.
  const [isNear, setIsNear] = useState(false)
  const count = pictures.length
  // Where a finger swipes them they scroll, and what scrolls is reached by the keyboard too. A mouse has the buttons.
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) list.current?.setAttribute('tabindex', '0')
  }, [])

  if (count === 0) return null

  function turn(step: 1 | -1) {
    const width = list.current?.clientWidth ?? 0
    list.current?.scrollTo({ left: ((shown + step + count) % count) * width })
  }

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') turn(-1)
    if (key === 'ArrowRight') turn(1)
  }

  function onClick({ target }: MouseEvent) {
    const isOnButton = target instanceof Element && target.closest('button') !== null
    if (!isOnButton) onOpen?.()
  }

  return (
    <div
      className={classes(styles['strip'], onOpen && styles['opens'])}
      role="group"
      aria-label={label}
      onPointerEnter={() => setIsNear(true)}
      onFocus={() => setIsNear(true)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <ul
        ref={list}
        aria-label={label}
        className={styles['pictures']}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {pictures.map((picture, index) => (
          <li key={picture.path}>
            {(index === 0 || isNear) && (
              <Picture {...picture} sizes={sizes} isCover isUrgent={isUrgent && index === 0} />
            )}
          </li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles['turn']}>
          <button type="button" aria-label={texts.turnTo(texts.previousSlide, label)} onClick={() => turn(-1)}>
            <ChevronLeft size={20} aria-hidden="true" />
          </button>
          <output>
            {shown + 1} / {count}
          </output>
          <button type="button" aria-label={texts.turnTo(texts.nextSlide, label)} onClick={() => turn(1)}>
            <ChevronRight size={20} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  )
}
