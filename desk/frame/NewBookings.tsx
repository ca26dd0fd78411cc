import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { readDeskOrder } from '#contract/reception/orders.ts'
import { offerInToast } from '#ui/lib/toasts.ts'
import { showDay, showStay } from '#ui/dates/date-text.ts'
import { nameOf } from '../guests/guest.tsx'
import { selectIsLocked } from '../session/use-step.ts'
import { useCan, useDesk } from '../session/use-desk.ts'
import styles from './frame.module.css'
import { texts } from './texts.ts'
import type { OrderSummary } from '#contract/orders/summary.ts'

/** Reports who has just booked on the site, in a tab that someone looks at. */
export function NewBookings() {
  const { api, news, session } = useDesk()
  const mayRead = useCan('order.read')
  const isLocked = useSelector(session, selectIsLocked)
  const isTodayOpen = useLocation().pathname === '/today'
  const navigate = useNavigate()

  const announce = useEffectEvent(async (codes: readonly string[]) => {
    if (!mayRead || isLocked || document.visibilityState === 'hidden') return
    for (const code of codes) {
      // One that cannot be read is in the count all the same.
      const order = await api.call(readDeskOrder, { params: { Code: code } }).catch(() => undefined)
      if (!order) continue
      const run = () => void navigate(`/orders/${code}`)
      offerInToast('info', bookingText(order.Summary), { label: texts.open, run })
    }
  })
  useEffect(() => news.subscribe((added) => void announce(added)), [news])

  useEffect(() => {
    if (!isTodayOpen || isLocked) return undefined
    const see = () => {
      if (document.visibilityState === 'visible') news.clear()
    }
    see()
    const stop = news.subscribe(see)
    document.addEventListener('visibilitychange', see)
    return () => {
      stop()
      document.removeEventListener('visibilitychange', see)
    }
  }, [news, isTodayOpen, isLocked])
  return null
}

/** How many guests have booked on the site since Today was opened, for those who may read bookings. */
export function NewBookingsCount() {
  const { news } = useDesk()
  const mayRead = useCan('order.read')
  const { length: count } = useSyncExternalStore(news.subscribe, news.codes)
  if (!mayRead || count === 0) return null
  return (
    <span className={styles['count']} role="img" aria-label={texts.newBookings(count)}>
      {count}
    </span>
  )
}

function bookingText({ Guest, Arrival: arrival, Departure: departure }: OrderSummary): string {
  return texts.newBooking(nameOf(Guest), arrival === departure ? showDay(arrival) : showStay({ arrival, departure }))
}
