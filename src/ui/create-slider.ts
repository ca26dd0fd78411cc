import Swiper from 'swiper'
import 'swiper/css'

const SPEED_MS = 320

export type SliderHandle = { previous: () => void; next: () => void; destroy: () => void }

/** Swiper on slides that are already in the page. After the last comes the first. */
export function createSlider(element: HTMLElement, start: number, onChange: (slide: number) => void): SliderHandle {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  const swiper = new Swiper(element, { speed: isStill ? 0 : SPEED_MS, rewind: true, initialSlide: start })
  swiper.on('slideChange', () => onChange(swiper.activeIndex))
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    // The elements are React's: they stay as they are.
    destroy: () => swiper.destroy(true, false),
  }
}
