import { useSelector } from '@xstate/react'
import { Link } from 'react-router-dom'
import type { House } from '#contract/catalogue/houses.ts'
import { paths } from '#src/lib/paths.ts'
import styles from './PlaceLayout.module.css'
import { texts } from './texts.ts'
import { ReviewsPanel } from '#src/reviews/ReviewsPanel.tsx'
import { type ReviewsSnapshot, useReviews } from '#src/reviews/use-reviews.ts'
import { Tabs } from '#ui/Tabs.tsx'
import { useSettings } from '#src/content/use-settings.ts'
import { PhoneLink } from '#ui/values.tsx'

const selectTab = (snapshot: ReviewsSnapshot) => snapshot.context.tab

/** Whom to ask about a place, and what others say of it. */
export function PlaceTabs({ house }: { house: House }) {
  const reviewsRef = useReviews(house)
  const tab = useSelector(reviewsRef, selectTab)
  return (
    <Tabs
      label={texts.tabs}
      open={tab}
      onOpen={(chosen) => reviewsRef.send({ type: 'tab.chosen', tab: chosen })}
      tabs={[
        { key: 'information', label: texts.information, content: <Information /> },
        { key: 'reviews', label: texts.reviews, content: <ReviewsPanel reviewsRef={reviewsRef} /> },
      ]}
    />
  )
}

function Information() {
  const phone = useSettings()?.phone
  return (
    <div className={styles['information']}>
      <p>
        {texts.rulesNote} <Link to={paths.terms()}>{texts.rules}</Link>
      </p>
      <p>
        {texts.refundNote} <Link to={paths.refund()}>{texts.refunds}</Link>
      </p>
      {phone !== undefined && (
        <p>
          {texts.contactNote} <PhoneLink phone={phone} />
        </p>
      )}
    </div>
  )
}
