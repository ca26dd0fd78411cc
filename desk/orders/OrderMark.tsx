import {
  Ban,
  Check,
  CheckCheck,
  CircleDashed,
  Hourglass,
  type LucideIcon,
  MessageCircleQuestion,
  TriangleAlert,
} from 'lucide-react'
import type { OrderStatus, OrderType } from '#contract/orders/orders.ts'
import { classes } from '#ui/classes.ts'
import styles from './mark.module.css'
import { statusWord } from './stage.ts'

const signs = {
  Requested: MessageCircleQuestion,
  Pending: Hourglass,
  Confirmed: Check,
  'Paid-unplaced': TriangleAlert,
  Cancelled: Ban,
  Expired: CircleDashed,
  Refunded: Ban,
  Completed: CheckCheck,
} satisfies Record<OrderStatus, LucideIcon>

/** The status of an order: a sign, a word and a colour. */
export function OrderMark({ status, type }: { status: OrderStatus; type: OrderType }) {
  const Sign = signs[status]
  return (
    <span className={classes(styles['mark'], styles[status])}>
      <Sign size={14} aria-hidden="true" />
      {statusWord(status, type)}
    </span>
  )
}
