import type { bookAtDesk, DeskTerms } from '#contract/desk/booking.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Place } from '#contract/orders.ts'
import { dhakaInstant } from '#contract/values/calendar.ts'
import { holdProblem } from '#contract/values/desk-hold.ts'
import { discountOf, quoteOf, toPaisa } from '#contract/values/money.ts'
import { discountLimits } from '#contract/values/roles.ts'
import { placeAndHold, priceSelections } from '../booking/hold-selections.ts'
import { requireSamePrice, selectionOf } from '../booking/lines.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Call, WorkDeps } from '../http/call.ts'
import { confirmUnpaid, notifyOfHeldOrConfirmed } from '../orders/confirm-unpaid.ts'
import { addDiscount } from '../orders/order-charges.ts'
import { holdFrom } from '../orders/place-order.ts'
import type { Staff } from '../sessions/staff-sessions.ts'
import { noteStaffEvent } from '../staff/log.ts'
import { requireReference, takeMoney } from '../till/desk-payments.ts'
import { texts } from '../texts.ts'
import { guestToBookFor } from './desk-guests.ts'

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
    const priced = await priceSelections(db, deps, body.Places.map(selectionOf))
    const discount = discountOf(priced.quote.roomCharge, body.Discount?.Percent ?? 0)
    const quote = quoteOf(priced.quote.roomCharge - discount)
    const shown = { roomCharge: toPaisa(body.RoomCharge), tax: toPaisa(body.Tax), payable: toPaisa(body.Payable) }
    requireSamePrice(deps, shown, quote)
    const guestId = await guestToBookFor(db, deps, body.Guest)
    const order = { guestId, type: 'Room', quote, at, heldUntil: heldUntil(body.Terms, at) } as const
    const code = await placeAndHold(db, deps, { ...order, atDesk: { by: staff.id, source: body.Source } }, priced.lines)
    if (body.Discount) {
      await addDiscount(db, { orderCode: code, amount: discount, ...discountText(body.Discount), by: staff.id, at })
    }
    const receipt = await settleTerms(db, deps, { code, terms: body.Terms, payable: quote.payable, staff, at })
    await noteStaffEvent(db, { at, by: staff.id, act: 'booked', subject: `order:${code}`, detail: eventDetail(body) })
    return { Code: code, Receipt: receipt ?? null }
  })
}

function requireWithinRole(
  { now, problem }: Pick<BookDeps, 'now' | 'problem'>,
  { role }: Staff,
  { Discount, Terms, Places }: Body,
): void {
  if (Discount && Discount.Percent > discountLimits[role]) {
    throw problem('forbidden', texts.desk.discountAboveLimit(discountLimits[role]))
  }
  if (Terms.Kind === 'now') requireReference({ problem }, Terms.Method, Terms.Reference)
  if (Terms.Kind !== 'hold') return
  const fault = holdProblem({ until: Terms.Until, departure: lastDeparture(Places) }, now().getTime(), role)
  if (fault !== undefined) throw problem('hold_wrong', fault)
}

function lastDeparture(places: readonly Place[]): string {
  return (
    places
      .map(({ DepartureDate }) => DepartureDate)
      .toSorted()
      .at(-1) ?? ''
  )
}

/** What is paid or confirmed at once is held for no longer than this transaction. */
function heldUntil(terms: DeskTerms, at: Date): Date {
  return terms.Kind === 'hold' ? new Date(dhakaInstant(terms.Until)) : holdFrom(at)
}

type Settling = { code: string; terms: DeskTerms; payable: number; staff: Staff; at: Date }

/** Answers the receipt of what was paid. */
async function settleTerms(
  db: Db,
  deps: BookDeps,
  { code, terms, payable, staff, at }: Settling,
): Promise<string | undefined> {
  if (terms.Kind === 'now') {
    const { Amount, Method: method, Reference: reference } = terms
    const money = { orderCode: code, due: payable, amount: toPaisa(Amount), method, reference }
    return takeMoney(db, deps, { ...money, staffId: staff.id, at })
  }
  if (terms.Kind === 'hold') await notifyOfHeldOrConfirmed(db, deps, { code, at })
  else await confirmUnpaid(db, deps, { code, at, actor: `staff:${staff.id}`, reason: terms.Reason })
  return undefined
}

function discountText({ Percent, Reason }: NonNullable<Body['Discount']>): { percent: number; reason: string } {
  return { percent: Percent, reason: Reason }
}

/** 'walkIn, paid now, no phone: lost it'. */
function eventDetail({ Source, Terms, Discount, Guest }: Body): string {
  return [
    Source,
    ...(Discount ? [`${Discount.Percent} % off: ${Discount.Reason}`] : []),
    ...(Guest.Kind === 'withoutPhone' ? [`no phone: ${Guest.Reason}`] : []),
    ...(Terms.Kind === 'later' ? [`paid later: ${Terms.Reason}`] : []),
  ].join(', ')
}
