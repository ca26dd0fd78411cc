import type { ContentPicture as Content, Offering } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/use-editable.ts'
import { Eyebrow } from '#src/ui/headings.tsx'
import { HERO_SIZES } from './load-offering.ts'
import styles from './OfferingHero.module.css'

type OfferingHeroProps = {
  offering: Pick<Offering, '_id' | '_type' | 'eyebrow' | 'heading' | 'lead'>
  picture: (Content & { _key: string }) | undefined
}

/** The first picture with the heading at its foot: as high as navigation scrolls past, and the heading is still in sight then. */
export function OfferingHero({ offering, picture }: OfferingHeroProps) {
  const edit = useEditable(offering)
  return (
    // The scrim lies over the picture, so all of it is clicked for that.
    <header className={styles['hero']} {...(picture && edit('pictures', picture))}>
      <ContentPicture picture={picture} sizes={HERO_SIZES} isCover isUrgent />
      <div className={styles['scrim']} />
      <div className={styles['caption']}>
        <Eyebrow mark={edit('eyebrow')}>{offering.eyebrow}</Eyebrow>
        <h1 {...edit('heading')}>{offering.heading}</h1>
        <p className={styles['lead']} {...edit('lead')}>
          {offering.lead}
        </p>
      </div>
    </header>
  )
}
