import { Printer } from 'lucide-react'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { Order } from '#contract/orders.ts'
import { useProfile } from '#src/session/use-session.ts'
import { Button } from '#src/ui/Button.tsx'
import { showDate } from '#src/ui/dates/date-text.ts'
import { showPhone, telephoneUrl } from '#src/lib/phone.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { Fact } from '#src/ui/values.tsx'
import { BookedPlaces, Taka } from './BookedPlaces.tsx'
import { CancelButton } from './CancelButton.tsx'
import styles from './Invoice.module.css'
import { canBeCancelled, dueOf, durationOf, payabilityOf } from './order-values.ts'
import { PayButton } from './PayButton.tsx'
import { StayExtras } from './StayExtras.tsx'
import { texts } from './texts.ts'
import { useFocusAfterChange } from './use-focus-after-change.ts'
import { useSecondsUntil } from './HoldCountdown.tsx'

const words = texts.invoicePage

/** One order as a sheet of paper, on the screen and from the printer. */
export function Invoice({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const due = dueOf(order)
  const isHeld = useSecondsUntil(order.HoldUntil) > 0
  const payability = payabilityOf(order, isHeld)
  const heading = useFocusAfterChange(order.Status)
  return (
    <article className={styles['invoice']} data-sums>
      <div className={styles['head']}>
        <h1 ref={heading} tabIndex={-1}>
          {words.title}
        </h1>
        <Resort />
      </div>
      <div className={styles['parties']}>
        <Guest firstName={order.FirstName} />
        <dl className={styles['facts']}>
          <Fact name={words.order} value={order.Code} />
          <Fact name={words.date} value={showDate(dhakaDate(Date.parse(order.CreatedAt)))} />
          <Fact name={words.stay} value={durationOf(order)} />
          <Fact name={words.status} value={order.Status} />
        </dl>
      </div>
      <BookedPlaces places={order.BookedPlaces} />
      <dl className={styles['sums']}>
        <Fact name={words.amount} value={<Taka amount={order.Amount} />} />
        <Fact name={words.tax} value={<Taka amount={order.Tax} />} />
        <Fact name={words.total} value={<Taka amount={order.PayableAmount} />} />
        <Fact name={texts.paid} value={<Taka amount={order.Paid} />} />
        <Fact name={texts.due} value={<Taka amount={due} />} />
      </dl>
      <div className={styles['actions']}>
        <Button kind="outlined" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {words.print}
        </Button>
        {payability !== 'none' && (
          <PayButton code={order.Code} payable={order.PayableAmount} due={due}>
            {payability === 'again' ? texts.payAgain : texts.payDue}
          </PayButton>
        )}
        <StayExtras order={order} />
        {canBeCancelled(order, isHeld) && <CancelButton code={order.Code} onChanged={onChanged} />}
      </div>
      <p className={styles['thanks']}>{words.thanks}</p>
    </article>
  )
}

function Resort() {
  const settings = useSettings()
  if (!settings) return null
  return (
    <address className={styles['address']}>
      <strong>{settings.brand}</strong>
      <span>{settings.address}</span>
      <a href={telephoneUrl(settings.phone)}>{settings.phone}</a>
      <a href={`mailto:${settings.email}`}>{settings.email}</a>
    </address>
  )
}

function Guest({ firstName }: { firstName: string }) {
  const profile = useProfile()
  return (
    <p className={styles['guest']}>
      <span>{words.to}</span>
      <strong>{profile ? `${profile.FirstName} ${profile.LastName}` : firstName}</strong>
      <span className={styles['number']}>{profile && showPhone(profile.Phone)}</span>
      <span>{profile?.Email}</span>
    </p>
  )
}
