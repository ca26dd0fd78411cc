import { sumsSeen } from '#contract/orders/sums.ts'
import type { bookAtDesk, DeskTerms } from '#contract/reception/walk-in.ts'
import type { HistoryEntry } from '#contract/orders/history.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Place } from '#contract/orders/orders.ts'
import type { Problem } from '#contract/problem.ts'
import { dhakaInstant } from '#contract/values/calendar.ts'
import { holdProblem } from '#contract/values/desk-hold.ts'
import { discountOf, quoteOf } from '#contract/values/money.ts'
import { discountLimits } from '#contract/values/roles.ts'
import { eachNight } from '#contract/values/stay.ts'
import { placeAndHold, priceSelections } from '#api/booking/hold-selections.ts'
import { requireSamePrice, selectionOf } from '#api/booking/lines.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import type { Call, WorkDeps } from '#api/platform/http/call.ts'
import { confirmUnpaid } from '#api/orders/confirm-unpaid.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'
import { addDiscount } from '#api/orders/order-charges.ts'
import type { OrderLine } from '#api/orders/order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { notifyOfPlacement } from '#api/orders/order-messages.ts'
import { holdFrom } from '#api/orders/place-order.ts'
import { noteParty } from '#api/orders/party/party.ts'
import type { Staff } from '#api/platform/sessions/staff-sessions.ts'
import { payingOf, shiftFor, recordDeskPayment } from '#api/money/till/desk-payments.ts'
import type { LockedShift } from '#api/money/till/shift.ts'
import type { Say } from '#api/platform/texts/catalogues.ts'
import { guestToBookFor } from './desk-guests.ts'
import { findTakenNight } from '../stays/taken-night.ts'

type BookDeps = Deps & Pick<WorkDeps<typeof bookAtDesk>, 'problem'>
type Body = Call<typeof bookAtDesk>['body']

/** Rooms, bill, guest and money are one transaction: what is refused leaves nothing behind. */
export async function bookForGuest(
  deps: BookDeps,
  { body, staff, once }: Call<typeof bookAtDesk>,
): Promise<DataOf<typeof bookAtDesk>> {
  requireWithinRole(deps, staff, body)
  return once(async (db) => {
    const at = deps.now()
    const priced = await priceSelections(db, deps, body.Places.map(selectionOf), {
      atDesk: true,
      isException: body.Exception !== undefined,
    })
    const discount = discountOf(priced.quote.roomCharge, body.Discount?.Percent ?? 0)
    const quote = quoteOf(priced.quote.roomCharge - discount, priced.quote.levies)
    requireSamePrice(deps, sumsSeen(body), { quote, lines: priced.lines })
    const guestId = await guestToBookFor(db, deps, body.Guest)
    // Before the nights: a till is locked before rooms.
    const shift =
      body.Terms.Kind === 'now' ? await shiftFor(db, deps, { method: body.Terms.Method, staffId: staff.id }) : undefined
    const placing = { guestId, type: 'Room', quote, at, heldUntil: heldUntil(body.Terms, at) } as const
    const atDesk = { by: staff.id, source: body.Source }
    const order = await placeAndHold(db, { ...placing, atDesk }, priced.lines)
    if (!order) throw await nightsTaken(db, deps, { lines: priced.lines, staff, at })
    await noteParty(db, order, body.Party)
    await appendEvent(db, order, byStaff(staff.id, at), bookedAs(body))
    if (body.Discount) {
      await addDiscount(db, order, { amount: discount, ...discountText(body.Discount), by: staff.id, at })
    }
    const receipt = await settleTerms(db, deps, order, { terms: body.Terms, shift, staff, at })
    return { Code: order.code, Receipt: receipt ?? null }
  })
}

type Failed = { lines: readonly OrderLine[]; staff: Staff; at: Date }

/** With who has the room, if it was chosen by name. */
async function nightsTaken(
  db: Transaction,
  { problem }: Pick<BookDeps, 'problem'>,
  { lines, staff, at }: Failed,
): Promise<Problem> {
  const wanted = lines.flatMap(({ unitId, ...stay }) =>
    unitId === null ? [] : eachNight(stay).map((night) => ({ unit: unitId, night })),
  )
  const data = await findTakenNight(db, wanted, { except: [], staff, at })
  if (!data) return problem('dates_taken', (t) => t.booking.taken)
  const { Room: room, Night: day, Code: code } = data
  const say: Say = (t) => (code === null ? t.desk.nightBlocked(room, day) : t.desk.nightSold(room, day, code))
  return problem('dates_taken', say, { data })
}

function requireWithinRole(
  { now, problem }: Pick<BookDeps, 'now' | 'problem'>,
  { role, isProved }: Staff,
  { Discount, Terms, Places }: Body,
): void {
  if (Discount && Discount.Percent > discountLimits[role]) {
    throw problem('forbidden', (t) => t.desk.discountAboveLimit(discountLimits[role]))
  }
  // A PIN alone, which others may have seen, gives no more than reception does.
  if (Discount && Discount.Percent > discountLimits.desk && !isProved) {
    throw problem('sign_in_again', (t) => t.desk.proveAgain)
  }
  if (Terms.Kind !== 'hold') return
  const reason = holdProblem({ until: Terms.Until, arrival: firstArrival(Places) }, now().getTime(), role)
  if (reason !== undefined) throw problem('hold_wrong', (t) => t.rules.hold[reason](role))
}

function firstArrival(places: readonly Place[]): string {
  const [first = ''] = places.map(({ ArrivalDate }) => ArrivalDate).toSorted()
  return first
}

/** What is paid or confirmed at once is held for no longer than this transaction. */
function heldUntil(terms: DeskTerms, at: Date): Date {
  return terms.Kind === 'hold' ? new Date(dhakaInstant(terms.Until)) : holdFrom(at)
}

type Settling = { terms: DeskTerms; shift: LockedShift | undefined; staff: Staff; at: Date }

/** Answers the receipt of what was paid. */
async function settleTerms(
  db: Transaction,
  deps: BookDeps,
  order: LockedOrder,
  { terms, shift, staff, at }: Settling,
): Promise<string | undefined> {
  if (terms.Kind === 'now') {
    return recordDeskPayment(db, deps, order, { ...payingOf(terms), due: order.payable, shift, staff, at })
  }
  if (terms.Kind === 'hold') await notifyOfPlacement(db, deps, order, at)
  else await confirmUnpaid(db, deps, order, { ...byStaff(staff.id, at), reason: terms.Reason })
  return undefined
}

function discountText({ Percent, Reason }: NonNullable<Body['Discount']>): { percent: number; reason: string } {
  return { percent: Percent, reason: Reason }
}

function bookedAs({ Source, Terms, Discount, Guest, Exception = '' }: Body): HistoryEntry {
  return {
    Kind: 'booked',
    Source,
    Percent: Discount?.Percent,
    DiscountReason: Discount?.Reason ?? '',
    NoPhoneReason: Guest.Kind === 'withoutPhone' ? Guest.Reason : '',
    LaterReason: Terms.Kind === 'later' ? Terms.Reason : '',
    ExceptionReason: Exception,
  }
}
