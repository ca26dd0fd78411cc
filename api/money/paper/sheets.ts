import type { Letterhead, Sheet } from '#contract/money/paper.ts'
import { restOf } from '#contract/orders/order-rules.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { dhakaDateTime } from '#contract/values/calendar.ts'
import type { ResortFacts } from '#api/platform/deps.ts'
import { chargeKindNames } from '#contract/values/charge-kinds.ts'
import { itemsOf, taxableOf } from './bill-items.ts'
import type { BilledOrder } from './billed-order.ts'
import { sharesOf } from './shares.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'

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
  const { t, status, levies, tax, payable, paid, due, payments, refunds } = order
  const amount = taxableOf(order)
  const items = itemsOf(order)
  const gross = sumOf(items.map((item) => item.amount).filter((sum) => sum > 0))
  const refunded = sumOf(refunds.map((refund) => refund.amount))
  const rest = restOf({ payable, paid, refunded, due })
  const ofCompany = order.company ? due : 0
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'folio',
    Title: t.paper.folio,
    Number: '',
    Date: momentOf(t, at),
    Notice: t.paper.noVatInvoice,
    Facts: [
      { Name: t.paper.guest, Value: order.guest },
      ...optional(t.paper.phone, order.phone),
      { Name: t.paper.order, Value: order.code },
      { Name: t.paper.stay, Value: whenOf(order) },
      ...billedTo(order),
    ],
    Tables: [
      {
        TextColumns: 1,
        Head: [...t.paper.chargesHead],
        Rows: items.map(({ name, days, quantity, price, amount: sum }) => [
          [name, days].filter(Boolean).join(' · '),
          quantity,
          price,
          t.paper.amount(sum),
        ]),
      },
      ...(payments.length + refunds.length === 0
        ? []
        : [
            {
              TextColumns: 2,
              Head: [...t.paper.paymentsHead],
              Rows: [
                ...payments.map(({ method, gateway, reference, at: paidAt, amount: sum }) => [
                  `${methodOf(t, method, gateway)} · ${reference}`,
                  momentOf(t, paidAt),
                  t.paper.amount(sum),
                ]),
                ...refunds.map(({ at: backAt, amount: sum, state }) => [
                  state === 'refunded' ? t.paper.refund : t.paper.refundOpen,
                  momentOf(t, backAt),
                  t.paper.amount(-sum),
                ]),
              ],
            },
          ]),
    ],
    Sums: [
      ...(gross === amount
        ? [sum(t, t.paper.gross, amount)]
        : [sum(t, t.paper.gross, gross), ...takenOff(order), sum(t, t.paper.net, amount)]),
      ...(tax > 0 ? [sum(t, t.paper.vat(levies.tax), tax)] : []),
      total(t, t.paper.total, payable),
      sum(t, t.paper.paid, -paid),
      ...(refunded > 0 ? [sum(t, t.paper.refunded, refunded)] : []),
      ...(rest === 0 ? [] : [sum(t, restName(t, status, rest), -rest)]),
      ...(ofCompany === 0 ? [] : [sum(t, t.paper.toCompany, -ofCompany)]),
      total(t, t.paper.due, due - ofCompany),
    ],
    Closing: status === 'Completed' ? t.paper.thanks : hoursOf(t, resort),
  }
}

/** A sum for each kind of charge that lowers the bill. */
function takenOff({ t, charges }: BilledOrder) {
  return chargeKindNames.flatMap((kind) => {
    const off = sumOf(charges.filter((one) => one.kind === kind).map(({ amount }) => amount))
    return off < 0 ? [sum(t, t.chargeNames[kind], off)] : []
  })
}

/** A payment's receipt, of the one series, and the payer's own number for it. */
export function receiptOf(order: BilledOrder, payment: BilledOrder['payments'][number], resort: ResortFacts): Sheet {
  const { t } = order
  const { at, amount, gateway, method, reference, number, takenBy } = payment
  const company = order.company && at >= order.company.at ? order.company : undefined
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'receipt',
    Title: t.paper.receipt,
    Number: reference,
    Date: momentOf(t, at),
    Notice: t.paper.noVatInvoice,
    Facts: [
      { Name: t.paper.receivedFrom, Value: company?.company ?? order.guest },
      { Name: t.paper.method, Value: methodOf(t, method, gateway) },
      ...optional(t.paper.reference, number),
      ...(company ? [...billedTo(order), { Name: t.paper.guest, Value: order.guest }] : []),
      { Name: t.paper.for, Value: `${t.paper.order} ${order.code}, ${whenOf(order)}` },
      { Name: t.paper.inWords, Value: t.paper.amountInWords(amount) },
      ...optional(t.paper.takenBy, takenBy ?? ''),
    ],
    Tables: [],
    Sums: [total(t, t.paper.received, amount)],
    Closing: t.paper.keepIt,
  }
}

export type Buyer = { name: string; bin: string; address: string }

/** The form of the VAT office: what was sold, its value, the tax of each line, and to whom. */
export function invoiceOf(
  order: BilledOrder,
  resort: ResortFacts,
  { number, at, buyer }: { number: string; at: Date; buyer: Buyer },
): Sheet {
  const { t } = order
  const items = itemsOf(order)
  const taxes = sharesOf(
    order.tax,
    items.map(({ amount }) => amount),
  )
  return {
    Letterhead: letterheadOf(resort),
    Kind: 'vatInvoice',
    Title: t.paper.vatInvoice,
    Number: number,
    Date: momentOf(t, at),
    Notice: t.paper.mushak.vatInvoice,
    Facts: [
      { Name: t.paper.buyer, Value: buyer.name === '' ? order.guest : buyer.name },
      ...optional(t.paper.buyerBin, buyer.bin),
      ...optional(t.paper.buyerAddress, buyer.address),
      { Name: t.paper.order, Value: order.code },
    ],
    Tables: [
      {
        TextColumns: 1,
        Head: [...t.paper.taxHead],
        Rows: items.map(({ name, quantity, amount }, index) => {
          const tax = taxes[index] ?? 0
          return [
            name,
            quantity,
            t.paper.amount(amount),
            String(order.levies.tax),
            t.paper.amount(tax),
            t.paper.amount(amount + tax),
          ]
        }),
      },
    ],
    Sums: [
      sum(t, t.paper.net, taxableOf(order)),
      sum(t, t.paper.vat(order.levies.tax), order.tax),
      total(t, t.paper.total, order.payable),
    ],
    Closing: '',
  }
}

/** Takes an invoice back: the same lines and sums, under its own number. */
export function creditNoteOf(
  t: Texts,
  invoice: Sheet,
  { number, at, reason }: { number: string; at: Date; reason: string },
): Sheet {
  return {
    ...invoice,
    Kind: 'creditNote',
    Title: t.paper.creditNote,
    Number: number,
    Notice: t.paper.mushak.creditNote,
    Date: momentOf(t, at),
    Facts: [
      { Name: t.paper.takesBack, Value: invoice.Number },
      { Name: t.paper.reason, Value: reason },
      ...invoice.Facts,
    ],
  }
}

/** A line of the bill, paisa before tax. `price`: of one, where it has one. */
function hoursOf({ paper }: Texts, { checkIn, checkOut }: ResortFacts): string {
  return checkIn === '' || checkOut === '' ? '' : paper.hours(checkIn, checkOut)
}

function whenOf({ t, occasion, arrival, departure }: BilledOrder): string {
  if (!occasion) return t.days(arrival, departure)
  const { start: from, end: to } = occasion
  return `${t.day(from.slice(0, 10))}, ${t.time(from.slice(11))} – ${t.time(to.slice(11))}`
}

function methodOf(t: Texts, method: string, gateway: string): string {
  return method === '' ? gateway : t.method(method)
}

/** On the resort's clock. */
function momentOf(t: Texts, at: Date): string {
  return t.moment(dhakaDateTime(at.getTime()))
}

function sum(t: Texts, Name: string, paisa: number): Sheet['Sums'][number] {
  return { Name, Value: t.paper.amount(paisa), IsTotal: false }
}

function total(t: Texts, Name: string, paisa: number): Sheet['Sums'][number] {
  return { Name, Value: t.sum(paisa), IsTotal: true }
}

function restName({ paper }: Texts, status: OrderStatus, rest: number): string {
  if (rest < 0) return paper.overpaid
  return givenUp.includes(status) ? paper.cancelled : paper.writtenOff
}

/** The company that pays instead of the guest. */
function billedTo({ t, company }: BilledOrder): Sheet['Facts'] {
  if (!company) return []
  const { company: name, address, bin, reference } = company
  return [
    { Name: t.paper.billedTo, Value: `${name}, ${address}` },
    ...optional(t.paper.billedBin, bin),
    ...optional(t.paper.billedReference, reference),
  ]
}

function optional(Name: string, Value: string): Sheet['Facts'] {
  return Value === '' ? [] : [{ Name, Value }]
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0)
}
