import { Link } from 'react-router-dom'
import type { OfferCard as Card } from '#cms/types.ts'
import { ContentPicture } from '#src/content/ContentPicture.tsx'
import { useEditable } from '#src/content/editable.tsx'
import { langOf } from '#src/content/lang.ts'
import { useCounted } from '#src/content/use-counted.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { dayText } from '#contract/wording/format.ts'
import { paths } from '#src/lib/paths.ts'
import styles from './OfferCards.module.css'
import { texts } from './texts.ts'
import { phoneSizes } from '#ui/pictures/srcset.ts'

const SIZES = `(min-width: 1288px) 400px, (min-width: 700px) 48vw, ${phoneSizes(100)}`
const SIZES_ALONE = `(min-width: 1288px) 724px, (min-width: 700px) 58vw, ${phoneSizes(100)}`

/** Offers side by side, each leading to its page. */
export function OfferCards({ offers, heading }: { offers: readonly Card[]; heading: 'h2' | 'h3' }) {
  return (
    <ul className={styles['cards']}>
      {offers.map((offer) => (
        <OfferCard key={offer._id} offer={offer} Heading={heading} sizes={offers.length === 1 ? SIZES_ALONE : SIZES} />
      ))}
    </ul>
  )
}

type OfferCardProps = { offer: Card; Heading: 'h2' | 'h3'; sizes: string }

function OfferCard({ offer, Heading, sizes }: OfferCardProps) {
  const edit = useEditable(offer)
  const counted = useCounted(offer)
  const until = untilText(offer)
  return (
    <li ref={counted} className={styles['card']} {...edit('image')}>
      <div className={styles['picture']}>
        <ContentPicture picture={offer.image} sizes={sizes} isCover />
      </div>
      <div className={styles['words']}>
        {until !== undefined && <p className={styles['until']}>{until}</p>}
        <Heading {...langOf(offer.title)} {...edit('title')}>
          {offer.title}
        </Heading>
        <p {...langOf(offer.lead)} {...edit('lead')}>
          {offer.lead}
        </p>
        <Link to={paths.offer(offer.slug)} className={styles['link']}>
          {texts.view}
          <span className="visually-hidden" {...langOf(offer.title)}>
            : {offer.title}
          </span>
        </Link>
      </div>
    </li>
  )
}

/** The last day of what ends, by the resort's clock; undefined for what stays. */
export function untilText({ visibleUntil }: Pick<Card, 'visibleUntil'>): string | undefined {
  if (visibleUntil === '') return undefined
  // At that instant it is gone: its last moment is before.
  return texts.until(dayText(dhakaDate(Date.parse(visibleUntil) - 1)))
}
