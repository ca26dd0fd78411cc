import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { sentenceOf } from '#contract/problem.ts'
import { getBookings, type Order } from '#contract/orders/orders.ts'
import { useSearchPath } from '#src/stay/searched-stay.ts'
import { ProfileFrame } from '#src/profile/ProfileFrame.tsx'
import { useApi, useUser } from '#src/session/use-session.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { useToday } from '#ui/lib/clock.ts'
import { Eyebrow } from '#ui/headings.tsx'
import { Skeleton } from '#ui/loading.tsx'
import { EmptyState } from '#ui/messages.tsx'
import { Paginator } from '#ui/Paginator.tsx'
import { isUpcoming } from './order-values.ts'
import { OrderCard } from './OrderCard.tsx'
import styles from './OrderCard.module.css'
import { texts } from './texts.ts'
import { useReading } from './use-reading.ts'

const MAX_ORDERS = 500
const ORDERS_PER_PAGE = 12

export default function OrdersPage() {
  return (
    <ProfileFrame>
      <Greeting />
      <h1>{texts.history}</h1>
      <OrderHistory />
    </ProfileFrame>
  )
}

function Greeting() {
  const user = useUser()
  return <Eyebrow>{user?.name ? texts.greeting(user.name) : texts.eyebrow}</Eyebrow>
}

/** Everything the guest has booked. The address has the page number. */
function OrderHistory() {
  const api = useApi()
  const { reading, readAgain, refresh } = useReading('orders', (signal) =>
    api.call(getBookings, { query: { Take: MAX_ORDERS, page: 1, Status: 'all' } }, { signal }),
  )
  if (reading.state === 'reading') {
    return (
      <div aria-busy="true">
        <output className="visually-hidden">{texts.reading}</output>
        <Skeleton lines={8} />
      </div>
    )
  }
  if (reading.state === 'failed') {
    return (
      <EmptyState sentence={`${texts.failed} ${sentenceOf(reading.error)}`}>
        <Button onClick={readAgain}>{texts.retry}</Button>
      </EmptyState>
    )
  }
  return <Orders orders={reading.value.Data} onChanged={refresh} />
}

/** The next stay first, then what is over, the newest first. An order that is cancelled here stays where it was, with its focus. */
function Orders({ orders, onChanged }: { orders: readonly Order[]; onChanged: () => void }) {
  const [search, setSearch] = useSearchParams()
  const searchPath = useSearchPath()
  const today = useToday()
  const [toCome] = useState(() => new Set(orders.filter((order) => isUpcoming(order, today)).map(({ Code }) => Code)))
  const count = Math.ceil(orders.length / ORDERS_PER_PAGE)
  const page = Math.min(Math.max(1, Math.trunc(Number(search.get('page') ?? 1)) || 1), Math.max(1, count))
  if (orders.length === 0) {
    return (
      <EmptyState sentence={texts.empty}>
        <Link className={buttonClass('filled')} to={searchPath}>
          {texts.emptyAction}
        </Link>
      </EmptyState>
    )
  }
  const upcoming = orders
    .filter(({ Code }) => toCome.has(Code))
    .toSorted((a, b) => a.ReservationDate.localeCompare(b.ReservationDate))
  const past = orders.filter(({ Code }) => !toCome.has(Code))
  const [start, end] = [(page - 1) * ORDERS_PER_PAGE, page * ORDERS_PER_PAGE]
  const shown = {
    upcoming: upcoming.slice(start, end),
    past: past.slice(Math.max(0, start - upcoming.length), Math.max(0, end - upcoming.length)),
  }
  const isAllToCome = shown.upcoming.every((order) => isUpcoming(order, today))
  const upcomingTitle = isAllToCome ? texts.upcoming : texts.upcomingAndCancelled
  return (
    <div className={styles['history']}>
      {shown.upcoming.length > 0 && (
        <OrderList title={upcomingTitle} orders={shown.upcoming} today={today} onChanged={onChanged} />
      )}
      {shown.past.length > 0 && (
        <OrderList title={texts.past} orders={shown.past} today={today} onChanged={onChanged} />
      )}
      <Paginator
        label={texts.orders}
        page={page}
        count={count}
        onChange={(next) => setSearch(next === 1 ? {} : { page: String(next) })}
      />
    </div>
  )
}

type OrderListProps = { title: string; orders: readonly Order[]; today: string; onChanged: () => void }

function OrderList({ title, orders, today, onChanged }: OrderListProps) {
  return (
    <section className={styles['list']} aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles['orders']}>
        {orders.map((order) => (
          <OrderCard key={order.Code} order={order} today={today} onChanged={onChanged} />
        ))}
      </ul>
    </section>
  )
}
