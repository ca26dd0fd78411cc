import type { House, Review } from '#contract/catalogue/houses.ts'
import { monthText } from '#contract/wording/format.ts'
import { StayRating } from './StayRating.tsx'
import styles from './StayReviews.module.css'
import { stayTexts } from './stay-texts.ts'

type Reviewed = Pick<House, 'Comments' | 'Rating'>

/** What guests gave their stays, and what the last one wrote, in two lines. Nothing where nobody has: none is made up. */
export function StayReviewLine({ house }: { house: Reviewed }) {
  const [newest] = ofStays(house)
  return (
    <>
      <StayRating rating={house.Rating} />
      {newest && (
        <figure className={styles['line']}>
          <blockquote>
            <p>{stayTexts.quoted(newest.Text)}</p>
          </blockquote>
          <figcaption>{byOf(newest)}</figcaption>
        </figure>
      )}
    </>
  )
}

const SHOWN = 3

/** The newest reviews by guests who stayed there. */
export function StayReviewList({ house }: { house: Reviewed }) {
  const reviews = ofStays(house).slice(0, SHOWN)
  if (reviews.length === 0) return null
  return (
    <section className={styles['list']} aria-labelledby="stay-reviews">
      <h2 id="stay-reviews">{stayTexts.byGuests}</h2>
      <ul>
        {reviews.map((review) => (
          <li key={review.Id}>
            <figure>
              <blockquote>
                <p>{review.Text}</p>
              </blockquote>
              <figcaption>{byOf(review)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ofStays({ Comments }: Reviewed): Review[] {
  return Comments.filter(({ StayedIn }) => StayedIn !== undefined)
}

function byOf({ User, StayedIn = '' }: Review): string {
  return stayTexts.by(User.FirstName, stayTexts.stayedIn(monthText(StayedIn)))
}
