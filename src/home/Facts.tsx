import { monthText } from '#contract/wording/format.ts'
import type { HomeCatalogue } from './home-catalogue.ts'
import { StayRating } from '#src/reviews/StayRating.tsx'
import { stayTexts } from '#src/reviews/stay-texts.ts'
import { clockText, takaText } from '#ui/lib/figures.ts'
import styles from './Facts.module.css'
import { texts } from './texts.ts'

/** What a guest asks first: the price, the hours, and what a change of mind costs. */
export function Facts({ facts }: { facts: NonNullable<HomeCatalogue['facts']> }) {
  const rows = [
    { name: texts.facts.rooms, value: texts.from(takaText(facts.lowest)) },
    { name: texts.facts.checkIn, value: texts.from(clockText(facts.checkIn)) },
    { name: texts.facts.checkOut, value: texts.until(clockText(facts.checkOut)) },
    { name: texts.facts.refund, value: texts.facts.daysBefore(facts.fullRefundDays) },
  ]
  return (
    <section className={styles['facts']} aria-label={texts.facts.label}>
      <dl>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** A guest's own words. */
export function Quote({ review }: { review: NonNullable<HomeCatalogue['review']> }) {
  return (
    <figure className={styles['quote']}>
      <blockquote>
        <p>{stayTexts.quoted(review.Text)}</p>
      </blockquote>
      <figcaption>
        {texts.quotedFrom(review.by, review.house)}
        {review.StayedIn !== undefined && <span>, {stayTexts.stayedIn(monthText(review.StayedIn))}</span>}
      </figcaption>
      <StayRating rating={review.Rating} />
    </figure>
  )
}
