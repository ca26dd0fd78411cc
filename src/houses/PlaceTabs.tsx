import { useSelector } from '@xstate/react'
import type { House } from '#contract/houses.ts'
import { texts } from './texts.ts'
import { ReviewsPanel } from '#src/reviews/ReviewsPanel.tsx'
import { type ReviewsSnapshot, useReviews } from '#src/reviews/use-reviews.ts'
import { telephoneUrl } from '#src/lib/phone.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useSettings } from '#src/content/use-settings.ts'

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
        { key: 'information', label: texts.information, content: <ContactNote /> },
        { key: 'reviews', label: texts.reviews, content: <ReviewsPanel reviewsRef={reviewsRef} /> },
      ]}
    />
  )
}

function ContactNote() {
  const phone = useSettings()?.phone
  if (phone === undefined) return null
  return (
    <p>
      {texts.contactNote} <a href={telephoneUrl(phone)}>{phone}</a>
    </p>
  )
}
