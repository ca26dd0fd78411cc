import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import 'swiper/css'

const SPEED_MS = 320
const REWIND_MS = 1500
const REST_MS = 5000

export type SliderHandle = {
  previous: () => void
  next: () => void
  toggle: () => void
  stop: () => void
  destroy: () => void
}

export type SliderOptions = {
  start: number
  /** Advances automatically until the visitor turns it; with reduced motion only when played. */
  autoplays: boolean
  onChange: (slide: number) => void
  onPlaying: (isPlaying: boolean) => void
}

/** Swiper on slides that are already in the page. After the last comes the first. */
export function createSlider(element: HTMLElement, options: SliderOptions): SliderHandle {
  const { start, autoplays, onChange, onPlaying } = options
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const speed = isStill ? 0 : SPEED_MS
  const rewindSpeed = isStill ? 0 : REWIND_MS
  const swiper = new Swiper(element, {
    modules: [Autoplay],
    speed,
    rewind: true,
    initialSlide: start,
    autoplay: autoplays && { enabled: !isStill, delay: REST_MS, disableOnInteraction: true, pauseOnMouseEnter: true },
  })
  swiper.on('slideChange', () => onChange(swiper.activeIndex))
  swiper.on('slideChangeTransitionEnd', () => {
    swiper.params.speed = swiper.autoplay.running && swiper.isEnd ? rewindSpeed : speed
  })
  swiper.on('autoplayStart', () => onPlaying(true))
  swiper.on('autoplayStop', () => onPlaying(false))
  onPlaying(autoplays && !isStill)
  const stop = () => {
    if (swiper.autoplay.running) swiper.autoplay.stop()
  }
  return {
    previous() {
      stop()
      swiper.slidePrev(swiper.isBeginning ? rewindSpeed : speed)
    },
    next() {
      stop()
      swiper.slideNext(swiper.isEnd ? rewindSpeed : speed)
    },
    toggle: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    stop,
    // The elements are React's: they stay as they are.
    destroy: () => swiper.destroy(true, false),
  }
}
