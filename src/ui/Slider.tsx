import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { texts } from '#src/texts.ts'
import { classes } from './classes.ts'
import { createSlider, type SliderHandle } from './create-slider.ts'
import styles from './Slider.module.css'

export type SliderProps = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** The slide shown at first. */
  start?: number
  onChange?: (slide: number) => void
  isLarge?: boolean
  /** Another control, beside those that turn the slides. */
  children?: ReactNode
}

/** Slides side by side, as many as at first: swiped, turned by buttons, or by the arrow keys on those. */
export function Slider({ label, slides, start = 0, onChange, isLarge = false, children }: SliderProps) {
  const root = useRef<HTMLDivElement>(null)
  const slider = useRef<SliderHandle>(undefined)
  const startAt = useRef(start)
  const [active, setActive] = useState(start)
  const count = slides.length
  useEffect(() => {
    if (!root.current) return undefined
    const created = createSlider(root.current, startAt.current, setActive)
    slider.current = created
    return () => created.destroy()
  }, [])
  useEffect(() => onChange?.(active), [active, onChange])
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') slider.current?.previous()
    if (key === 'ArrowRight') slider.current?.next()
  }
  return (
    <section
      className={classes(styles['slider'], isLarge && styles['large'])}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div ref={root} className={classes('swiper', styles['view'])}>
        <ul className={classes('swiper-wrapper', styles['slides'])}>
          {slides.map(({ key, content }, index) => (
            <li key={key} className={classes('swiper-slide', styles['slide'])} aria-hidden={index !== active}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['controls']}>
        {count > 1 && (
          <div className={styles['turn']}>
            <button
              type="button"
              aria-label={texts.ui.previousSlide}
              onClick={() => slider.current?.previous()}
              onKeyDown={onKeyDown}
            >
              <ChevronLeft size={22} aria-hidden="true" />
            </button>
            <output aria-live="polite">
              {active + 1} / {count}
            </output>
            <button
              type="button"
              aria-label={texts.ui.nextSlide}
              onClick={() => slider.current?.next()}
              onKeyDown={onKeyDown}
            >
              <ChevronRight size={22} aria-hidden="true" />
            </button>
          </div>
        )}
        {children}
      </div>
    </section>
  )
}
