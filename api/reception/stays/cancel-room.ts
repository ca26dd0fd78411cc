import type { cancelRoom, quoteRoomCancellation } from '#contract/reception/changes.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { ownLine } from '#api/orders/order-bill.ts'
import { selectLine, type ChangedLine, type LineState } from '#api/orders/order-lines.sql.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { isFinished, type LockedStay } from '#api/orders/stays/stays.ts'
import { countByMember } from '#api/platform/throttle/throttle.ts'
import { applyChange, daysOf, placeOf, type RoomCharge } from './apply-change.ts'
import { quoteOn } from './change-quote.ts'
import type { CancelDeps } from './change-stay.ts'
import { lockStayById, lockStays, requireSame, requireStays } from './locked-stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { decide } from './decide-change.ts'
import { policyOf, priceFor } from './plan-change.ts'
import { share, type PricedChange } from './price-change.ts'
import { chargedFor } from './room-charge.ts'

/** What is given up: one room, or a house with all of its rooms. */
type GivenUp = {
  stays: readonly LockedStay[]
  line: ChangedLine
  /** What it costs, paisa before VAT, and what is charged for a dearer room. */
  price: number
  charged: number
  priced: PricedChange
}

type Asked = { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; staff: Staff }

async function planCancelling(
  db: Transaction,
  deps: Pick<Deps, 'now'> & Throws<'stay_not_ready' | 'amount_too_large'>,
  { order, stay, all, staff }: Asked,
): Promise<GivenUp> {
  const line = await selectLine(db, order, stay.lineNo)
  const stays = line.placeType === 'HOUSE' ? all.filter(({ lineNo }) => lineNo === line.lineNo) : [stay]
  requireStays(deps, 'cancelRoom', { order, chosen: stays }, staff)
  if (all.every((one) => stays.includes(one) || isFinished(one.state))) requireAllowed(deps, { Code: 'onlyRoom' })
  const price = share(line.price, 1, line.quantity)
  const { amount: charged } = await chargedFor(db, order, stay)
  const { policy } = policyOf(line, { stays, days: line, today: todayOf(deps) })
  const priced = await priceFor(db, deps, order, { lines: -price, rooms: -charged, policy })
  return { stays, line, price, charged, priced }
}

const goneOf = (stay: LockedStay) => ({ ...placeOf(stay), state: 'gone' }) as const

export function quoteCancelling(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found' | 'stay_not_ready' | 'amount_too_large'>,
  { query, staff }: Call<typeof quoteRoomCancellation>,
): Promise<DataOf<typeof quoteRoomCancellation>> {
  return deps.db.inTransaction(async (db) => {
    const known = await lockStayById(db, deps, query.Id)
    const { stays, priced } = await planCancelling(db, deps, { ...known, staff })
    return quoteOn(db, { order: known.order, stays, places: stays.map(goneOf), priced, staff, at: deps.now() })
  })
}

/** One room of several: its line costs nothing from now on, and its nights are free. */
export async function cancelOneRoom(
  deps: CancelDeps,
  { body, staff, permit, once }: Call<typeof cancelRoom>,
): Promise<null> {
  return once(async (db) => {
    const at = deps.now()
    const { order, stay, chosen, all } = await lockStays(db, deps, body.Stays)
    const { stays, line, price, charged, priced } = await planCancelling(db, deps, { order, stay, all, staff })
    requireSame(deps, stays, chosen)
    const quoting = { order, stays, places: stays.map(goneOf), priced, staff, at }
    const quote = () => quoteOn(db, quoting)
    await countByMember(db, deps, 'cancellationsPerMember', staff)
    const allowance = await decide(db, deps, { body, staff, permit }, { order, priced, quote })

    const before: LineState = { ...line, lineNo: await ownLine(db, order, line), price }
    const roomCharge: RoomCharge = { note: {}, before: charged, after: 0 }
    await applyChange(db, deps, order, {
      kind: 'cancelRoom',
      line: { before, after: { ...before, cancelledAt: at } },
      placings: stays.map((one) => ({ stay: one, to: goneOf(one), ...(one.id === stay.id && { roomCharge }) })),
      left: [],
      priced,
      allowance,
      reason: body.Reason,
      what: (Payable) => ({ Kind: 'cancelledRoom', Room: stay.room, Days: daysOf(stay), Payable }),
      isTold: body.TellGuest,
      by: staff.id,
      at,
    })
    return null
  })
}
