import { serviceName, taxesName } from '#contract/wording/levy-words.ts'
import { leviesOf } from '#contract/values/levies.ts'
import { Printer } from 'lucide-react'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { Order, OrderRefund, OrderStatus } from '#contract/orders/orders.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import { useProfile } from '#src/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { showDate } from '#ui/dates/date-text.ts'
import { useToday } from '#ui/lib/clock.ts'
import { useSettings } from '#src/content/use-settings.ts'
import { Alpona } from '#ui/headings.tsx'
import { Code, Fact, PhoneLink, PhoneNumber } from '#ui/values.tsx'
import { BookedPlaces, Taka } from './BookedPlaces.tsx'
import { CancelButton } from './CancelButton.tsx'
import styles from './Invoice.module.css'
import {
  canBeCancelled,
  dueName,
  durationOf,
  isGivenUp,
  isUpcoming,
  keptOf,
  payabilityOf,
  refundName,
  refundNote,
} from './order-values.ts'
import { PayButton } from './PayButton.tsx'
import { AddToCalendar, ShareStay } from './StayExtras.tsx'
import { texts } from './texts.ts'
import { useFocusAfterChange } from '#src/lib/page-lifecycle.ts'
import { useSecondsUntil } from './HoldCountdown.tsx'

const words = texts.invoicePage

/** One order as a sheet of paper, on the screen and from the printer. */
export function Invoice({ order, onChanged }: { order: Order; onChanged: () => void }) {
  const isHeld = useSecondsUntil(order.HoldUntil) > 0
  const payability = payabilityOf(order, isHeld)
  const heading = useFocusAfterChange(order.Status)
  const isRequest = order.Status === 'Requested'
  const today = useToday()
  const thanks = isUpcoming(order, today) && order.Status === 'Confirmed' ? words.welcome : closings[order.Status]
  return (
    <article className={styles['invoice']} data-sums>
      <Letterhead />
      <div className={styles['parties']}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {isRequest ? words.request : words.title}
          </h1>
          <Guest firstName={order.FirstName} />
        </div>
        <dl className={styles['facts']}>
          <Fact name={words.order} value={<Code>{order.Code}</Code>} />
          <Fact name={words.date} value={showDate(dhakaDate(Date.parse(order.CreatedAt)))} />
          <Fact name={words.when[order.Type]} value={durationOf(order)} />
          <Fact name={words.status} value={order.UnderReview ? texts.underReview : order.Status} />
        </dl>
      </div>
      <BookedPlaces order={order} />
      {isRequest ? <p className={styles['quote']}>{texts.quoteToCome}</p> : <Sums order={order} />}
      <Payments order={order} />
      <div className={styles['actions']}>
        <Button kind="outlined" onClick={() => window.print()}>
          <Printer size={18} aria-hidden="true" /> {words.print}
        </Button>
        {payability !== 'none' && (
          <PayButton
            code={order.Code}
            payable={order.PayableAmount}
            due={order.Due}
            canPayPart={order.CanPayPart}
            percent={order.PayPercent}
          >
            {payability === 'again' ? texts.payAgain : texts.payDue}
          </PayButton>
        )}
        <AddToCalendar order={order} kind="outlined" />
        <ShareStay order={order} kind="outlined" />
        {canBeCancelled(order, isHeld) && <CancelButton code={order.Code} onChanged={onChanged} />}
      </div>
      {thanks !== undefined && <p className={styles['thanks']}>{thanks}</p>}
    </article>
  )
}

/** How an invoice ends once nobody is waited for any more: only a stay that stands is thanked for. */
const closings: Partial<Record<OrderStatus, string>> = {
  Confirmed: words.thanks,
  Completed: words.thanks,
  Cancelled: words.cancelled,
  Refunded: words.cancelled,
  Expired: words.expired,
}

/** Amount, what comes on top of it, total, what was paid and what is left. A pool visit has no tax. */
function Sums({ order }: { order: Order }) {
  const levies = leviesOf(order)
  const { Charges, Amount, Service, Tax, PayableAmount, Paid, Refund, SurplusRefund, GoodwillRefund } = order
  const kept = keptOf(order)
  return (
    <dl className={styles['sums']}>
      {Charges.map((charge, index) => (
        <Fact
          key={`${index} ${charge.Name}`}
          name={charge.Quantity > 1 ? words.times(charge.Name, charge.Quantity) : charge.Name}
          value={
            charge.Amount < 0 ? (
              <>
                −<Taka amount={-charge.Amount} />
              </>
            ) : (
              <Taka amount={charge.Amount} />
            )
          }
        />
      ))}
      <Fact name={words.amount} value={<Taka amount={Amount} />} />
      {Service !== undefined && <Fact name={serviceName(levies)} value={<Taka amount={Service} />} />}
      {Tax > 0 && <Fact name={taxesName(levies)} value={<Taka amount={Tax} />} />}
      <Fact
        name={words.total}
        value={
          isGivenUp(order) ? (
            <s>
              <Taka amount={PayableAmount} isLarge />
            </s>
          ) : (
            <Taka amount={PayableAmount} isLarge />
          )
        }
      />
      <Fact name={texts.paid} value={<Taka amount={Paid} />} />
      {SurplusRefund && <RefundFact name={texts.overpaid} refund={SurplusRefund} />}
      {GoodwillRefund && <RefundFact name={texts.goodwill} refund={GoodwillRefund} />}
      {Refund && <RefundFact name={refundName(Refund)} refund={Refund} />}
      {kept > 0 && <Fact name={texts.cancel.fee} value={<Taka amount={kept} />} />}
      <Fact name={dueName(order)} value={<Taka amount={order.Due} isLarge />} />
    </dl>
  )
}

/** When and how each payment was made, and each refund. */
function Payments({ order: { Payments, Refunds } }: { order: Order }) {
  if (Payments.length + Refunds.length === 0) return null
  return (
    <section className={styles['payments']} aria-labelledby="payments">
      <h2 id="payments">{words.payments}</h2>
      <dl className={styles['sums']}>
        {Payments.map((payment, index) => (
          <Fact
            key={`paid ${index}`}
            name={<MoneyName verb={words.paidOn} money={payment} />}
            value={<Taka amount={payment.Amount} />}
          />
        ))}
        {Refunds.map((refund, index) => (
          <Fact
            key={`back ${index}`}
            name={<MoneyName verb={words.refundedOn} money={refund} note={moneyNotes[refund.State]} />}
            value={
              <>
                −<Taka amount={refund.Amount} />
              </>
            }
          />
        ))}
      </dl>
    </section>
  )
}

const moneyNotes = {
  PENDING: texts.refundPending,
  REFUNDED: texts.refundSent,
  FAILED: texts.refundByCall,
} as const satisfies Record<OrderRefund['State'], string>

type MoneyNameProps = { verb: string; money: Order['Payments'][number]; note?: string }

function MoneyName({ verb, money: { At, Method }, note }: MoneyNameProps) {
  const day = showDate(dhakaDate(Date.parse(At)))
  return [`${verb} ${day}`, Method === '' ? '' : methodName(Method), note].filter(Boolean).join(' · ')
}

function RefundFact({ name, refund }: { name: string; refund: OrderRefund }) {
  return (
    <Fact
      name={name}
      value={
        <>
          <Taka amount={refund.Amount} /> · {refundNote(refund)}
        </>
      }
    />
  )
}

/** Who the invoice is from: the resort's name under its lotus, and where to find it. */
function Letterhead() {
  const settings = useSettings()
  if (!settings) return null
  return (
    <div className={styles['head']}>
      <p className={styles['brand']}>
        <Alpona />
        <strong>{settings.brand}</strong>
        <span>{settings.tagline}</span>
      </p>
      <address className={styles['address']}>
        <span>{settings.address}</span>
        {settings.bin !== '' && <span>{words.bin(settings.bin)}</span>}
        <PhoneLink phone={settings.phone} />
        <a href={`mailto:${settings.email}`}>{settings.email}</a>
      </address>
    </div>
  )
}

function Guest({ firstName }: { firstName: string }) {
  const profile = useProfile()
  return (
    <p className={styles['guest']}>
      <span>{words.to}</span>
      <strong>{profile ? `${profile.FirstName} ${profile.LastName}` : firstName}</strong>
      <span>{profile && <PhoneNumber phone={profile.Phone} />}</span>
      <span>{profile?.Email}</span>
    </p>
  )
}
