import { type RefObject, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { DEFAULT_PARTY, defaultStay, type Party } from '#contract/values/stay.ts'
import { datesMissing } from '#contract/wording/rules.ts'
import { type ChosenDates, stayOf } from '#machines/parts/chosen-dates.ts'
import { useNights } from '#src/availability/use-nights.ts'
import { useRecalledStay } from '#src/stay/searched-stay.ts'
import { paths } from '#src/lib/paths.ts'
import { texts as siteTexts } from '#src/lib/texts.ts'
import { Button } from '#ui/Button.tsx'
import { showStay } from '#ui/dates/date-text.ts'
import { StayBar } from '#ui/dates/StayBar.tsx'
import { showToast } from '#ui/lib/toasts.ts'
import styles from './BookBar.module.css'
import { texts } from './texts.ts'

/** The slab below the hero; once it is above a phone's window, its stay and its action in a bar at the window's foot. */
export function BookBar({ today }: { today: string }) {
  const recalled = useRecalledStay()
  const [chosenStay, setStay] = useState<ChosenDates>()
  const [chosenParty, setParty] = useState<Party>()
  const chosen = chosenStay ?? (recalled ? stayOf(recalled) : undefined) ?? defaultStay(today)
  const stay = stayOf(chosen)
  const party = chosenParty ?? recalled ?? DEFAULT_PARTY
  const slab = useRef<HTMLDivElement>(null)
  const isPassed = useIsPassed(slab)
  const nights = useNights(today)
  const navigate = useNavigate()
  function search() {
    if (!stay) return showToast('warning', datesMissing)
    return void navigate(paths.search({ ...stay, adults: party.adults, children: party.children }))
  }
  return (
    <>
      <div ref={slab}>
        <StayBar
          texts={siteTexts.stay}
          stay={chosen}
          party={{ adults: party.adults, children: party.children }}
          today={today}
          nights={nights}
          onStay={setStay}
          onParty={setParty}
          onSubmit={search}
          action={paths.search()}
          actionText={texts.checkAvailability}
          isFloating
        />
      </div>
      {isPassed && (
        <section className={styles['foot']} aria-label={texts.footBar} data-book-bar>
          <p>
            {stay && <span className={styles['stay']}>{showStay(stay)}</span>}
            <span className={styles['party']}>{siteTexts.stay.party(party.adults, party.children)}</span>
          </p>
          <Button onClick={search}>{texts.checkAvailability}</Button>
        </section>
      )}
    </>
  )
}

/** Whether the element lies above the window. */
function useIsPassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setIsPassed] = useState(false)
  useEffect(() => {
    if (!element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isPassed
}
