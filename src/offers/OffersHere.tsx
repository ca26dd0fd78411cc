import { Link } from 'react-router-dom'
import type { Offer, OfferCard } from '#cms/types.ts'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { useCounted } from '#src/content/use-counted.ts'
import { paths } from '#src/lib/paths.ts'
import styles from './OffersHere.module.css'
import { untilText } from './OfferCards.tsx'
import { texts } from './texts.ts'

/** The offers that belong to the page at this address, by what staff wrote. */
export function offersOf(offers: readonly Offer[], path: string): OfferCard[] {
  return offers.filter(({ pages }) => pages.includes(path)).map(withoutSections)
}

/** An offer where its sections are not shown: its page would bring them along for nothing. */
export const withoutSections = (offer: Offer): Offer => ({ ...offer, sections: [] })

/** Leads to the offers of a page. */
export function OffersHere({ offers }: { offers: readonly OfferCard[] }) {
  if (offers.length === 0) return null
  return (
    <aside className={styles['offers']} aria-label={texts.belongs}>
      {offers.map((offer) => (
        <OfferLine key={offer._id} offer={offer} />
      ))}
    </aside>
  )
}

function OfferLine({ offer }: { offer: OfferCard }) {
  const edit = useEditable(offer)
  const counted = useCounted(offer)
  const until = untilText(offer)
  return (
    <p ref={counted}>
      <Link to={paths.offer(offer.slug)} {...langOf(offer.title)} {...edit('title')}>
        {offer.title}
      </Link>
      {until !== undefined && <span>{until}</span>}
    </p>
  )
}
