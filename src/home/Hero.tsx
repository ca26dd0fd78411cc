import { Pause, Play } from 'lucide-react'
import { useContext } from 'react'
import { PreviewStudio, useEditable } from '#src/content/editable.tsx'
import { useCounted } from '#src/content/use-counted.ts'
import { useBrowserStore } from '#ui/lib/hydration.ts'
import { classes } from '#ui/classes.ts'
import { NARROW_MEDIA } from '#ui/pictures/srcset.ts'
import { texts } from './texts.ts'
import styles from './Hero.module.css'
import { ContentLink } from '#src/content/ContentLink.tsx'
import { langOf } from '#src/content/lang.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { type BannerSlide, HERO_PHONE_SIZES, HERO_SIZES, slidesOn } from './load-home.ts'
import { useTurningSlides } from './use-turning-slides.ts'

/** The banners. The first is in the page's HTML, since it is what a guest sees first; the words of the others come when the page is at rest, and their pictures in turn. */
export function Hero({ slides }: { slides: BannerSlide[] }) {
  // Slides must not move under an editor's pointer.
  const isStill = useContext(PreviewStudio) !== undefined
  const screen = useScreen()
  // Until the script is here it is not known which screen this is: the stylesheet hides what is for another.
  const own = slidesOn(slides, screen)
  const { isReady, active, isWanted, isRewinding, isPlaying, toggle, show, holder } = useTurningSlides(own.length, {
    isStill,
    screen,
  })
  const shown = isReady || screen === undefined ? own : own.slice(0, 1)
  return (
    <section className={styles['hero']} aria-roledescription="carousel" aria-label={texts.heroLabel}>
      <div className={classes(styles['slides'], isRewinding && styles['rewinding'])} {...holder}>
        {shown.map((slide, index) => (
          <HeroSlide
            key={slide.banner._id}
            slide={slide}
            isFirst={index === 0}
            isActive={index === active || screen === undefined}
            isWanted={isWanted(index) || screen === undefined}
          />
        ))}
      </div>
      {isReady && (
        <div className={styles['controls']}>
          {own.map(({ banner }, index) => (
            <button
              key={banner._id}
              type="button"
              className={styles['mark']}
              aria-label={texts.slide(index + 1, own.length)}
              aria-current={index === active || undefined}
              onClick={() => show(index)}
            />
          ))}
          <button
            type="button"
            className={styles['pause']}
            aria-label={isPlaying ? texts.pause : texts.play}
            onClick={toggle}
          >
            {isPlaying ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
          </button>
        </div>
      )}
    </section>
  )
}

type HeroSlideProps = { slide: BannerSlide; isFirst: boolean; isActive: boolean; isWanted: boolean }

function HeroSlide({ slide, isFirst, isActive, isWanted }: HeroSlideProps) {
  const { banner } = slide
  const edit = useEditable(slide.isSubstitute ? undefined : banner)
  const counted = useCounted(banner, { isShown: isActive && !slide.isSubstitute })
  // The page has one first heading: the one that is seen.
  const Heading = isActive ? 'h1' : 'p'
  return (
    // The scrim lies over the picture, so the slide is clicked for it; on a phone the scrim is, if another picture is shown there.
    <div
      ref={counted}
      className={classes(styles['slide'], styles[slide.screens], isActive && styles['active'])}
      inert={!isActive}
      {...edit('image')}
    >
      <ContentPicture
        picture={isWanted ? banner.image : undefined}
        sizes={HERO_SIZES}
        narrow={banner.phoneImage && { picture: banner.phoneImage, sizes: HERO_PHONE_SIZES }}
        isCover
        // What is for one kind of screen must not be fetched on the other, where it is hidden; the page's head preloads it for its own.
        isUrgent={isFirst && slide.screens === 'all'}
      />
      <div className={styles['scrim']} {...(banner.phoneImage && edit('phoneImage'))} />
      <div className={styles['caption']}>
        <Heading className={styles['heading']} {...langOf(banner.Heading)} {...edit('Heading')}>
          {banner.Heading}
        </Heading>
        <p className={styles['subHeading']} {...langOf(banner.SubHeading)} {...edit('SubHeading')}>
          {banner.SubHeading}
        </p>
        <ContentLink
          href={banner.URL}
          className={classes(buttonClass('outlined', { onDark: true }), styles['way'])}
          mark={edit('BtnText')}
        >
          {banner.BtnText}
        </ContentLink>
      </div>
    </div>
  )
}

/** Undefined while the page is hydrated: its HTML is the same for every screen. */
function useScreen(): 'narrow' | 'wide' | undefined {
  return useBrowserStore(watchScreen, () => (window.matchMedia(NARROW_MEDIA).matches ? 'narrow' : 'wide'))
}

function watchScreen(onChange: () => void): () => void {
  const media = window.matchMedia(NARROW_MEDIA)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
