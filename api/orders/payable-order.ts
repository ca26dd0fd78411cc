import type { Db } from '../platform/db/db.ts'
import type { Throws } from '../platform/deps.ts'
import type { Say } from '../platform/texts/catalogues.ts'
import { sayBooked } from './order-messages.ts'
import type { NotPayable } from './order-payments.ts'
import { dueOf, payObstacle } from './order-rules.ts'
import type { Order } from './order.ts'
import { selectOrder } from './order-row.sql.ts'

/** `due` in paisa; `booked` names places and dates, but no guest. */
type Payable = Order & { due: number; booked: Say }

/** Any guest's order that can be paid now, as someone who was sent its link may see it. */
export async function readPayable(
  db: Db,
  { problem }: NotPayable & Throws<'not_found'>,
  { code, at }: { code: string; at: Date },
): Promise<Payable> {
  const order = await selectOrder(db, code)
  if (!order) throw problem('not_found', (t) => t.orders.unknown)
  const obstacle = payObstacle(order, at)
  if (obstacle) throw problem(obstacle.code, obstacle.say)
  return { ...order, due: dueOf(order), booked: await sayBooked(db, order) }
}
