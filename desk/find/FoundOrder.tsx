import { Link } from 'react-router-dom'
import { isStanding } from '#contract/orders/order-rules.ts'
import type { FoundOrder as Found } from '#contract/reception/orders.ts'
import { daysText } from '#contract/wording/format.ts'
import { PhoneNumber } from '#ui/values.tsx'
import { GuestName, nameOf } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { OrderMark } from '../orders/OrderMark.tsx'
import { DueMark } from '../orders/DueMark.tsx'
import styles from './find.module.css'
import { texts } from './texts.ts'
import type { OrderSummary } from '#contract/orders/summary.ts'

type FoundOrderProps = {
  order: OrderSummary
  /** Who is registered in its rooms under the name that is searched for. */
  persons?: Found['Persons']
}

export function FoundOrder({ order, persons = [] }: FoundOrderProps) {
  const { Code, Guest, Phone, Type, Arrival, Departure, Rooms, Status } = order
  return (
    <li className={styles['result']}>
      <Link to={`/orders/${Code}`}>
        <span className={styles['name']}>
          <GuestName name={Guest} />
          {persons
            .filter(({ Name }) => nameOf(Name) !== nameOf(Guest))
            .map(({ Name, Room }) => (
              <span key={`${Name} ${Room}`} className={styles['person']}>
                {texts.person(nameOf(Name), Room)}
              </span>
            ))}
        </span>
        <bdi className={styles['phone']}>
          <PhoneNumber phone={plainText(Phone)} />
        </bdi>
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
