import type { Letterhead, Sheet } from '#contract/money/paper.ts'
import { restOf } from '#contract/orders/order-rules.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { daysBetween, dhakaDateTime } from '#contract/values/calendar.ts'
import { TAX_PERCENT, toTaka } from '#contract/values/money.ts'
import { dayText, daysText, formatAmount, formatPaisa, momentText, timeText } from '#contract/wording/format.ts'
import { placeTitle } from '#contract/wording/order-words.ts'
import { methodName } from '#contract/wording/payment-words.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import { chargeKindNames } from '#contract/values/charge-kinds.ts'
import { chargeName, chargeNames } from '#contract/wording/charge-words.ts'
import type { BilledOrder } from './billed-order.ts'
import { amountInWords } from './amount-in-words.ts'
import { sharesOf } from './shares.ts'
import { paperTexts as texts } from '#api/platform/texts/paper.ts'

// The sheets that guests get, from what is stored of an order. Nothing that staff wrote for each other is on them.

export function letterheadOf({ brand, tagline, address, phone, email, bin }: ResortFacts): Letterhead {
  return { Name: [brand, tagline].filter(Boolean).join(' '), Address: address, Phone: phone, Email: email, Bin: bin }
}

/** Whether an order has a bill: requests have none yet, and what was never placed has none at all. */
export function hasFolio({ status, payable }: Pick<BilledOrder, 'status' | 'payable'>): boolean {
  return payable > 0 && !withoutBill.includes(status)
}

const withoutBill: readonly OrderStatus[] = ['Requested', 'Expired', 'Paid-unplaced']
const givenUp: readonly OrderStatus[] = ['Cancelled', 'Refunded']

/** All that was booked and paid: what is due of the guest is the total less what is below it. */
export function folioOf(order: BilledOrder, resort: ResortFacts, at: Date): Sheet {
  const { status, charges, amount, tax, payable, paid, due, payments, refunds } = order
  const items = itemsOf(order)
  const gross = sumOf(items.map((item) => item.amount).filter((sum) => sum > 0))
  const refunded = sumOf(refunds.map((refund) => refund.amount))
  const rest = restOf({ payable, paid, refunded, due })
  const ofCompany = order.company ? due : 0
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'folio',
    Title: texts.folio,
    Number: '',
    Date: momentOf(at),
    Notice: texts.noVatInvoice,
    Facts: [
      { Name: texts.guest, Value: order.guest },
      ...optional(texts.phone, order.phone),
      { Name: texts.order, Value: order.code },
      { Name: texts.stay, Value: whenOf(order) },
      ...billedTo(order),
    ],
    Tables: [
      {
        TextColumns: 1,
        Head: [...texts.chargesHead],
        Rows: items.map(({ name, days, quantity, price, amount: sum }) => [
          [name, days].filter(Boolean).join(' · '),
          quantity,
          price,
          decimals(sum),
        ]),
      },
      ...(payments.length + refunds.length === 0
        ? []
        : [
            {
              TextColumns: 2,
              Head: [...texts.paymentsHead],
              Rows: [
                ...payments.map(({ method, gateway, reference, at: paidAt, amount: sum }) => [
                  `${methodOf(method, gateway)} · ${reference}`,
                  momentOf(paidAt),
                  decimals(sum),
                ]),
                ...refunds.map(({ at: backAt, amount: sum, state }) => [
                  state === 'refunded' ? texts.refund : texts.refundOpen,
                  momentOf(backAt),
                  decimals(-sum),
                ]),
              ],
            },
          ]),
    ],
    Sums: [
      ...(gross === amount
        ? [sum(texts.gross, amount)]
        : [sum(texts.gross, gross), ...takenOff(charges), sum(texts.net, amount)]),
      ...(tax > 0 ? [sum(texts.vat(TAX_PERCENT), tax)] : []),
      total(texts.total, payable),
      sum(texts.paid, -paid),
      ...(refunded > 0 ? [sum(texts.refunded, refunded)] : []),
      ...(rest === 0 ? [] : [sum(restName(status, rest), -rest)]),
      ...(ofCompany === 0 ? [] : [sum(texts.toCompany, -ofCompany)]),
      total(texts.due, due - ofCompany),
    ],
    Closing: status === 'Completed' ? texts.thanks : hoursOf(resort),
  }
}

/** A sum for each kind of charge that lowers the bill. */
function takenOff(charges: BilledOrder['charges']) {
  return chargeKindNames.flatMap((kind) => {
    const off = sumOf(charges.filter((one) => one.kind === kind).map(({ amount }) => amount))
    return off < 0 ? [sum(chargeNames[kind], off)] : []
  })
}

/** A payment's receipt, of the one series, and the payer's own number for it. */
export function receiptOf(order: BilledOrder, payment: BilledOrder['payments'][number], resort: ResortFacts): Sheet {
  const { at, amount, gateway, method, reference, number, takenBy } = payment
  const company = order.company && at >= order.company.at ? order.company : undefined
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'receipt',
    Title: texts.receipt,
    Number: reference,
    Date: momentOf(at),
    Notice: texts.noVatInvoice,
    Facts: [
      { Name: texts.receivedFrom, Value: company?.company ?? order.guest },
      { Name: texts.method, Value: methodOf(method, gateway) },
      ...optional(texts.reference, number),
      ...(company ? [...billedTo(order), { Name: texts.guest, Value: order.guest }] : []),
      { Name: texts.for, Value: `${texts.order} ${order.code}, ${whenOf(order)}` },
      { Name: texts.inWords, Value: amountInWords(amount) },
      ...optional(texts.takenBy, takenBy ?? ''),
    ],
    Tables: [],
    Sums: [total(texts.received, amount)],
    Closing: texts.keepIt,
  }
}

export type Buyer = { name: string; bin: string; address: string }

/** The form of the VAT office: what was sold, its value, the tax of each line, and to whom. */
export function invoiceOf(
  order: BilledOrder,
  resort: ResortFacts,
  { number, at, buyer }: { number: string; at: Date; buyer: Buyer },
): Sheet {
  const items = itemsOf(order)
  const taxes = sharesOf(
    order.tax,
    items.map(({ amount }) => amount),
  )
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'vatInvoice',
    Title: texts.vatInvoice,
    Number: number,
    Date: momentOf(at),
    Notice: texts.mushak.vatInvoice,
    Facts: [
      { Name: texts.buyer, Value: buyer.name === '' ? order.guest : buyer.name },
      ...optional(texts.buyerBin, buyer.bin),
      ...optional(texts.buyerAddress, buyer.address),
      { Name: texts.order, Value: order.code },
    ],
    Tables: [
      {
        TextColumns: 1,
        Head: [...texts.taxHead],
        Rows: items.map(({ name, quantity, amount }, index) => {
          const tax = taxes[index] ?? 0
          return [name, quantity, decimals(amount), String(TAX_PERCENT), decimals(tax), decimals(amount + tax)]
        }),
      },
    ],
    Sums: [sum(texts.net, order.amount), sum(texts.vat(TAX_PERCENT), order.tax), total(texts.total, order.payable)],
    Closing: '',
  }
}

/** Takes an invoice back: the same lines and sums, under its own number. */
export function creditNoteOf(
  invoice: Sheet,
  { number, at, reason }: { number: string; at: Date; reason: string },
): Sheet {
  return {
    ...invoice,
    Kind: 'creditNote',
    Title: texts.creditNote,
    Number: number,
    Notice: texts.mushak.creditNote,
    Date: momentOf(at),
    Facts: [{ Name: texts.takesBack, Value: invoice.Number }, { Name: texts.reason, Value: reason }, ...invoice.Facts],
  }
}

/** A line of the bill, paisa before tax. `price`: of one, where it has one. */
type Item = { name: string; days: string; quantity: string; price: string; amount: number }

/** Together they are the order's amount. */
function itemsOf({ type, lines, charges, occasion, amount, arrival, departure }: BilledOrder): Item[] {
  const extras = charges.map((charge): Item => ({
    name: chargeName(charge),
    days: '',
    quantity: charge.amount < 0 ? '' : String(charge.quantity),
    price: charge.amount < 0 ? '' : priceOf(charge.amount, charge.quantity),
    amount: charge.amount,
  }))
  const rooms = lines.map((line): Item => {
    const [nights, count] = [daysBetween(line.arrival, line.departure), line.type === 'ROOM' ? line.quantity : 1]
    return {
      name: lineName(line),
      days: daysText(line.arrival, line.departure),
      quantity: texts.nights(nights, count),
      price: priceOf(line.price, nights * count),
      amount: line.price,
    }
  })
  if (!occasion) return [...rooms, ...extras]
  const ofOccasion = amount - sumOf(extras.map((extra) => extra.amount))
  return [
    { name: texts.occasions[type], days: daysText(arrival, departure), quantity: '1', price: '', amount: ofOccasion },
    ...extras,
  ]
}

/** The rooms by their names once they are known: 'Padma House: Shalik, Tuntuni', or 'Rania House 1' where they are called by their house. */
function lineName({ name, type, quantity, rooms }: BilledOrder['lines'][number]): string {
  if (type !== 'ROOM') return placeTitle({ Name: name, Type: type, Quantity: quantity })
  if (rooms === '') return `${name}, ${texts.rooms(quantity)}`
  return rooms.startsWith(name) ? rooms : `${name}: ${rooms}`
}

/** Empty where it does not divide: a price that was agreed for a whole stay. */
function priceOf(amount: number, quantity: number): string {
  return amount % quantity === 0 ? decimals(amount / quantity) : ''
}

function hoursOf({ checkIn, checkOut }: ResortFacts): string {
  return checkIn === '' || checkOut === '' ? '' : texts.hours(timeText(checkIn), timeText(checkOut))
}

function whenOf({ occasion, arrival, departure }: BilledOrder): string {
  if (!occasion) return daysText(arrival, departure)
  const { start: from, end: to } = occasion
  return `${dayText(from.slice(0, 10))}, ${timeText(from.slice(11))} – ${timeText(to.slice(11))}`
}

function methodOf(method: string, gateway: string): string {
  return method === '' ? gateway : methodName(method)
}

/** On the resort's clock. */
function momentOf(at: Date): string {
  return momentText(dhakaDateTime(at.getTime()))
}

/** Two places always: the sums of a column stand below each other. */
function decimals(paisa: number): string {
  const text = formatAmount(toTaka(Math.abs(paisa)))
  return `${paisa < 0 ? '−' : ''}${text.includes('.') ? text : `${text}.00`}`
}

function sum(Name: string, paisa: number): Sheet['Sums'][number] {
  return { Name, Value: decimals(paisa), IsTotal: false }
}

function total(Name: string, paisa: number): Sheet['Sums'][number] {
  return { Name, Value: formatPaisa(paisa), IsTotal: true }
}

function restName(status: OrderStatus, rest: number): string {
  if (rest < 0) return texts.overpaid
  return givenUp.includes(status) ? texts.cancelled : texts.writtenOff
}

/** The company that pays instead of the guest. */
function billedTo({ company }: BilledOrder): Sheet['Facts'] {
  if (!company) return []
  const { company: name, address, bin, reference } = company
  return [
    { Name: texts.billedTo, Value: `${name}, ${address}` },
    ...optional(texts.billedBin, bin),
    ...optional(texts.billedReference, reference),
  ]
}

function optional(Name: string, Value: string): Sheet['Facts'] {
  return Value === '' ? [] : [{ Name, Value }]
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0)
}
