import { undoRefusal } from '#contract/reception/stay-rules.ts'
import type { undoStay } from '#contract/reception/stays.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff, type Change } from '#api/orders/order-events.ts'
import type { OrderMessageDeps } from '#api/orders/order-messages.ts'
import { requireAllowed } from '#api/orders/require-allowed.ts'
import { returnToRoom } from '#api/reception/rooms/left-rooms.ts'
import type { UndoableKind } from '#api/orders/stays/stays.sql.ts'
import type { LockedStay } from '#api/orders/stays/stays.ts'
import { completeIfFinished } from './complete-order.ts'
import { applyStayChange, intoRooms, lockStays, requireEmptyRooms } from './locked-stays.ts'
import { keepAway } from './stay-actions.ts'
import { stayFacts } from './stay-facts.ts'
import { takeRoomAgain } from './take-room-again.ts'
import { undoChange } from './undo-change.ts'
import type { UndoableChange } from '#contract/orders/stays.ts'

type UndoDeps = Pick<Deps, 'now'> &
  OrderMessageDeps &
  Throws<
    | 'not_found'
    | 'changed_elsewhere'
    | 'stay_not_ready'
    | 'dates_taken'
    | 'room_occupied'
    | 'too_late'
    | 'amount_too_large'
  >

type Undoing = Change & { order: LockedOrder; stay: LockedStay; all: readonly LockedStay[]; by: number }

export async function undoLastChange(
  deps: UndoDeps,
  { body: { Stay }, staff, once }: Call<typeof undoStay>,
): Promise<null> {
  return once((db) =>
    intoRooms(deps, async () => {
      const { order, stay, all } = await lockStays(db, deps, [Stay])
      const facts = stayFacts(stay, staff.role)
      requireAllowed(deps, undoRefusal(facts, deps.now().getTime()))
      if (facts.Undoes !== null)
        await undo[facts.Undoes](db, deps, { ...byStaff(staff.id, deps.now()), order, stay, all, by: staff.id })
      return null
    }),
  )
}

const undo: Record<UndoableChange, (db: Transaction, deps: UndoDeps, undoing: Undoing) => Promise<void>> = {
  async checkIn(db, deps, { order, stay, at, actor }) {
    const what = undone('checkIn', stay)
    if (stay.noShowAt === null) {
      await applyStayChange(db, deps, order, { stay, at, actor, to: 'expected', what })
      return
    }
    // They had not come, and did not come after all.
    await keepAway(db, deps, order, { stay, at, actor, what })
    await completeIfFinished(db, order, { at, actor })
  },

  checkOut: (db, deps, undoing) => bringBack(db, deps, undoing, { change: 'checkOut', to: 'inHouse' }),

  noShow: (db, deps, undoing) => bringBack(db, deps, undoing, { change: 'noShow', to: 'expected' }),

  move: (db, deps, undoing) => putBack(db, deps, undoing, 'move'),

  dates: (db, deps, undoing) => putBack(db, deps, undoing, 'dates'),

  cancelRoom: (db, deps, undoing) => putBack(db, deps, undoing, 'cancelRoom'),

  addRoom: (db, deps, undoing) => putBack(db, deps, undoing, 'addRoom'),
}

/** What a change of days or rooms did, with all stays that changed with this one. */
async function putBack(
  db: Transaction,
  deps: UndoDeps,
  { order, stay, all, at, actor, by }: Undoing,
  kind: UndoableKind,
): Promise<void> {
  await undoChange(db, deps, { order, stay, all, by, at })
  await appendEvent(db, order, { at, actor }, undone(kind, stay))
}

function undone(change: UndoableChange, { room }: LockedStay) {
  return { Kind: 'undidStay', Change: change, Room: room } as const
}

type Return = { change: 'checkOut' | 'noShow'; to: 'inHouse' | 'expected' }

async function bringBack(
  db: Transaction,
  deps: UndoDeps,
  { order, stay, at, actor }: Undoing,
  { change, to }: Return,
): Promise<void> {
  await requireEmptyRooms(db, deps, [stay])
  if (change === 'checkOut') await returnToRoom(db, stay.unitId)
  const again = await takeRoomAgain(db, deps, { order, stay, at, actor })
  const what = { ...undone(change, stay), ...again.soldFrom }
  await applyStayChange(db, deps, again.order, { stay, at, actor, to, departure: again.departure, what })
}
