import Swiper from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import 'swiper/css'
import 'swiper/css/effect-fade'

const FADE_MS = 1000
const REWIND_MS = 1500
const REST_MS = 6000

export type FadeSlider = { toggle: () => void; show: (slide: number) => void; destroy: () => void }

export type FadeSliderOptions = {
  /** The slides change by hand alone, as with reduced motion. */
  isStill: boolean
  onChange: (slide: number) => void
  onPlaying: (isPlaying: boolean) => void
}

/** Swiper on elements that are already in the page. With reduced motion slides change by hand only. */
export function createFadeSlider(element: HTMLElement, options: FadeSliderOptions): FadeSlider {
  const { onChange, onPlaying } = options
  const isStill = options.isStill || window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = new Swiper(element, {
    modules: [Autoplay, EffectFade],
    effect: 'fade',
    fadeEffect: { crossFade: true },
    speed: isStill ? 0 : FADE_MS,
    rewind: true,
    ...(!isStill && { autoplay: { delay: REST_MS, disableOnInteraction: false } }),
  })
  const setSpeed = () => {
    if (!isStill) swiper.params.speed = swiper.isEnd ? REWIND_MS : FADE_MS
  }
  swiper.on('slideChange', () => onChange(swiper.activeIndex))
  swiper.on('slideChangeTransitionEnd', setSpeed)
  swiper.on('autoplayStart', () => onPlaying(true))
  swiper.on('autoplayStop', () => onPlaying(false))
  onPlaying(!isStill)
  return {
    toggle: () => (swiper.autoplay.running ? swiper.autoplay.stop() : swiper.autoplay.start()),
    show: (slide) => swiper.slideTo(slide),
    // The elements are React's: they stay as they are.
    destroy: () => swiper.destroy(true, false),
  }
}
