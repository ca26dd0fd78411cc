import { Keyboard } from 'lucide-react'
import { lazy, type RefObject, Suspense, useEffect, useRef, useState, useTransition } from 'react'
import { addDays } from '#contract/values/calendar.ts'
import { atFirstInput } from '#ui/lib/chunks/at-first-input.ts'
import { loadChunk } from '#ui/lib/chunks/load-chunk.ts'
import { Corner, Spinner } from '#ui/loading.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import { texts } from '#ui/texts.ts'
import { DateInput } from './DateInput.tsx'
import type { StayNights } from './nights.ts'
import styles from './StayFields.module.css'
import { useCalendarPopup } from './use-calendar-popup.ts'

const loadCalendar = () => loadChunk('ui/dates/StayCalendar.tsx', () => import('./StayCalendar.tsx'))
const StayCalendar = lazy(async () => ({ default: (await loadCalendar()).StayCalendar }))

export type StayFieldsProps = {
  labels: { arrival: string; departure: string }
  /** `yyyy-MM-dd`, or empty. */
  arrival: string
  departure: string
  /** The calendar date in Dhaka. */
  today: string
  nights: StayNights
  onArrival: (date: string) => void
  onDeparture: (date: string) => void
  look?: 'boxed' | 'slab'
  /** Names in a plain form. */
  isNamed?: boolean
}

/** Where a calendar next to its fields has no room. */
const SMALL = '(max-width: 699px), (max-height: 500px)'

/** The two dates of a stay: typed, or chosen in one calendar, which fills a small window. */
export function StayFields(props: StayFieldsProps) {
  const { labels, arrival, departure, today, nights, onArrival, onDeparture, look = 'boxed', isNamed = false } = props
  const pair = useRef<HTMLDivElement>(null)
  const arrivalOpener = useRef<HTMLButtonElement>(null)
  const departureOpener = useRef<HTMLButtonElement>(null)
  const lastOpener = useRef<HTMLButtonElement>(null)
  const { isOpen, open, close, popup } = useCalendarPopup(lastOpener)
  const [isSheet, setIsSheet] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const [isOpening, startOpening] = useTransition()
  const shared = { isOpen: isOpen || isOpening, look, required: true }

  // Who opens the calendar does not wait for its script, and who only looks at the page does not load it.
  useEffect(() => atFirstInput(() => void loadCalendar().catch(() => undefined)), [])

  function openBy(opener: RefObject<HTMLButtonElement | null>, isByText: boolean) {
    const isSmall = window.matchMedia(SMALL).matches
    lastOpener.current = opener.current
    // A slow phone takes a tenth of a second to draw the sheet: the field answers before that.
    startOpening(() => {
      setIsSheet(isSmall)
      nights.load()
      open({ isFocused: isSmall || !isByText })
    })
  }

  function typeInstead() {
    setIsTyping(true)
    close()
    pair.current?.querySelector('input')?.focus()
  }

  const calendar = (
    <Corner>
      <Suspense fallback={<Spinner />}>
        <StayCalendar {...{ arrival, departure, today, onArrival, onDeparture }} nights={nights} onDone={close} />
      </Suspense>
    </Corner>
  )
  return (
    <div ref={pair} className={look === 'slab' ? styles['slab'] : styles['pair']}>
      <DateInput
        {...shared}
        label={labels.arrival}
        value={arrival}
        min={today}
        onChange={onArrival}
        onUnreadable={() => onArrival('')}
        name={isNamed ? 'arrival' : undefined}
        opener={arrivalOpener}
        onToggle={() => (isOpen ? close() : openBy(arrivalOpener, false))}
        onTextClick={isTyping || isOpen ? undefined : () => openBy(arrivalOpener, true)}
      />
      <DateInput
        {...shared}
        label={labels.departure}
        value={departure}
        // Before an arrival is chosen the specification lets the departure begin a day before today.
        min={addDays(arrival || today, arrival ? 1 : -1)}
        onChange={onDeparture}
        onUnreadable={() => onDeparture('')}
        name={isNamed ? 'departure' : undefined}
        opener={departureOpener}
        onToggle={() => (isOpen ? close() : openBy(departureOpener, false))}
        onTextClick={isTyping || isOpen ? undefined : () => openBy(departureOpener, true)}
      />
      {isOpen && !isSheet && (
        <div ref={popup} className={styles['popup']} role="dialog" aria-label={texts.chooseStay} data-calendar>
          {calendar}
        </div>
      )}
      {isSheet && (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title={texts.chooseStay}
          size="full"
          action={
            <button type="button" aria-label={texts.typeInstead} title={texts.typeInstead} onClick={typeInstead}>
              <Keyboard size={22} aria-hidden="true" />
            </button>
          }
        >
          {calendar}
        </Dialog>
      )}
    </div>
  )
}
