import type { EndedOffer, OfferCard } from '#cms/types.ts'
import { langOf } from '#src/content/lang.ts'
import { PageTitle } from '#ui/headings.tsx'
import { CurrentOffers } from './CurrentOffers.tsx'
import { untilText } from './OfferCards.tsx'
import styles from './offer-pages.module.css'
import { texts } from './texts.ts'

type OverProps = {
  over: EndedOffer
  /** What says that it is over. */
  sentence: string
  /** The offers of now. */
  offers: readonly OfferCard[]
}

/** Printed codes and shared posts lead here for longer than an offer or a landing page lasts. */
export function Over({ over, sentence, offers }: OverProps) {
  return (
    <div className={styles['page']}>
      <PageTitle
        eyebrow={untilText(over) ?? texts.eyebrow}
        title={sentence}
        lead={over.title}
        marks={{ title: {}, lead: langOf(over.title) ?? {} }}
      />
      <CurrentOffers offers={offers} />
    </div>
  )
}
