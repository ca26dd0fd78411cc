import { Link } from 'react-router-dom'
import { getBookings } from '#contract/orders/orders.ts'
import { paths } from '#src/lib/paths.ts'
import { HoldCountdown } from '#src/orders/HoldCountdown.tsx'
import { titleOf } from '#src/orders/order-values.ts'
import { useReading } from '#src/orders/use-reading.ts'
import { useApi } from '#src/session/use-session.ts'
import { buttonClass } from '#ui/Button.tsx'
import { texts } from './texts.ts'

/** What its guest holds and has not paid for: who comes back from the payment page finds it here, and does not book it twice. */
export function HeldBooking() {
  const api = useApi()
  const { reading } = useReading('held', (signal) =>
    api.call(getBookings, { query: { Take: 1, page: 1, Status: 'Pending' } }, { signal }),
  )
  const [order] = reading.state === 'read' ? reading.value.Data : []
  if (!order || order.HoldUntil === null) return null
  return (
    <>
      <p>{texts.held(titleOf(order))}</p>
      <HoldCountdown type={order.Type} until={order.HoldUntil} />
      <Link className={buttonClass('filled')} to={paths.order(order.Code)}>
        {texts.toHeld}
      </Link>
    </>
  )
}
