import { Check, Clock, Coffee, ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import type { HouseFacts } from '#cms/types.ts'
import { refundPercent } from '#contract/money/cancellations.ts'
import { type House, isBookable } from '#contract/catalogue/houses.ts'
import type { Stay } from '#contract/values/stay.ts'
import { refundInShort } from '#src/payment/refund-words.ts'
import { SwapOffer } from '#src/cart/SwapOffer.tsx'
import { factsOf } from '#src/places/place-facts.ts'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { picturesOf } from '#src/lib/house-pictures.ts'
import { PictureStrip } from '#ui/pictures/PictureStrip.tsx'
import { type HouseResult, inShort } from './house-results.ts'
import { ResultName, ResultRows } from './ResultRows.tsx'
import styles from './ResultCard.module.css'
import { texts } from './texts.ts'
import { phoneSizes } from '#ui/pictures/srcset.ts'

// Next to its words a picture is cut to an upright part: what is shown of it is less than half as wide as the file.
export const resultSizes = `(min-width: 1000px) 780px, ${phoneSizes(100)}`

export type ResultCardProps = {
  result: HouseResult
  stay: Stay
  today: string
  facts: readonly HouseFacts[]
  /** One of the first pictures of its page. */
  isUrgent: boolean
  onOpen: (item: House, result: HouseResult) => void
  /** The pointer is near: the details are wanted soon. */
  onNear: () => void
  /** What can be done where a part of it cannot be booked. */
  children?: ReactNode
}

/** A house that is free, at least in part: its pictures, what it offers, and what of it can be booked. */
export function ResultCard({ result, stay, today, facts, isUrgent, onOpen, onNear, children }: ResultCardProps) {
  const { room, whole } = result
  const offers = [room, whole].filter((item) => item !== undefined)
  const shown = offers.find(isBookable) ?? offers[0]
  if (!shown) return null
  const pictures = picturesOf(shown, 'HOUSE')
  const { hasBreakfast, amenities } = inShort(shown)
  const open = () => onOpen(shown, result)
  return (
    <article className={styles['card']}>
      <div className={styles['picture']} onPointerEnter={onNear}>
        <PictureStrip
          label={texts.picturesOf(shown.Name)}
          pictures={pictures}
          sizes={resultSizes}
          isUrgent={isUrgent}
          onOpen={open}
        />
      </div>
      <div className={styles['text']}>
        <ResultName name={shown.Name} onNear={onNear} onOpen={open} />
        <StayReviewLine house={shown} />
        {amenities.length > 0 && (
          <ul className={styles['amenities']} aria-label={texts.amenities}>
            {amenities.map((name) => (
              <li key={name}>
                <Check size={16} aria-hidden="true" />
                {name}
              </li>
            ))}
          </ul>
        )}
        <p className={styles['promise']}>
          {hasBreakfast && (
            <span>
              <Coffee size={16} aria-hidden="true" />
              {texts.breakfast}
            </span>
          )}
          <RefundPromise arrival={stay.arrival} today={today} />
        </p>
        <ResultRows result={result} stay={stay} facts={factsOf(facts, shown)} />
        {children}
        {whole && <SwapOffer house={whole} stay={stay} className={styles['swap']} />}
      </div>
    </article>
  )
}

/** What a cancellation gives back. That nothing does is no promise, and is not drawn as one. */
function RefundPromise({ arrival, today }: { arrival: string; today: string }) {
  const isRefundable = refundPercent(today, arrival) > 0
  const Icon = isRefundable ? ShieldCheck : Clock
  return (
    <span className={isRefundable ? undefined : styles['final']}>
      <Icon size={16} aria-hidden="true" />
      {refundInShort(arrival, today)}
    </span>
  )
}
