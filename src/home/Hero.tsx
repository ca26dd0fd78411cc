import { Pause, Play } from 'lucide-react'
import { useContext, useRef } from 'react'
import { PreviewStudio } from '#src/content/use-editable.ts'
import { classes } from '#src/ui/classes.ts'
import { useFadeSlider } from '#src/ui/pictures/use-fade-slider.ts'
import { texts } from '#src/lib/texts.ts'
import type { BannerSlide } from './banner-slides.ts'
import styles from './Hero.module.css'
import { HeroSlide } from './HeroSlide.tsx'

/** The banners. The first is in the page's HTML, since it is what a guest sees first; the others come when the page is at rest. */
export function Hero({ slides }: { slides: BannerSlide[] }) {
  const root = useRef<HTMLDivElement>(null)
  // Nothing slips away from under the pointer of whoever edits it.
  const isStill = useContext(PreviewStudio) !== undefined
  const { isReady, active, isPlaying, toggle, show } = useFadeSlider(root, slides.length, { isStill })
  const shown = isReady ? slides : slides.slice(0, 1)
  return (
    <section className={styles['hero']} aria-roledescription="carousel" aria-label={texts.home.heroLabel}>
      <div ref={root} className={classes('swiper', styles['slider'])}>
        <div className={classes('swiper-wrapper', styles['slides'])}>
          {shown.map((slide, index) => (
            <HeroSlide key={slide.banner._id} slide={slide} isFirst={index === 0} isActive={index === active} />
          ))}
        </div>
      </div>
      {isReady && (
        <div className={styles['controls']}>
          {slides.map(({ banner }, index) => (
            <button
              key={banner._id}
              type="button"
              className={styles['mark']}
              aria-label={texts.home.slide(index + 1, slides.length)}
              aria-current={index === active || undefined}
              onClick={() => show(index)}
            />
          ))}
          <button
            type="button"
            className={styles['pause']}
            aria-label={isPlaying ? texts.home.pause : texts.home.play}
            onClick={toggle}
          >
            {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  )
}
