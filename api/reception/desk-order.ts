import type { HistoryEntry } from '#contract/orders/history.ts'
import type { addNote, DeskOrder, readDeskOrder, reconfirmOrder } from '#contract/reception/orders.ts'
import { chargeKinds } from '#contract/values/charge-kinds.ts'
import { leviesOnWire } from '#contract/values/levies.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Transaction } from '../platform/db/db.ts'
import type { Deps, Throws } from '../platform/deps.ts'
import { deskDetailsOf } from '../guests/guest-details.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../platform/http/call.ts'
import type { Charge } from '../orders/order-charges.sql.ts'
import { requireOrder } from '../orders/locked-order.ts'
import { actorOf, entryOf } from '../orders/event-rows.ts'
import { appendEvent, byStaff } from '../orders/order-events.ts'
import type { Occasion } from '../orders/order.ts'
import { dueOf } from '../orders/order-rules.ts'
import { selectCallbacksOf } from '../money/payments/callbacks.sql.ts'
import { changeArrival } from '../orders/party/party.ts'
import { readRegistration } from './registration/registration.ts'
import { selectStaysOf } from '../orders/stays/stays.sql.ts'
import { readStaysOf } from './board.ts'
import { companyBillOf } from '../money/bill/company-bills.ts'
import { mayTakeOff } from '../money/bill/extras.ts'
import { selectAttemptsOf, selectEventsOf, selectMessagesOf, type PaymentRow } from '../orders/whole-order.sql.ts'
import { readWholeOrder } from '../orders/whole-order.ts'
import { summaryOf } from '../orders/summaries.ts'

export async function readAnyOrder(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code: code }, staff }: Call<typeof readDeskOrder>,
): Promise<DeskOrder> {
  const { db } = deps
  const [order, stays, rooms, registration, attempts, messages, events, callbacks] = await Promise.all([
    readWholeOrder(db, { code, at: deps.now() }),
    readStaysOf(deps, code, staff.role),
    selectStaysOf(db, code),
    readRegistration(deps, code),
    selectAttemptsOf(db, code),
    selectMessagesOf(db, code),
    selectEventsOf(db, code),
    selectCallbacksOf(db, code),
  ])
  if (!order) throw deps.problem('not_found', (t) => t.orders.unknown)
  const { lines, charges, payments, refunds, occasion, company } = order
  const ofMoves = new Set(rooms.map(({ moveChargeNo }) => moveChargeNo))
  const isRemovable = (charge: Charge) =>
    chargeKinds[charge.kind].removedAs !== null && !ofMoves.has(charge.no) && mayTakeOff(charge, staff, deps.now())
  return {
    Summary: summaryOf(order),
    Guest: {
      Id: order.guestId,
      Likes: order.likes,
      Name: order.guestName,
      Phone: phoneOf(order.guestPhone),
      ...deskDetailsOf(order),
      HasIdentity: order.hasIdentity,
    },
    HoldUntil: order.heldUntil?.toISOString() ?? null,
    Source: order.source,
    Lines: lines.map((line) => ({
      Name: line.name,
      Arrival: line.arrival,
      Departure: line.departure,
      Quantity: line.quantity,
      Type: line.type,
      Price: toTaka(line.price),
    })),
    Charges: charges.map((charge) => ({
      No: charge.no,
      Kind: charge.kind,
      Note: charge.note,
      Quantity: charge.quantity,
      Amount: toTaka(charge.amount),
      ...(isRemovable(charge) && { IsRemovable: true }),
    })),
    Occasion: occasion ? occasionOf(occasion) : null,
    Stays: stays,
    Registration: registration,
    ...(company && { CompanyBill: companyBillOf(company) }),
    Bill: {
      ...leviesOnWire(order.levies),
      Charge: toTaka(order.amount),
      ...(order.service > 0 && { Service: toTaka(order.service) }),
      Tax: toTaka(order.tax),
      Payable: toTaka(order.payable),
      Paid: toTaka(order.paid),
      Refunded: toTaka(refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)),
      Due: toTaka(dueOf(order)),
    },
    Payments: payments.map(({ at, amount, gateway, method, reference, number, ...reversal }) => ({
      At: at.toISOString(),
      Amount: toTaka(amount),
      Gateway: gateway,
      Method: method,
      Reference: reference,
      Number: number,
      Reversed: reversedOf(reversal),
    })),
    Attempts: attempts.map(({ id, at, amount, gateway, state }) => ({
      Id: id,
      At: at.toISOString(),
      Amount: toTaka(amount),
      Gateway: gateway,
      State: state,
    })),
    Refunds: refunds.map(({ at, amount, cause, state }) => ({
      At: at.toISOString(),
      Amount: toTaka(amount),
      Cause: cause,
      State: state,
    })),
    Messages: messages.map(({ at, channel, to, sentAt, text }) => ({
      At: at.toISOString(),
      Channel: channel,
      To: to,
      SentAt: sentAt?.toISOString() ?? null,
      Text: text,
    })),
    Events: events.flatMap((row) => {
      const Entry = entryOf(row.data)
      return Entry ? [{ At: row.at.toISOString(), By: actorOf(row), Entry }] : []
    }),
    Callbacks: callbacks.map(({ at, gateway, route, verdict }) => ({
      At: at.toISOString(),
      Gateway: gateway,
      Route: route,
      Verdict: verdict,
    })),
  }
}

type NoteDeps = Pick<Deps, 'now'> & Throws<'not_found'>

export async function markReconfirmed(
  deps: NoteDeps,
  {
    body: { Code: code, IsUndone, ArrivesAbout: arrivesAbout, InsteadOf: insteadOf },
    staff,
    once,
  }: Call<typeof reconfirmOrder>,
): Promise<null> {
  return once(async (db) => {
    if (arrivesAbout !== undefined) {
      const said = { arrivesAbout, insteadOf, at: deps.now(), by: staff.id }
      await changeArrival(db, await requireOrder(db, deps, { code }), said)
    }
    return addEvent(db, deps, { code, by: staff.id, what: { Kind: IsUndone ? 'undidReconfirm' : 'reconfirmed' } })
  })
}

export async function writeNote(
  deps: NoteDeps,
  { body: { Code: code, Text }, staff, once }: Call<typeof addNote>,
): Promise<null> {
  return once((db) => addEvent(db, deps, { code, by: staff.id, what: { Kind: 'note', Text } }))
}

async function addEvent(
  db: Transaction,
  deps: NoteDeps,
  { code, by, what }: { code: string; by: number; what: HistoryEntry },
): Promise<null> {
  const order = await requireOrder(db, deps, { code })
  await appendEvent(db, order, byStaff(by, deps.now()), what)
  return null
}

/** What made a payment count nowhere any more. */
function reversedOf({
  reversedAt,
  reversedBy,
  reversedReason,
}: Pick<PaymentRow, 'reversedAt' | 'reversedBy' | 'reversedReason'>): Reversed {
  return reversedAt && { At: reversedAt.toISOString(), By: reversedBy ?? '', Reason: reversedReason }
}

type Reversed = DeskOrder['Payments'][number]['Reversed']

function occasionOf({ start, end, persons, name, phone, remark }: Occasion): NonNullable<DeskOrder['Occasion']> {
  return { StartsAt: start, EndsAt: end, Persons: persons, Name: name, Phone: phone, Remark: remark }
}
