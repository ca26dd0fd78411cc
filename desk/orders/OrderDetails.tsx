import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router-dom'
import type { DeskOrder } from '#contract/reception/orders.ts'
import { billGuestRefusal, billRefusal, isStanding } from '#contract/orders/order-rules.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { chargeKinds } from '#contract/values/charge-kinds.ts'
import { daysText } from '#contract/wording/format.ts'
import { classes } from '#ui/classes.ts'
import { Contacts, GuestDetails, GuestName } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { Papers } from '../paper/Papers.tsx'
import { CompanyBillNote } from '../money/CompanyBillNote.tsx'
import { RemoveCharge } from '../money/RemoveCharge.tsx'
import { StaffLimitNote } from '../refunds/StaffLimitNote.tsx'
import { RegistrationPart } from '../registration/RegistrationPart.tsx'
import { texts as registration } from '../registration/texts.ts'
import { useCan } from '../session/use-desk.ts'
import { texts as common } from '../texts.ts'
import { Booked } from './Booked.tsx'
import { DueMark } from './DueMark.tsx'
import { History, Messages } from './History.tsx'
import { actorText } from './history-words.ts'
import { Identity } from './Identity.tsx'
import { Bill, Money } from './Money.tsx'
import { Notes } from './Notes.tsx'
import { OrderMark } from './OrderMark.tsx'
import { OrderMoney } from './OrderMoney.tsx'
import { OrderStays } from './OrderStays.tsx'
import { Reconfirm } from './Reconfirm.tsx'
import { stageOf } from './stage.ts'
import styles from './order.module.css'
import { texts } from './texts.ts'

type OrderDetailsProps = { order: DeskOrder; now: number; onChanged: () => void }

export function OrderDetails({ order, now, onChanged }: OrderDetailsProps) {
  const { Summary, Guest, Stays, CompanyBill } = order
  const { Code, Status, Type, Arrival, Departure } = Summary
  const today = dhakaDate(now)
  const stage = stageOf(order, today)
  const mayRemove = useCan('bill.change') && !billRefusal(Status)
  const mayGoBack = useCan('bill.toCompany') && !billGuestRefusal(Summary)
  const mayWaive = useCan('stay.waiveDue')
  const canRemove = ({ IsRemovable, Amount }: DeskOrder['Charges'][number]) =>
    mayRemove && IsRemovable === true && Amount <= Summary.Due
  const removing = (charge: DeskOrder['Charges'][number]) =>
    canRemove(charge) && <RemoveCharge code={Code} charge={charge} onDone={onChanged} />
  return (
    <article className={styles['order']}>
      <header className={styles['head']}>
        <div>
          <p className={styles['code']}>{Code}</p>
          <h1>
            <Link to={`/guests/${Guest.Id}`}>
              <GuestName name={Guest.Name} />
            </Link>
          </h1>
        </div>
        <p className={styles['standing']}>
          <OrderMark status={Status} type={Type} />
          {stage !== undefined && <strong>{stage}</strong>}
          <DueMark order={Summary} isStanding={isStanding(Status)} />
        </p>
        <p className={styles['when']}>
          {daysText(Arrival, Departure)} · {texts.bookedOn(common.moment(Summary.CreatedAt))},{' '}
          {texts.sources[order.Source]}
          {order.HoldUntil !== null && Status === 'Pending' && (
            <span> · {texts.heldUntil(common.moment(order.HoldUntil))}</span>
          )}
        </p>
        <p className={styles['contacts']}>
          <Contacts name={Guest.Name} phone={Guest.Phone} email={Guest.Email} />
          <GuestDetails guest={Guest} />
          <Identity code={Code} guest={Guest} />
        </p>
        {Guest.Likes !== '' && (
          <p>
            {texts.likes}: <bdi>{plainText(Guest.Likes)}</bdi>
          </p>
        )}
        <Called order={order} today={today} onChanged={onChanged} />
      </header>
      <div className={styles['parts']}>
        <Part title={Type === 'Room' ? texts.stays : texts.requested} area="stays">
          <OrderStays order={order} />
          {Stays.length === 0 && Type === 'Room' && <p className={styles['none']}>{texts.noStays}</p>}
          <Booked order={order} />
        </Part>
        <Part title={texts.bill} area="bill">
          {mayWaive &&
            order.Charges.some((charge) => chargeKinds[charge.Kind].removedAs === 'extra' && canRemove(charge)) && (
              <StaffLimitNote code={Code} />
            )}
          <Bill
            bill={order.Bill}
            charges={order.Charges}
            isOver={Status === 'Completed'}
            isBilled={CompanyBill !== undefined}
            onRemove={removing}
          />
          {CompanyBill && <CompanyBillNote code={Code} bill={CompanyBill} canGoBack={mayGoBack} onDone={onChanged} />}
          <OrderMoney order={order} now={now} onDone={onChanged} />
          <Money order={order} />
          <h3>{texts.papers}</h3>
          <Papers order={order} onDone={onChanged} />
        </Part>
        {Type === 'Room' && (
          <Part title={registration.title} area="registration">
            <RegistrationPart order={order} onChanged={onChanged} />
          </Part>
        )}
        <Part title={texts.notes} area="notes">
          <Notes code={Code} events={order.Events} onAdded={onChanged} />
        </Part>
        <Part title={texts.history} area="history">
          <History order={order} />
        </Part>
        <Part title={texts.messages} area="messages">
          <Messages messages={order.Messages} />
        </Part>
      </div>
    </article>
  )
}

/** Whether the guest was called about a stay to come, as the site promises; who books at the desk has spoken to us. */
function Called({
  order: { Summary, Events, Source },
  today,
  onChanged,
}: {
  order: DeskOrder
  today: string
  onChanged: () => void
}) {
  const called = Events.find(({ Entry }) => Entry.Kind === 'reconfirmed' || Entry.Kind === 'undidReconfirm')
  if (called?.Entry.Kind === 'reconfirmed') {
    return <p className={styles['called']}>{texts.isReconfirmed(actorText(called.By), common.moment(called.At))}</p>
  }
  if (Source !== 'web' || Summary.Status !== 'Confirmed' || Summary.Arrival < today) return null
  return <Reconfirm order={Summary} label={texts.reconfirm} onDone={onChanged} />
}

type PartProps = {
  title: string
  area: 'stays' | 'registration' | 'bill' | 'notes' | 'history' | 'messages'
  children: ReactNode
}

/** A link to it, such as `#bill`, leads the keyboard there too. */
function Part({ title, area, children }: PartProps) {
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (hash === `#${area}`) section.current?.focus()
  }, [hash, area])
  return (
    <section
      id={area}
      ref={section}
      tabIndex={-1}
      className={classes(styles['part'], styles[area])}
      aria-labelledby={`part-${area}`}
    >
      <h2 id={`part-${area}`}>{title}</h2>
      {children}
    </section>
  )
}
