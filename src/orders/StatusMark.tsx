import type { OrderStatus } from '#contract/order.ts'
import { classes } from '#src/ui/classes.ts'
import styles from './StatusMark.module.css'

const tones = {
  Requested: 'waiting',
  Pending: 'waiting',
  Confirmed: 'good',
  'Paid-unplaced': 'waiting',
  Cancelled: 'over',
  Expired: 'over',
  Refunded: 'over',
  Completed: 'good',
} as const satisfies Record<OrderStatus, string>

export function StatusMark({ status }: { status: OrderStatus }) {
  return <p className={classes(styles['status'], styles[tones[status]])}>{status}</p>
}
