import type { ContentPicture as Content, Offering } from '#cms/types.ts'
import { ContentPicture } from '#src/ContentPicture.tsx'
import { Eyebrow } from '#src/ui/Eyebrow.tsx'
import { HERO_SIZES } from './load-offering.ts'
import styles from './OfferingHero.module.css'

type OfferingHeroProps = {
  offering: Pick<Offering, 'eyebrow' | 'heading' | 'lead'>
  picture: Content | undefined
}

/** The first picture with the heading at its foot: as high as navigation scrolls past, and the heading is still in sight then. */
export function OfferingHero({ offering: { eyebrow, heading, lead }, picture }: OfferingHeroProps) {
  return (
    <header className={styles['hero']}>
      <ContentPicture picture={picture} sizes={HERO_SIZES} isCover isUrgent />
      <div className={styles['scrim']} />
      <div className={styles['caption']}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <h1>{heading}</h1>
        <p className={styles['lead']}>{lead}</p>
      </div>
    </header>
  )
}
