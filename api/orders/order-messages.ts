import { isEmailAddress } from '#contract/guests/guests.ts'
import { dhakaDateTime, toDayFirst } from '#contract/values/calendar.ts'
import { formatPaisa } from '#contract/wording/format.ts'
import type { Db } from '../platform/db/db.ts'
import type { Deps } from '../platform/deps.ts'
import { guestContact } from '../guests/guests.ts'
import { confirmationEmail } from './emails/order-emails.ts'
import { notifyResort, type ResortContact } from '../platform/messages/notify-resort.ts'
import { enqueue } from '../platform/messages/outbox.ts'
import { texts } from '../platform/texts/texts.ts'
import { readOrder } from './my-orders.ts'
import { dueOf, isRefundedInFull } from './order-rules.ts'
import { momentText, type Order } from './order.ts'
import { selectLines, selectOccasion } from './orders.sql.ts'

// What guest and resort are sent about an order. Every function joins the caller's transaction.

export type OrderMessageDeps = ResortContact & Pick<Deps, 'publicUrl' | 'resort'>

/** The most places of an order that an SMS names. */
const MAX_PLACES = 3

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
  const [{ name, phone, email }, booked] = await Promise.all([guestContact(db, order.guestId), bookedText(db, order)])
  const text = receiptOf(deps, order, { amount, back, booked })
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
  if (isNews && order.status === 'Confirmed') await sendConfirmation(db, deps, order, { name, email, at })
  if (isNews) await notifyResortOf(db, deps, { order, news: resortNews(order, booked), booked, at })
  if (back > 0) {
    const news = `${formatPaisa(back)} paid beyond the price of ${order.code} goes back without your help: ${booked}`
    const text = [news, '', ...linesOf(order, { name, phone, booked })].join('\n')
    await enqueue(db, { channel: 'email', to: deps.resortEmail, text, at })
  }
}

/** Sends the confirmation by e-mail, to a guest who gave an address. */
async function sendConfirmation(
  db: Db,
  deps: OrderMessageDeps,
  { code }: Order,
  { name, email, at, isChanged = false }: { name: string; email: string; at: Date; isChanged?: boolean },
): Promise<void> {
  if (!isEmailAddress(email)) return
  const shown = await readOrder(db, { code, at })
  const mail = await confirmationEmail({
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
  const { code, type, status, heldUntil, payable } = order
  const [{ name, phone, email }, booked] = await Promise.all([guestContact(db, order.guestId), bookedText(db, order)])
  const withTimes = type === 'Room' ? texts.orders.withCheckIn(booked, deps.resort().checkIn) : booked
  const news =
    status === 'Pending' && heldUntil
      ? texts.orders.held(withTimes, momentText(dhakaDateTime(heldUntil.getTime())), formatPaisa(payable))
      : [
          texts.orders.confirmedAs(withTimes),
          ...(payable > 0 ? [texts.orders.dueAtResort(formatPaisa(payable))] : []),
        ].join(' ')
  const text = [texts.orders.yourBooking(code), news, `${deps.publicUrl}/profile/order/${code}`].join(' ')
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
  if (status !== 'Confirmed') return
  await sendConfirmation(db, deps, order, { name, email, at })
  await notifyResortOf(db, deps, { order, news: resortNews(order, booked), booked, at })
}

/** Notifies the guest of what staff changed of their booking, by SMS, and of a confirmed one also by e-mail. `back`: what goes back to them. */
export async function notifyOfChange(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { back, at }: { back: number; at: Date },
): Promise<void> {
  const [{ name, phone, email }, booked] = await Promise.all([guestContact(db, order.guestId), bookedText(db, order)])
  const text = changeText(deps, order, { news: texts.orders.changed(order.code, booked, sumOf(order)), back })
  await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
  if (order.status === 'Confirmed') await sendConfirmation(db, deps, order, { name, email, at, isChanged: true })
}

function changeText(
  { publicUrl }: Pick<OrderMessageDeps, 'publicUrl'>,
  order: Order,
  { news, back }: { news: string; back: number },
): string {
  return [
    news,
    ...(back > 0 ? [texts.orders.goesBack(formatPaisa(back))] : []),
    ...(dueOf(order) > 0 ? [dueText(order)] : []),
    `${publicUrl}/profile/order/${order.code}`,
  ].join(' ')
}

function sumOf({ payable }: Order): string {
  return formatPaisa(payable)
}

/** Notifies the resort that a cancelled order is confirmed again; the guest by SMS and e-mail if they are to be told. `back` as above. */
export async function notifyOfReinstatement(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { isTold, back, at }: { isTold: boolean; back: number; at: Date },
): Promise<void> {
  const [{ name, phone, email }, booked] = await Promise.all([guestContact(db, order.guestId), bookedText(db, order)])
  if (isTold) {
    const text = changeText(deps, order, { news: texts.orders.reinstated(order.code, booked, sumOf(order)), back })
    await enqueue(db, { channel: 'sms', to: phone, orderCode: order.code, text, at })
    await sendConfirmation(db, deps, order, { name, email, at })
  }
  const news = `Booking ${order.code} was cancelled, and is confirmed again: ${booked}`
  await notifyResortOf(db, deps, { order, news, booked, at })
}

/** Notifies the guest by SMS, as of the payment, that a payment was recorded by mistake and counts no more. */
export async function notifyOfReversal(
  db: Db,
  deps: OrderMessageDeps,
  order: Order,
  { amount, receipt, at }: { amount: number; receipt: string; at: Date },
): Promise<void> {
  const { phone } = await guestContact(db, order.guestId)
  const text = [
    texts.orders.reversed(formatPaisa(amount), order.code, receipt),
    dueText(order),
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
  const booked = await bookedText(db, order)
  const news = `Payment of ${formatPaisa(amount)} for ${order.code} is under review: ${booked}`
  await notifyResortOf(db, deps, { order, news, booked, at })
}

function resortNews({ code, status, type }: Order, booked: string): string {
  if (status === 'Paid-unplaced') return `Paid but not placed, please call the guest: ${code}, ${booked}`
  return type === 'Pool' ? `New pool visit ${code}: ${booked}` : `New booking ${code}: ${booked}`
}

type ResortNews = { order: Order; news: string; booked: string; at: Date }

async function notifyResortOf(db: Db, deps: OrderMessageDeps, { order, news, booked, at }: ResortNews): Promise<void> {
  const { name, phone } = await guestContact(db, order.guestId)
  await notifyResort(db, deps, { subject: news, lines: linesOf(order, { name, phone, booked }), at })
}

function linesOf(
  { code, status, payable, paid }: Order,
  { name, phone, booked }: { name: string; phone: string; booked: string },
): string[] {
  return [
    `Order: ${code}`,
    `Status: ${status}`,
    `Booked: ${booked}`,
    `Guest: ${[name, phone].filter((part) => part !== '').join(', ')}`,
    `Payable: ${formatPaisa(payable)}`,
    `Paid: ${formatPaisa(paid)}`,
  ]
}

function receiptOf(
  { publicUrl, resort }: OrderMessageDeps,
  order: Order,
  { amount, back, booked }: { amount: number; back: number; booked: string },
): string {
  const { code, status, type, isBilled } = order
  const received = texts.orders.received(formatPaisa(amount), code)
  if (isRefundedInFull(status)) return `${received} ${texts.orders.refundedInFull}`
  const excess = back > 0 ? [texts.orders.surplus(formatPaisa(back))] : []
  const isOfCompany = status === 'Completed' && isBilled
  if (status !== 'Confirmed' && !isOfCompany) return [received, texts.orders.weWillCall, ...excess].join(' ')
  const place = type === 'Room' ? texts.orders.withCheckIn(booked, resort().checkIn) : booked
  return [
    received,
    ...(isOfCompany ? [] : [texts.orders.confirmed(place)]),
    dueOf(order) > 0 ? dueText(order) : texts.orders.paidInFull,
    ...excess,
    `${publicUrl}/profile/order/${code}`,
  ].join(' ')
}

/** What is due, and who pays it. */
function dueText(order: Order): string {
  const due = formatPaisa(dueOf(order))
  return order.isBilled ? texts.orders.billedToCompany(due) : texts.orders.dueAtResort(due)
}

/** 'Rania House, 2 single rooms, 01-12-2026 to 03-12-2026'; of the pool its hours. */
export async function bookedText(db: Db, { code, type }: Order): Promise<string> {
  if (type === 'Room') {
    const lines = await selectLines(db, code)
    const more = lines.length - MAX_PLACES
    const places = lines
      .slice(0, MAX_PLACES)
      .map(({ name, placeType, quantity, arrival, departure }) =>
        texts.orders.place(name, placeType, quantity, toDayFirst(arrival), toDayFirst(departure)),
      )
    return [...places, ...(more > 0 ? [texts.orders.andMore(more)] : [])].join('; ')
  }
  const occasion = await selectOccasion(db, code)
  if (!occasion) throw new Error(`Order ${code} has no date`)
  const { start, end, persons } = occasion
  const isOneDay = start.slice(0, 10) === end.slice(0, 10)
  const until = isOneDay ? end.slice(11) : momentText(end)
  return texts.orders.occasion(texts.orders.names[type], momentText(start), until, persons)
}
