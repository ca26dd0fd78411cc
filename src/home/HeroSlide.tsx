import { ContentLink } from '#src/content/ContentLink.tsx'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { buttonClass } from '#src/ui/Button.tsx'
import { classes } from '#src/ui/classes.ts'
import styles from './Hero.module.css'
import type { BannerSlide } from './banner-slides.ts'
import { HERO_PHONE_SIZES, HERO_SIZES } from './load-home.ts'

export function HeroSlide({ slide, isFirst, isActive }: { slide: BannerSlide; isFirst: boolean; isActive: boolean }) {
  const { banner, phone } = slide
  const edit = useEditable(banner)
  const editPhone = useEditable(phone)
  // The first heading is the page's; the others only pass by.
  const Heading = isFirst ? 'h1' : 'p'
  return (
    // The scrim lies over the picture, so the slide is clicked for it; on a phone the scrim is, if another picture is shown there.
    <div className={classes('swiper-slide', styles['slide'])} inert={!isActive} {...edit('image')}>
      <ContentPicture
        picture={banner.image}
        sizes={HERO_SIZES}
        narrow={phone?.image && { picture: phone.image, sizes: HERO_PHONE_SIZES }}
        isCover
        isUrgent={isFirst}
      />
      <div className={styles['scrim']} {...(phone && editPhone('image'))} />
      <div className={styles['caption']}>
        <Heading className={styles['heading']} {...edit('Heading')}>
          {banner.Heading}
        </Heading>
        <p className={styles['subHeading']} {...edit('SubHeading')}>
          {banner.SubHeading}
        </p>
        <ContentLink href={banner.URL} className={buttonClass('outlined', { onDark: true })} mark={edit('BtnText')}>
          {banner.BtnText}
        </ContentLink>
      </div>
    </div>
  )
}
