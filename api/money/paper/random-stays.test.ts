import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { refundTerms } from '#contract/money/cancellations.ts'
import { mostOff } from '#contract/orders/allowance-rules.ts'
import { reversalRefusal, settlementOf } from '#contract/orders/order-rules.ts'
import type { Sheet } from '#contract/money/paper.ts'
import type { OrderStatus } from '#contract/orders/orders.ts'
import { type Levies, USUAL_LEVIES, quoteOf, toPaisa, discountOf } from '#contract/values/money.ts'
import { chargeKinds, type ChargeKind } from '#contract/values/charge-kinds.ts'
import { dueOf, heldOf } from '#api/orders/order-rules.ts'
import { spreadRefund } from '#api/money/refunds/create-refunds.ts'
import { sumUpTakings } from '#api/money/till/read-till.ts'
import { brokenSheets } from '#tests/support/invariants/sheets.ts'
import { backOf, priceChange, settled, type Policy } from '#api/reception/stays/price-change.ts'
import { guestWords } from '#api/platform/texts/catalogues.ts'
import { moneyThatCounts, type BilledOrder, type BilledPayment, type BilledRefund } from './billed-order.ts'
import { sharesOf } from './shares.ts'
import { creditNoteOf, folioOf, invoiceOf, receiptOf } from './sheets.ts'
import { isTaxed } from './tax-documents.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many stays, each with its changes, are tried. */
    randomStays: number
  }
}

const resort = { brand: 'Ichamoti', tagline: '', address: '', phone: '', email: '', bin: '', checkIn: '', checkOut: '' }
const padma = {
  company: 'Padma Textiles Ltd',
  address: 'Savar',
  bin: '',
  reference: 'PO 7',
  agreedBy: 'Salma',
  by: 'Nasrin Akter',
}
const at = new Date('2026-11-20T06:00:00Z')

/** What is stored of a stay, paisa. `back`: what of a payment went back. */
type Books = {
  levies: Levies
  status: OrderStatus
  waived: number
  /** To a company. */
  isBilled: boolean
  lines: readonly number[]
  charges: readonly { kind: ChargeKind; amount: number }[]
  payments: readonly (BilledPayment & { back: number })[]
  refunds: readonly BilledRefund[]
  invoices: readonly Sheet[]
}

const sumUp = (sums: readonly number[]) => sums.reduce((before, sum) => before + sum, 0)
const sumOf = (rows: readonly { amount: number }[]) => sumUp(rows.map(({ amount }) => amount))

function billOf({ levies, status, waived, lines, charges, payments, refunds }: Books) {
  const { roomCharge: amount, service, tax, payable } = quoteOf(sumUp(lines) + sumOf(charges), levies)
  const paid = sumOf(payments.filter(({ isReversed }) => !isReversed))
  const surplus = sumOf(refunds.filter(({ cause }) => cause === 'surplus'))
  const sums = { status, levies, amount, service, tax, payable, paid, surplus, waived }
  return { ...sums, refunded: sumOf(refunds), refundable: paid - sumOf(refunds), due: dueOf(sums) }
}

type Chance = { share: number; by: number; sum: number; policy: Policy; index: number }

/** What may happen to a stay; what its rules refuse changes nothing. */
const acts: Record<string, (books: Books, chance: Chance) => Books> = {
  'an extra': (books, { sum }) => charged(books, [{ kind: 'extra', amount: sum }]),
  'an allowance': (books, { share }) => {
    const { levies, amount, paid, surplus } = billOf(books)
    const most = mostOff({ levies, charge: amount, roomCharge: amount, held: heldOf({ paid, surplus }) })
    return charged(books, [{ kind: 'allowance', amount: -part(Math.max(0, most), share) }])
  },
  'an extra or allowance off again': (books, { index }) => {
    const removable = books.charges.filter(({ kind }) => chargeKinds[kind].removedAs !== null)
    const charge = removable[index % removable.length]
    const left = { ...books, charges: books.charges.filter((one) => one !== charge) }
    return billOf(left).payable < heldOf(billOf(books)) ? books : left
  },
  'other nights': changeNights,
  'a payment': (books, { share, index }) => {
    const amount = part(billOf(books).due, share)
    const method = ['cash', 'card', 'bkash'][index % 3] ?? 'cash'
    const number = String(books.payments.length)
    const unreversed = { isReversed: false, reversedAt: null, reversedBy: null, reversedReason: '', takenBy: null }
    const payment = { id: number, at, amount, gateway: 'desk', method, reference: number, number, back: 0 }
    return amount === 0 ? books : { ...books, payments: [...books.payments, { ...payment, ...unreversed }] }
  },
  'a void': (books, { index }) => ({
    ...books,
    payments: books.payments.map((payment, number) =>
      number === index % books.payments.length && payment.back === 0 && canVoid(books)
        ? { ...payment, isReversed: true }
        : payment,
    ),
  }),
  'a bill to a company': (books) => ({ ...books, isBilled: books.isBilled || billOf(books).due > 0 }),
  goodwill: (books, { share }) => sendBack(books, part(billOf(books).refundable, share), 'goodwill'),
  'an invoice': (books) => {
    const order = billedOrder(books)
    const isStanding = books.invoices.at(-1)?.Kind === 'vatInvoice'
    if (isStanding || !isTaxed(order)) return books
    const buyer = { name: '', bin: '', address: '' }
    return { ...books, invoices: [...books.invoices, invoiceOf(order, resort, { number: 'M63-1', at, buyer })] }
  },
  'a credit note': (books) => {
    const invoice = books.invoices.at(-1)
    if (invoice?.Kind !== 'vatInvoice') return books
    return {
      ...books,
      invoices: [...books.invoices, creditNoteOf(guestWords, invoice, { number: 'M67-1', at, reason: '' })],
    }
  },
  'a cancellation': (books, { policy }) => {
    const { refund } = refundTerms(billOf(books).refundable, policy === 'begun' ? 0 : policy)
    return { ...sendBack(books, refund, 'cancellation'), status: 'Cancelled' }
  },
  'the check-out': (books) => {
    const { due } = billOf(books)
    const settlement = settlementOf({ Due: due, IsBilled: books.isBilled, IsWaived: true })
    return { ...books, status: 'Completed', waived: settlement === 'waiver' ? due : 0 }
  },
}

/** What may still happen once it is over, and of which it then must be. */
const after: Partial<Record<string, readonly OrderStatus[]>> = {
  'a credit note': ['Cancelled', 'Completed'],
  'an allowance': ['Completed'],
  'an invoice': ['Completed'],
  'a payment': ['Completed'],
  'a void': ['Completed'],
  goodwill: ['Completed', 'Cancelled'],
}

function happen(books: Books, { name, ...chance }: Chance & { name: string }): Books {
  const isAllowed = books.status === 'Confirmed' || after[name]?.includes(books.status)
  return isAllowed ? (acts[name]?.(books, chance) ?? books) : books
}

function canVoid({ status, isBilled }: Books): boolean {
  return reversalRefusal({ Status: status, IsBilled: isBilled }) === undefined
}

const part = (sum: number, share: number) => Math.floor((sum * share) / 100)

function charged(books: Books, charges: Books['charges']): Books {
  return { ...books, charges: [...books.charges, ...charges.filter(({ amount }) => amount !== 0)] }
}

/** From the newest payment on. */
function sendBack(books: Books, amount: number, cause: BilledRefund['cause']): Books {
  if (amount === 0) return books
  const standing = books.payments.filter(({ isReversed }) => !isReversed).toReversed()
  const parts = spreadRefund(
    standing.map((payment) => ({
      attemptId: payment.id,
      amount: payment.amount,
      remaining: payment.amount - payment.back,
    })),
    amount,
  )
  const backOfPayment = (id: string) => sumOf(parts.filter(({ payment }) => payment.attemptId === id))
  return {
    ...books,
    payments: books.payments.map((payment) => ({ ...payment, back: payment.back + backOfPayment(payment.id) })),
    refunds: [...books.refunds, ...parts.map((one) => ({ at, amount: one.amount, cause, state: 'refunded' as const }))],
  }
}

/** Fewer nights, more or others, perhaps in a dearer room, priced as the desk does; what of it is charged may be allowed. */
function changeNights(books: Books, { by, sum, policy, share, index }: Chance): Books {
  const bill = billOf(books)
  const [before, held] = [sumUp(books.lines), heldOf(bill)]
  const ofDiscounts = books.charges.filter(({ kind }) => chargeKinds[kind].isOfRooms)
  const lines = Math.round((before * by) / 100)
  const dearer = index > 5 ? sum : 0
  const priced = priceChange(
    { levies: bill.levies, amount: bill.amount, lines: before, discount: Math.max(0, -sumOf(ofDiscounts)), held },
    { lines, rooms: 0, dearer, policy },
  )
  const { kept, adjustment } = priced
  const plain = priced.bill.roomCharge - kept

  expect(priced.bill.roomCharge).toBe(bill.amount + lines + dearer + adjustment + kept)
  expect(priced.bill.payable - priced.due + priced.back).toBe(held)
  expect(bill.amount - plain, 'a change lowers the bill by what is given up at most').toBeLessThanOrEqual(
    Math.max(0, -lines),
  )
  expect(kept, 'no more is kept than was given up').toBeLessThanOrEqual(Math.max(0, bill.amount + dearer - plain))
  expect(kept).toBeGreaterThanOrEqual(0)
  const least = bill.amount + dearer
  expect(policy === 'begun' && priced.bill.roomCharge < least, 'from the first day on the price stays').toBe(false)
  expect(policy === 100 && kept > 0, 'early nothing is kept').toBe(false)
  const percent = policy === 'begun' ? 0 : policy
  const most = settled(bill, held).back + Math.ceil((held * percent) / 100) + 2
  expect(priced.back, 'of a part no more goes back than the policy gives of all').toBeLessThanOrEqual(most)

  const changed = charged({ ...books, lines: sharesOf(before + lines, books.lines) }, [
    { kind: 'extra', amount: dearer },
    { kind: 'adjustment', amount: adjustment },
    { kind: 'fee', amount: kept },
    { kind: 'allowance', amount: -part(priced.charged, share) },
  ])
  const after = billOf(changed)
  return sendBack(changed, backOf(settled(after, held), after.refundable), 'surplus')
}

function billedOrder(books: Books): BilledOrder {
  const { refundable: _, surplus: __, refunded: ___, waived: ____, ...bill } = billOf(books)
  const days = { arrival: '2026-12-01', departure: '2026-12-03' }
  return {
    t: guestWords,
    code: '0123456789AB',
    type: 'Room',
    guest: 'Salma Rahman',
    phone: '',
    ...days,
    lines: books.lines.map((price) => ({
      name: 'Rania House',
      type: 'ROOM',
      ...days,
      quantity: 1,
      nights: [price],
      rooms: '',
    })),
    charges: books.charges.map((charge, no) => ({
      ...charge,
      orderCode: '',
      no,
      note: { Label: 'x' },
      quantity: 1,
      by: 1,
      addedAt: at,
    })),
    occasion: undefined,
    company: books.isBilled ? { ...padma, orderCode: '', at } : undefined,
    ...bill,
    ...moneyThatCounts(books),
  }
}

const paisa = fc.integer({ min: 1, max: 5_000_000 })
const share = fc.integer({ min: 0, max: 100 })
const happenings = (names: readonly string[], maxLength: number) => {
  const by = fc.integer({ min: -100, max: 100 })
  const policy = fc.constantFrom<Policy>(100, 50, 0, 'begun')
  const happening = fc.record({ name: fc.constantFrom(...names), share, by, sum: paisa, policy, index: fc.nat(9) })
  return fc.array(happening, { maxLength, size: 'max' })
}
const endings = ['a cancellation', 'the check-out']
const stays = fc.record({
  levies: fc.constantFrom(USUAL_LEVIES, { service: 10, tax: 7.5 }),
  lines: fc.array(paisa, { minLength: 1, maxLength: 4 }),
  off: share,
  before: happenings(
    Object.keys(acts).filter((name) => !endings.includes(name)),
    15,
  ),
  ending: happenings(endings, 1),
  afterwards: happenings(Object.keys(after), 3),
})

test('whatever happens to a stay, bill, folio, invoices, receipts and the report of takings agree to the paisa', () => {
  fc.assert(
    fc.property(stays, ({ levies, lines, off, before, ending, afterwards }) => {
      const nothing = { charges: [], payments: [], refunds: [], invoices: [] }
      const booked: Books = { status: 'Confirmed', waived: 0, isBilled: false, levies, lines, ...nothing }
      const discount = { kind: 'discount', amount: -discountOf(sumUp(lines), off) } as const

      const books = [...before, ...ending, ...afterwards].reduce(happen, charged(booked, [discount]))

      const order = billedOrder(books)
      const { refunded, refundable, ...bill } = billOf(books)
      const sheets = [
        folioOf(order, resort, at),
        ...books.invoices,
        ...order.payments.map((payment) => receiptOf(order, payment, resort)),
      ]
      const { Taken } = sumUpTakings(books.payments, [])
      expect(brokenSheets({ ...bill, refunded }, sheets)).toEqual([])
      expect(toPaisa(Taken)).toBe(bill.paid)
      expect(Math.min(bill.amount, refundable)).toBeGreaterThanOrEqual(0)
      expect(bill.status === 'Completed' && !books.isBilled ? bill.due : 0, 'a debt of nobody').toBe(0)
    }),
    { numRuns: inject('randomStays'), seed: inject('seed') },
  )
})
