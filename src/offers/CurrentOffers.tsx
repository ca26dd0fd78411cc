import { Link } from 'react-router-dom'
import type { OfferCard } from '#cms/types.ts'
import { paths } from '#src/lib/paths.ts'
import { buttonClass } from '#ui/Button.tsx'
import { OfferCards } from './OfferCards.tsx'
import styles from './offer-pages.module.css'
import { texts } from './texts.ts'

/** The offers of now, or the way to the rooms while there are none. */
export function CurrentOffers({ offers }: { offers: readonly OfferCard[] }) {
  if (offers.length > 0) return <OfferCards offers={offers} heading="h2" />
  return (
    <div className={styles['none']}>
      <p>{texts.none}</p>
      <Link to={paths.rooms()} className={buttonClass('outlined')}>
        {texts.toRooms}
      </Link>
    </div>
  )
}
