import type { House } from '#contract/houses.ts'
import { ReviewList } from '#src/houses/ReviewList.tsx'
import { texts as houseTexts } from '#src/houses/texts.ts'
import { telephoneUrl } from '#src/telephone-url.ts'
import { Tabs } from '#src/ui/Tabs.tsx'
import { useSettings } from '#src/use-settings.ts'

/** Whom to ask about a place, and what others say of it. */
export function PlaceTabs({ house }: { house: House }) {
  return (
    <Tabs
      label={houseTexts.tabs}
      tabs={[
        { key: 'information', label: houseTexts.information, content: <ContactNote /> },
        { key: 'reviews', label: houseTexts.reviews, content: <ReviewList reviews={house.Comments} /> },
      ]}
    />
  )
}

function ContactNote() {
  const phone = useSettings()?.phone
  if (phone === undefined) return null
  return (
    <p>
      {houseTexts.contactNote} <a href={telephoneUrl(phone)}>{phone}</a>
    </p>
  )
}
