import { Link } from 'react-router-dom'
import type { Banner } from '#cms/types.ts'
import { buttonClass } from '#src/ui/button-class.ts'
import { classes } from '#src/ui/classes.ts'
import { Picture } from '#src/ui/Picture.tsx'
import styles from './Hero.module.css'
import { HERO_SIZES } from './load-home.ts'

export function HeroSlide({ banner, isFirst, isActive }: { banner: Banner; isFirst: boolean; isActive: boolean }) {
  // The first heading is the page's; the others only pass by.
  const Heading = isFirst ? 'h1' : 'p'
  return (
    <div className={classes('swiper-slide', styles['slide'])} inert={!isActive}>
      <Picture
        path={banner.ImagePath}
        alt={banner.AltText}
        width={banner.Width}
        height={banner.Height}
        sizes={HERO_SIZES}
        isCover
        isUrgent={isFirst}
      />
      <div className={styles['scrim']} />
      <div className={styles['caption']}>
        <Heading className={styles['heading']}>{banner.Heading}</Heading>
        <p className={styles['subHeading']}>{banner.SubHeading}</p>
        <Link to={banner.URL} className={buttonClass('outlined', { onDark: true })}>
          {banner.BtnText}
        </Link>
      </div>
    </div>
  )
}
