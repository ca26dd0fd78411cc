import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, type RefObject } from 'react'
import { texts } from '#ui/texts.ts'
import { classes } from '#ui/classes.ts'
import type { SliderHandle } from './create-slider.ts'
import styles from './Slider.module.css'

export type SliderProps = {
  label: string
  slides: readonly { key: string; content: ReactNode }[]
  /** The slide shown at first. */
  start?: number
  onChange?: (slide: number) => void
  /** Alone in a dialog: the arrow keys turn it wherever the focus is. */
  isLarge?: boolean
  /** Advances automatically, and can be paused. */
  autoplays?: boolean
  /** Another control, next to those that turn the slides. */
  children?: ReactNode
}

/** Slides side by side, as many as at first: swiped, turned by buttons, or by the arrow keys on those. What turns them comes after the page. */
export function Slider(props: SliderProps) {
  const { label, slides, start = 0, onChange, isLarge = false, autoplays = false, children } = props
  const root = useRef<HTMLDivElement>(null)
  const controls = useRef<HTMLDivElement>(null)
  const slider = useRef<SliderHandle>(undefined)
  const startAt = useRef(start)
  const [active, setActive] = useState(start)
  const [isPlaying, setIsPlaying] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const count = slides.length
  useEffect(() => {
    let isGone = false
    const create = async () => {
      const { createSlider } = await import('./create-slider.ts')
      if (isGone || !root.current) return
      slider.current = createSlider(root.current, {
        start: startAt.current,
        autoplays,
        onChange: setActive,
        onPlaying: setIsPlaying,
      })
    }
    // Without its script the slides can still be looked at, from the first on.
    void create()
      .catch(() => undefined)
      .then(() => setIsReady(true))
    return () => {
      isGone = true
      slider.current?.destroy()
      slider.current = undefined
    }
  }, [autoplays])
  useEffect(() => onChange?.(active), [active, onChange])
  const previous = () => slider.current?.previous()
  const next = () => slider.current?.next()
  const stop = () => slider.current?.stop()
  useArrowKeys(controls, { isEverywhere: isLarge, onLeft: previous, onRight: next })
  return (
    <section
      className={classes(styles['slider'], isLarge && styles['large'])}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <div ref={root} className={classes('swiper', styles['view'], !isReady && start > 0 && styles['elsewhere'])}>
        <ul className={classes('swiper-wrapper', styles['slides'])}>
          {slides.map(({ key, content }, index) => (
            <li key={key} className={classes('swiper-slide', styles['slide'])} aria-hidden={index !== active}>
              {content}
            </li>
          ))}
        </ul>
      </div>
      <div ref={controls} className={styles['controls']}>
        {count > 1 && (
          <div className={styles['turn']}>
            <button type="button" aria-label={texts.previousSlide} onFocus={stop} onClick={previous}>
              <ChevronLeft size={22} aria-hidden="true" />
            </button>
            <output aria-live={isPlaying ? 'off' : 'polite'}>
              {active + 1} / {count}
            </output>
            <button type="button" aria-label={texts.nextSlide} onFocus={stop} onClick={next}>
              <ChevronRight size={22} aria-hidden="true" />
            </button>
            {autoplays && (
              <button
                type="button"
                aria-label={isPlaying ? texts.pauseSlides : texts.playSlides}
                onClick={() => slider.current?.toggle()}
              >
                {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
              </button>
            )}
          </div>
        )}
        {children}
      </div>
    </section>
  )
}

type ArrowKeys = {
  /** Listens on the whole document, not only inside the element. */
  isEverywhere: boolean
  onLeft: () => void
  onRight: () => void
}

/** Listens for the left and right arrow keys. */
function useArrowKeys(element: RefObject<HTMLElement | null>, keys: ArrowKeys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  const { isEverywhere } = keys
  useEffect(() => {
    const target = isEverywhere ? document : element.current
    const onKeyDown = (event: Event) => {
      if (!(event instanceof KeyboardEvent)) return
      if (event.key === 'ArrowLeft') latest.current.onLeft()
      if (event.key === 'ArrowRight') latest.current.onRight()
    }
    target?.addEventListener('keydown', onKeyDown)
    return () => target?.removeEventListener('keydown', onKeyDown)
  }, [element, isEverywhere])
}
