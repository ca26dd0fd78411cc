import { isEmailAddress } from '#contract/guests/guests.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { guestContact } from '../guests/guests.ts'
import { confirmationEmail } from './emails/order-emails.ts'
import { mailResort, notifyResort, type ResortContact, type ResortMessage } from '../platform/messages/notify-resort.ts'
import { enqueue } from '../platform/messages/outbox.ts'
import type { Say, Texts } from '../platform/texts/catalogues.ts'
import { readOrder } from './my-orders.ts'
import { dueOf, isRefundedInFull } from './order-rules.ts'
import type { Order } from './order.ts'
import { selectLines, selectOccasion } from './orders.sql.ts'

// What guest and resort are sent about an order. Every function joins the caller's transaction.

export type OrderMessageDeps = ResortContact & Pick<Deps, 'publicUrl' | 'resort'>

/** The most places of an order that an SMS names. */
const MAX_PLACES = 3

/** What messages about an order are made of. */
type About = { order: Order; guest: Awaited<ReturnType<typeof guestContact>>; booked: Say; at: Date }

async function readAbout(db: Db, order: Order, at: Date): Promise<About> {
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  return { order, guest, booked, at }
}

type Receipt = {
  amount: number
  /** Money in the order that goes back. */
  back: number
  at: Date
  /** Whether this payment changed the status of the order. */
  isNews: boolean
}

/** Notifies the guest of the outcome of their payment, and the resort of an order that it confirmed or could not place, and of a surplus. */
export async function notifyOfPayment(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, back, at, isNews }: Receipt,
): Promise<void> {
  const about = await readAbout(db, order, at)
  await sendSms(db, about, receiptOf(deps, about, { amount, back }))
  if (isNews && order.status === 'Confirmed') await sendConfirmation(db, deps, about)
  if (isNews) await notifyResort(db, deps, newBooking(about))
  if (back > 0)
    await mailResort(
      db,
      deps,
      news(about, ({ resort }, booked) => resort.surplus(back, order.code, booked)),
    )
}

/** Notifies the guest of an order that staff placed and that is not paid yet, held or confirmed, and the resort of a confirmed one. */
export async function notifyOfPlacement(db: Db, deps: OrderMessageDeps, order: Order, at: Date): Promise<void> {
  const { code, status, heldUntil, payable } = order
  const about = await readAbout(db, order, at)
  const { orders: words } = about.guest.t
  const booked = withCheckIn(deps, about)
  const placed =
    status === 'Pending' && heldUntil
      ? [words.held(booked, dhakaDateTime(heldUntil.getTime()), payable)]
      : [words.confirmedAs(booked), ...moneyOf(about.guest.t, order, 0)]
  await sendSms(db, about, [words.yourBooking(code), ...placed, addressOf(deps, order)])
  if (status !== 'Confirmed') return
  await sendConfirmation(db, deps, about)
  await notifyResort(db, deps, newBooking(about))
}

/** Notifies the guest of what staff changed of their booking, by SMS, and of a confirmed one also by e-mail. `back`: what goes back to them. */
export async function notifyOfChange(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { back, at }: { back: number; at: Date },
): Promise<void> {
  const about = await readAbout(db, order, at)
  const { t } = about.guest
  const changed = t.orders.changed(order.code, about.booked(t), order.payable)
  await sendSms(db, about, [changed, ...moneyOf(t, order, back), addressOf(deps, order)])
  if (order.status === 'Confirmed') await sendConfirmation(db, deps, about, { isChanged: true })
}

/** Notifies the resort that a cancelled order is confirmed again; the guest by SMS and e-mail if they are to be told. `back` as above. */
export async function notifyOfReinstatement(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { isTold, back, at }: { isTold: boolean; back: number; at: Date },
): Promise<void> {
  const about = await readAbout(db, order, at)
  const { t } = about.guest
  if (isTold) {
    const reinstated = t.orders.reinstated(order.code, about.booked(t), order.payable)
    await sendSms(db, about, [reinstated, ...moneyOf(t, order, back), addressOf(deps, order)])
    await sendConfirmation(db, deps, about)
  }
  await notifyResort(
    db,
    deps,
    news(about, ({ resort }, booked) => resort.reinstated(order.code, booked)),
  )
}

/** Notifies the guest by SMS, as of the payment, that a payment was recorded by mistake and counts no more. */
export async function notifyOfReversal(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, receipt, at }: { amount: number; receipt: string; at: Date },
): Promise<void> {
  const guest = await guestContact(db, order.guestId)
  const { orders: words } = guest.t
  const reversed = words.reversed(amount, order.code, receipt)
  await sendSms(db, { order, guest, at }, [reversed, dueText(guest.t, order), addressOf(deps, order)])
}

/** The resort must look at a payment that the gateway calls risky before its order is confirmed. */
export async function notifyOfReview(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  const about = await readAbout(db, order, at)
  await notifyResort(
    db,
    deps,
    news(about, ({ resort }, booked) => resort.underReview(amount, order.code, booked)),
  )
}

async function sendSms(
  db: Db,
  { order, guest, at }: Pick<About, 'order' | 'guest' | 'at'>,
  sentences: readonly string[],
): Promise<void> {
  await enqueue(db, { channel: 'sms', to: guest.phone, orderCode: order.code, text: sentences.join(' '), at })
}

/** Sends the confirmation by e-mail, to a guest who gave an address. */
async function sendConfirmation(
  db: Db,
  { resort, publicUrl }: OrderMessageDeps,
  { order: { code }, guest: { t, name, email }, at }: About,
  { isChanged = false } = {},
): Promise<void> {
  if (!isEmailAddress(email)) return
  const order = await readOrder(db, t, { code, at })
  const mail = await confirmationEmail(t, { order, name, resort: resort(), publicUrl, isChanged })
  await enqueue(db, { channel: 'email', to: email, orderCode: code, ...mail, at })
}

/** What the resort reads of an order, below a line of what is new. */
function news(
  { order, guest: { name, phone }, booked, at }: About,
  subject: (t: Texts, booked: string) => string,
): ResortMessage {
  const guest = [name, phone].filter(Boolean).join(', ')
  return { say: (t) => ({ subject: subject(t, booked(t)), lines: t.resort.order(order, guest, booked(t)) }), at }
}

function newBooking(about: About): ResortMessage {
  const { code, status, type } = about.order
  return news(about, ({ resort }, booked) => {
    if (status === 'Paid-unplaced') return resort.unplaced(code, booked)
    return type === 'Pool' ? resort.newVisit(code, booked) : resort.newBooking(code, booked)
  })
}

function receiptOf(deps: OrderMessageDeps, about: About, { amount, back }: { amount: number; back: number }): string[] {
  const { order, guest } = about
  const { orders: words } = guest.t
  const received = words.received(amount, order.code)
  if (isRefundedInFull(order.status)) return [received, words.refundedInFull]
  const excess = back > 0 ? [words.surplus(back)] : []
  const isOfCompany = order.status === 'Completed' && order.isBilled
  if (order.status !== 'Confirmed' && !isOfCompany) return [received, words.weWillCall, ...excess]
  return [
    received,
    ...(isOfCompany ? [] : [words.confirmed(withCheckIn(deps, about))]),
    dueOf(order) > 0 ? dueText(guest.t, order) : words.paidInFull,
    ...excess,
    addressOf(deps, order),
  ]
}

function withCheckIn({ resort }: OrderMessageDeps, { order, guest: { t }, booked }: About): string {
  return order.type === 'Room' ? t.orders.withCheckIn(booked(t), resort().checkIn) : booked(t)
}

/** What goes back of a changed order, and what is due. */
function moneyOf(t: Texts, order: Order, back: number): string[] {
  return [...(back > 0 ? [t.orders.goesBack(back)] : []), ...(dueOf(order) > 0 ? [dueText(t, order)] : [])]
}

function dueText(t: Texts, order: Order): string {
  return t.orders.due(dueOf(order), order.isBilled)
}

function addressOf({ publicUrl }: OrderMessageDeps, { code }: Order): string {
  return `${publicUrl}/profile/order/${code}`
}

/** What is booked, with its days. */
export async function sayBooked(db: Db, { code, type }: Order): Promise<Say> {
  if (type === 'Room') {
    const lines = await selectLines(db, code)
    return (t) => t.orders.booked(lines.slice(0, MAX_PLACES), lines.length - MAX_PLACES)
  }
  const occasion = await selectOccasion(db, code)
  if (!occasion) throw new Error(`Order ${code} has no date`)
  const { start, end, persons } = occasion
  return (t) => t.orders.occasion(t.orders.names[type], start, end, persons)
}
