import type { addNote, DeskOrder, readDeskOrder, reconfirmOrder } from '#contract/desk/orders.ts'
import { toTaka } from '#contract/values/money.ts'
import type { Db } from '../db/db.ts'
import type { Deps, Throws } from '../deps.ts'
import { phoneOf } from '../guests/guests.ts'
import type { Call } from '../http/call.ts'
import { chargesOf } from '../orders/order-charges.ts'
import { appendOrderEvent, lockAnyOrder } from '../orders/order-status.ts'
import { localTimeOf } from '../orders/order.ts'
import { callbacksOf } from '../payments/callback.ts'
import { texts } from '../texts.ts'
import { readStaysOf } from './board.ts'
import {
  selectAttemptsOf,
  selectEventsOf,
  selectOrderWithGuest,
  selectLinesOf,
  selectMessagesOf,
  selectPaymentsOf,
  selectRefundsOf,
  selectVisitOf,
  type EventRow,
  type VisitRow,
} from './desk-order.sql.ts'
import { findSummary } from './summaries.ts'

export async function readAnyOrder(
  deps: Pick<Deps, 'db' | 'now'> & Throws<'not_found'>,
  { params: { Code: code }, staff }: Call<typeof readDeskOrder>,
): Promise<DeskOrder> {
  const { db } = deps
  const [summary, order, stays] = await Promise.all([
    findSummary(deps, code),
    selectOrderWithGuest(db, code),
    readStaysOf(deps, code, staff.role),
  ])
  if (!summary || !order) throw deps.problem('not_found', texts.orders.unknown)
  const [lines, charges, visit, payments, attempts, refunds] = await Promise.all([
    selectLinesOf(db, code),
    chargesOf(db, [code]),
    selectVisitOf(db, code),
    selectPaymentsOf(db, code),
    selectAttemptsOf(db, code),
    selectRefundsOf(db, code),
  ])
  const [messages, events, callbacks] = await Promise.all([
    selectMessagesOf(db, code),
    selectEventsOf(db, code),
    callbacksOf(deps, code),
  ])
  const { name, phone, email, country, hasIdentity } = order
  return {
    Summary: summary,
    Guest: { Name: name, Phone: phoneOf(phone), Email: email, Country: country, HasIdentity: hasIdentity },
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
    Charges: charges.map(({ no, kind, label, quantity, amount }) => ({
      No: no,
      Kind: kind,
      Label: label,
      Quantity: quantity,
      Amount: toTaka(amount),
    })),
    Occasion: visit ? occasionOf(visit) : null,
    Stays: stays,
    Bill: {
      Charge: toTaka(order.charge),
      Tax: toTaka(order.tax),
      Payable: toTaka(order.payable),
      Paid: toTaka(order.paid),
      Refunded: toTaka(refunds.reduce((sum, { amount, state }) => (state === 'failed' ? sum : sum + amount), 0)),
      Due: summary.Due,
    },
    Payments: payments.map(({ at, amount, gateway, method, reference }) => ({
      At: at.toISOString(),
      Amount: toTaka(amount),
      Gateway: gateway,
      Method: method,
      Reference: reference,
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
    Events: events.map((row) => ({ At: row.at.toISOString(), By: actorOf(row), Event: row.event, Detail: row.detail })),
    Callbacks: callbacks.map(({ at, gateway, route, verdict }) => ({
      At: at.toISOString(),
      Gateway: gateway,
      Route: route,
      Verdict: verdict,
    })),
  }
}

export async function noteReconfirmed(
  deps: Pick<Deps, 'now'> & Throws<'not_found'>,
  { body: { Code }, staff, once }: Call<typeof reconfirmOrder>,
): Promise<null> {
  return once((db) => addEvent(db, deps, { code: Code, by: staff.id, event: 'reconfirmed', detail: '' }))
}

export async function noteText(
  deps: Pick<Deps, 'now'> & Throws<'not_found'>,
  { body: { Code, Text }, staff, once }: Call<typeof addNote>,
): Promise<null> {
  return once((db) => addEvent(db, deps, { code: Code, by: staff.id, event: 'note', detail: Text }))
}

async function addEvent(
  db: Db,
  { now, problem }: Pick<Deps, 'now'> & Throws<'not_found'>,
  { code, by, event, detail }: { code: string; by: number; event: 'reconfirmed' | 'note'; detail: string },
): Promise<null> {
  if (!(await lockAnyOrder(db, code))) throw problem('not_found', texts.orders.unknown)
  await appendOrderEvent(db, { orderCode: code, at: now(), actor: `staff:${by}`, event, detail })
  return null
}

/** `guest:7` is the guest of the order; members of staff have names. */
function actorOf({ actor, member }: EventRow): string {
  return member ?? actor.replace(/^guest:.*/, 'guest')
}

function occasionOf({ starts, ends, persons, name, phone, remark }: VisitRow): NonNullable<DeskOrder['Occasion']> {
  return {
    StartsAt: localTimeOf(starts),
    EndsAt: localTimeOf(ends),
    Persons: persons,
    Name: name,
    Phone: phone,
    Remark: remark,
  }
}
