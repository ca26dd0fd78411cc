import { Users } from 'lucide-react'
import type { House } from '#contract/catalogue/houses.ts'
import { daysText } from '#contract/wording/format.ts'
import { type ContentDocument, useEditable } from '#src/content/editable.tsx'
import { useSettings } from '#src/content/use-settings.ts'
import { paths } from '#src/lib/paths.ts'
import { StayReviewLine } from '#src/reviews/StayReviews.tsx'
import { ShareLink } from '#src/share/ShareLink.tsx'
import { useRecalledStay } from '#src/stay/searched-stay.ts'
import { Eyebrow } from '#ui/headings.tsx'
import styles from './PageHeading.module.css'
import { texts } from './texts.ts'

type PageHeadingProps = {
  eyebrow: string
  house: House
  facts: readonly string[]
  /** Where its name is edited. */
  document: ContentDocument | undefined
}

/** The head of a place's own page: what it is, its name, for how many, and what the last guests say. */
export function PageHeading({ eyebrow, house, facts, document }: PageHeadingProps) {
  const edit = useEditable(document)
  return (
    <header className={styles['heading']}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <h1 {...edit('name')}>{house.Name}</h1>
      <div className={styles['facts']}>
        <p className={styles['people']}>
          <Users size={18} aria-hidden="true" />
          {facts.join(' · ')}
        </p>
        <ShareHouse house={house} />
      </div>
      <StayReviewLine house={house} />
    </header>
  )
}

/** Sends the page on, with the dates that its guest looks for. */
function ShareHouse({ house: { Id, Name, Permalink, Type } }: Pick<PageHeadingProps, 'house'>) {
  const brand = useSettings()?.brand ?? ''
  const stay = useRecalledStay()
  const dates = stay && daysText(stay.arrival, stay.departure)
  const path = Type === 'ROOM' ? paths.room(Id) : paths.house(Permalink)
  return <ShareLink kind="text" news={(origin) => texts.news({ place: Name, brand, dates, url: origin + path })} />
}
