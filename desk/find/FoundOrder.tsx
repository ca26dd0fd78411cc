import { Link } from 'react-router-dom'
import { isStanding } from '#contract/desk/order-rules.ts'
import type { OrderSummary } from '#contract/desk/orders.ts'
import { daysText } from '#contract/wording/format.ts'
import { showPhone } from '#ui/lib/phone.ts'
import { GuestName } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { OrderMark } from '../orders/OrderMark.tsx'
import { DueMark } from '../orders/DueMark.tsx'
import styles from './find.module.css'
import { texts } from './texts.ts'

export function FoundOrder({ order }: { order: OrderSummary }) {
  const { Code, Guest, Phone, Type, Arrival, Departure, Rooms, Status } = order
  return (
    <li className={styles['result']}>
      <Link to={`/orders/${Code}`}>
        <span className={styles['name']}>
          <GuestName name={Guest} />
        </span>
        <bdi className={styles['phone']}>{showPhone(plainText(Phone))}</bdi>
        <span className={styles['dates']}>
          {daysText(Arrival, Departure)}
          {Type === 'Room' && Rooms > 0 && <span> · {texts.rooms(Rooms)}</span>}
        </span>
        <code className={styles['code']}>{Code}</code>
        <OrderMark status={Status} type={Type} />
        <DueMark order={order} isStanding={isStanding(Status)} />
      </Link>
    </li>
  )
}
