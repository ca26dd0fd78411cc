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

type Guest = Awaited<ReturnType<typeof guestContact>>

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
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  const text = receiptOf(deps, guest.t, order, { amount, back, booked })
  await enqueue(db, { channel: 'sms', to: guest.phone, orderCode: order.code, text, at })
  if (isNews && order.status === 'Confirmed') await sendConfirmation(db, deps, order, { guest, at })
  if (isNews) await notifyResort(db, deps, { say: aboutOrder(order, { guest, booked, news: resortNews(order) }), at })
  if (back > 0) {
    const say = aboutOrder(order, { guest, booked, news: ({ resort }, what) => resort.surplus(back, order.code, what) })
    await mailResort(db, deps, { say, at })
  }
}

/** Sends the confirmation by e-mail, to a guest who gave an address. */
async function sendConfirmation(
  db: Db,
  deps: OrderMessageDeps,
  { code }: Order,
  { guest: { t, name, email }, at, isChanged = false }: { guest: Guest; at: Date; isChanged?: boolean },
): Promise<void> {
  if (!isEmailAddress(email)) return
  const shown = await readOrder(db, t, { code, at })
  const mail = await confirmationEmail(t, {
    order: shown,
    name,
    resort: deps.resort(),
    publicUrl: deps.publicUrl,
    isChanged,
  })
  await enqueue(db, { channel: 'email', to: email, orderCode: code, ...mail, at })
}

/** Notifies the guest of an order that staff placed and that is not paid yet, held or confirmed, and the resort of a confirmed one. */
export async function notifyOfPlacement(db: Db, deps: OrderMessageDeps, order: Order, at: Date): Promise<void> {
  const { code, status, heldUntil, payable } = order
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  const { orders: words } = guest.t
  const withTimes = withCheckIn(deps, guest.t, order, booked)
  const news =
    status === 'Pending' && heldUntil
      ? words.held(withTimes, dhakaDateTime(heldUntil.getTime()), payable)
      : [words.confirmedAs(withTimes), ...(payable > 0 ? [words.dueAtResort(payable)] : [])].join(' ')
  const text = [words.yourBooking(code), news, `${deps.publicUrl}/profile/order/${code}`].join(' ')
  await enqueue(db, { channel: 'sms', to: guest.phone, orderCode: order.code, text, at })
  if (status !== 'Confirmed') return
  await sendConfirmation(db, deps, order, { guest, at })
  await notifyResort(db, deps, { say: aboutOrder(order, { guest, booked, news: resortNews(order) }), at })
}

/** Notifies the guest of what staff changed of their booking, by SMS, and of a confirmed one also by e-mail. `back`: what goes back to them. */
export async function notifyOfChange(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { back, at }: { back: number; at: Date },
): Promise<void> {
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  const { t, phone } = guest
  const text = changeText(deps, t, order, { news: t.orders.changed(order.code, booked(t), order.payable), back })
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
  if (order.status === 'Confirmed') await sendConfirmation(db, deps, order, { guest, at, isChanged: true })
}

function changeText(
  { publicUrl }: Pick<OrderMessageDeps, 'publicUrl'>,
  t: Texts,
  order: Order,
  { news, back }: { news: string; back: number },
): string {
  return [
    news,
    ...(back > 0 ? [t.orders.goesBack(back)] : []),
    ...(dueOf(order) > 0 ? [dueText(t, order)] : []),
    `${publicUrl}/profile/order/${order.code}`,
  ].join(' ')
}

/** Notifies the resort that a cancelled order is confirmed again; the guest by SMS and e-mail if they are to be told. `back` as above. */
export async function notifyOfReinstatement(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { isTold, back, at }: { isTold: boolean; back: number; at: Date },
): Promise<void> {
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  if (isTold) {
    const { t, phone } = guest
    const text = changeText(deps, t, order, { news: t.orders.reinstated(order.code, booked(t), order.payable), back })
    await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
    await sendConfirmation(db, deps, order, { guest, at })
  }
  const news: News = ({ resort }, what) => resort.reinstated(order.code, what)
  await notifyResort(db, deps, { say: aboutOrder(order, { guest, booked, news }), at })
}

/** Notifies the guest by SMS, as of the payment, that a payment was recorded by mistake and counts no more. */
export async function notifyOfReversal(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, receipt, at }: { amount: number; receipt: string; at: Date },
): Promise<void> {
  const { t, phone } = await guestContact(db, order.guestId)
  const text = [
    t.orders.reversed(amount, order.code, receipt),
    dueText(t, order),
    `${deps.publicUrl}/profile/order/${order.code}`,
  ].join(' ')
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
}

/** The resort must look at a payment that the gateway calls risky before its order is confirmed. */
export async function notifyOfReview(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  const [guest, booked] = await Promise.all([guestContact(db, order.guestId), sayBooked(db, order)])
  const news: News = ({ resort }, what) => resort.underReview(amount, order.code, what)
  await notifyResort(db, deps, { say: aboutOrder(order, { guest, booked, news }), at })
}

/** The first line of a message to the resort; `booked` is what was. */
type News = (t: Texts, booked: string) => string

function resortNews({ code, status, type }: Order): News {
  if (status === 'Paid-unplaced') return ({ resort }, booked) => resort.unplaced(code, booked)
  return ({ resort }, booked) => (type === 'Pool' ? resort.newVisit(code, booked) : resort.newBooking(code, booked))
}

/** What the resort reads of an order. */
function aboutOrder(
  order: Order,
  { guest: { name, phone }, booked, news }: { guest: Guest; booked: Say; news: News },
): ResortMessage['say'] {
  const guest = [name, phone].filter((part) => part !== '').join(', ')
  return (t) => ({ subject: news(t, booked(t)), lines: t.resort.order(order, guest, booked(t)) })
}

function receiptOf(
  deps: OrderMessageDeps,
  t: Texts,
  order: Order,
  { amount, back, booked }: { amount: number; back: number; booked: Say },
): string {
  const { code, status, isBilled } = order
  const received = t.orders.received(amount, code)
  if (isRefundedInFull(status)) return `${received} ${t.orders.refundedInFull}`
  const excess = back > 0 ? [t.orders.surplus(back)] : []
  const isOfCompany = status === 'Completed' && isBilled
  if (status !== 'Confirmed' && !isOfCompany) return [received, t.orders.weWillCall, ...excess].join(' ')
  return [
    received,
    ...(isOfCompany ? [] : [t.orders.confirmed(withCheckIn(deps, t, order, booked))]),
    dueOf(order) > 0 ? dueText(t, order) : t.orders.paidInFull,
    ...excess,
    `${deps.publicUrl}/profile/order/${code}`,
  ].join(' ')
}

function withCheckIn({ resort }: OrderMessageDeps, t: Texts, { type }: Order, booked: Say): string {
  return type === 'Room' ? t.orders.withCheckIn(booked(t), resort().checkIn) : booked(t)
}

/** What is due, and who pays it. */
function dueText({ orders }: Texts, order: Order): string {
  const due = dueOf(order)
  return order.isBilled ? orders.billedToCompany(due) : orders.dueAtResort(due)
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
