import type { HistoryEntry } from '#contract/orders/history.ts'
import { settlementOf } from '#contract/orders/order-rules.ts'
import type { checkIn, checkOut, markNoShow } from '#contract/reception/stays.ts'
import { addDays } from '#contract/values/calendar.ts'
import { can } from '#contract/values/roles.ts'
import { approveWithinLimit } from '#api/platform/staff-limits/permit.ts'
import { freeRoomNights } from '#api/nights/inventory.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { byStaff, type Change } from '#api/orders/order-events.ts'
import { dueOf } from '#api/orders/order-rules.ts'
import { leaveRooms } from '#api/reception/rooms/left-rooms.ts'
import { isFinished, type LockedStay } from '#api/orders/stays/stays.ts'
import { countCompanyDue } from '#api/money/bill/company-bills.ts'
import { completeIfFinished, recordWaiver } from './complete-order.ts'
import {
  applyStayChange,
  intoRooms,
  lockStays,
  requireEmptyRooms,
  requireStays,
  type StayThrows,
} from './locked-stays.ts'
import { todayOf } from '#api/platform/today.ts'
import { lastDay, roomNights } from './stay-nights.ts'
import { takeRoomAgain } from './take-room-again.ts'

type StayDeps = Pick<Deps, 'now'> & StayThrows

export async function checkGuestsIn(
  deps: StayDeps & Throws<'room_occupied' | 'dates_taken'>,
  { body: { Stays }, staff, once }: Call<typeof checkIn>,
): Promise<null> {
  return once((db) =>
    intoRooms(deps, async () => {
      const change = byStaff(staff.id, deps.now())
      const { order, chosen } = await lockStays(db, deps, Stays)
      const [late, expected] = [chosen.filter(isNoShow), chosen.filter((stay) => !isNoShow(stay))]
      requireStays(deps, 'checkIn', { order, chosen: expected }, staff)
      requireStays(deps, 'cameAfterAll', { order, chosen: late }, staff)
      await requireEmptyRooms(db, deps, chosen)
      let standing = order
      for (const stay of late) {
        const again = await takeRoomAgain(db, deps, { ...change, order: standing, stay })
        standing = again.order
        const what = { Kind: 'checkedIn', Room: stay.room, ...again.soldFrom } as const
        await applyStayChange(db, deps, standing, { ...change, stay, to: 'inHouse', what, departure: again.departure })
      }
      for (const stay of expected) {
        const what = { Kind: 'checkedIn', Room: stay.room } as const
        await applyStayChange(db, deps, standing, { ...change, stay, to: 'inHouse', what })
      }
      return null
    }),
  )
}

function isNoShow({ state }: LockedStay): boolean {
  return state === 'noShow'
}

export async function checkGuestsOut(
  deps: StayDeps & Throws<'due_open' | 'forbidden' | 'sign_in_again'>,
  { body: { Stays, WaiveReason }, staff, permit, once }: Call<typeof checkOut>,
): Promise<null> {
  return once(async (db) => {
    const change = byStaff(staff.id, deps.now())
    const { order, chosen, all } = await lockStays(db, deps, Stays)
    requireStays(deps, 'checkOut', { order, chosen }, staff)
    const due = dueOf(order)
    const isLast = all.every((stay) => isFinished(stay.state) || chosen.includes(stay))
    const settlement = settlementOf({ Due: isLast ? due : 0, IsBilled: order.isBilled, IsWaived: WaiveReason !== '' })
    if (settlement === undefined) throw deps.problem('due_open', (t) => t.desk.dueOpen(due))
    const isWaived = settlement === 'waiver'
    if (isWaived && !can(staff.role, 'stay.waiveDue')) throw deps.problem('forbidden', (t) => t.desk.notAllowed)
    const approval = isWaived
      ? await approveWithinLimit(db, deps, permit, { amount: due, orderCode: order.code })
      : undefined
    if (settlement === 'company') await countCompanyDue(db, deps, order, staff)

    await leaveRooms(db, { units: chosen.map(({ unitId }) => unitId), by: staff.id, at: change.at })
    for (const stay of chosen) {
      const departure = lastDay(stay, todayOf(deps))
      await freeRoomNights(db, order, roomNights(stay, departure, stay.departure))
      const what = { Kind: 'checkedOut', Room: stay.room } as const
      await applyStayChange(db, deps, order, { ...change, stay, to: 'departed', what, departure })
    }
    const waived = approval && { approval, amount: due, reason: WaiveReason }
    if (waived) await recordWaiver(db, order, change, waived)
    await completeIfFinished(db, order, { ...change, waived })
    return null
  })
}

export async function markGuestsNoShow(
  deps: StayDeps & Throws<'due_open' | 'forbidden'>,
  { body: { Stays }, staff, once }: Call<typeof markNoShow>,
): Promise<null> {
  return once(async (db) => {
    const change = byStaff(staff.id, deps.now())
    const { order, chosen, all } = await lockStays(db, deps, Stays)
    requireStays(deps, 'noShow', { order, chosen }, staff)
    const { due, hasBegun } = { due: dueOf(order), hasBegun: all.some(({ checkedInAt }) => checkedInAt !== null) }
    const isLast = all.every((stay) => isFinished(stay.state) || chosen.includes(stay))
    const settlement = settlementOf({ Due: isLast ? due : 0, IsBilled: order.isBilled, IsWaived: false })
    if (settlement === undefined && hasBegun && !can(staff.role, 'stay.waiveDue')) {
      throw deps.problem('due_open', (t) => t.desk.dueOpen(due))
    }
    if (settlement === 'company') await countCompanyDue(db, deps, order, staff)
    for (const stay of chosen) {
      await keepAway(db, deps, order, { ...change, stay, what: { Kind: 'markedNoShow', Room: stay.room } })
    }
    await completeIfFinished(db, order, change)
    return null
  })
}

/** Frees all nights but the first of guests who do not come. */
export async function keepAway(
  db: Transaction,
  deps: Throws<'changed_elsewhere'>,
  order: LockedOrder,
  { stay, ...change }: Change & { stay: LockedStay; what: HistoryEntry },
): Promise<void> {
  const departure = addDays(stay.arrival, 1)
  await freeRoomNights(db, order, roomNights(stay, departure, stay.departure))
  await applyStayChange(db, deps, order, { ...change, stay, to: 'noShow', departure })
}
