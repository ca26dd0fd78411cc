import { useParams } from 'react-router-dom'
import { type DeskGuest, readDeskGuest } from '#contract/reception/guest-page.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { dayText, formatTaka } from '#contract/wording/format.ts'
import { Contacts, GuestDetails } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { FoundOrder } from '../find/FoundOrder.tsx'
import { PageHead, Panel, ReadingState } from '../parts/Page.tsx'
import { useDeskReading } from '../session/use-desk-call.ts'
import { useCan } from '../session/use-desk.ts'
import { CorrectGuest } from './CorrectGuest.tsx'
import { GuestCard } from './GuestCard.tsx'
import { ProposedPhone } from './ProposedPhone.tsx'
import styles from './guest-page.module.css'
import { texts } from './texts.ts'

/** One guest: how they are reached, what staff know of them, and their bookings. */
export default function GuestPage() {
  const { id = '' } = useParams()
  const reading = useDeskReading(readDeskGuest, { params: { id } })
  return (
    <>
      <ReadingState reading={reading} />
      {reading.data && <OneGuest key={id} guest={reading.data} onChanged={reading.reload} />}
    </>
  )
}

function OneGuest({ guest, onChanged }: { guest: DeskGuest; onChanged: () => void }) {
  const { FirstName, LastName, Phone, Email, HasIdentity, Since, Orders, Sums } = guest
  const name = `${FirstName} ${LastName}`
  const mayCorrect = useCan('guest.correct')
  return (
    <article className={styles['guest']}>
      <div>
        <PageHead title={plainText(name).trim()}>
          {mayCorrect && <CorrectGuest guest={guest} onDone={onChanged} />}
        </PageHead>
        <p className={styles['contacts']}>
          <Contacts name={name} phone={Phone} email={Email} />
          <GuestDetails guest={guest} />
          {HasIdentity && <span>{texts.identity}</span>}
          <span>{texts.since(dayText(dhakaDate(Date.parse(Since))))}</span>
        </p>
        <p className={styles['sums']}>
          {texts.sums}: {texts.stays(Sums.Stays, Sums.Nights)} · {texts.paid(formatTaka(Sums.Paid))}
          {Sums.Due > 0 && <span> · {texts.due(formatTaka(Sums.Due))}</span>}
        </p>
      </div>
      {guest.Proposed && <ProposedPhone guestId={guest.Id} proposed={guest.Proposed} onDone={onChanged} />}
      <Panel title={texts.known}>
        <GuestCard guest={guest} onDone={onChanged} />
      </Panel>
      <Panel title={texts.bookings}>
        {Orders.length === 0 && <p>{texts.noBookings}</p>}
        <ul className={styles['orders']} aria-label={texts.bookings}>
          {Orders.map((order) => (
            <FoundOrder key={order.Code} order={order} />
          ))}
        </ul>
      </Panel>
    </article>
  )
}
