import type { creditInvoice, issueInvoice } from '#contract/money/paper.ts'
import { Sheet } from '#contract/money/paper.ts'
import type { DataOf } from '#contract/endpoint.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import { toPaisa, toTaka } from '#contract/values/money.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import type { Call } from '#api/platform/http/call.ts'
import { guestContact } from '#api/guests/guests.ts'
import { requireOrder } from '#api/orders/locked-order.ts'
import { appendEvent, byStaff } from '#api/orders/order-events.ts'
import { nextIn, numberText, type Numbered } from '../till/series.ts'
import { readBilledOrder, type BilledOrder } from './billed-order.ts'
import { insertTaxDocument, selectTaxDocuments, type TaxDocument, type TaxKind } from './paper.sql.ts'
import { taxableOf } from './bill-items.ts'
import { creditNoteOf, invoiceOf } from './sheets.ts'

// Invoices and credit notes of the VAT office: numbered without gaps, and never changed.

type IssueDeps = Pick<Deps, 'now' | 'resortOnPaper' | 'issuesVatInvoices'>

export async function issue(
  deps: IssueDeps & Throws<'not_found' | 'price_changed' | 'order_settled' | 'changed_elsewhere'>,
  { body, staff, once }: Call<typeof issueInvoice>,
): Promise<DataOf<typeof issueInvoice>> {
  const { Code: code, Payable, Buyer: name, BuyerBin: bin, BuyerAddress: address } = body
  const resort = deps.resortOnPaper()
  if (!deps.issuesVatInvoices || resort.bin === '') throw deps.problem('order_settled', (t) => t.paper.notSetUp)
  return once(async (db) => {
    const at = deps.now()
    const locked = await requireOrder(db, deps, { code })
    const order = await readBilledOrder({ db, now: deps.now }, code)
    if (!order || !isTaxed(order)) throw deps.problem('order_settled', (t) => t.paper.nothingTaxed)
    if (order.payable !== toPaisa(Payable)) throw deps.problem('price_changed', (t) => t.booking.priceChanged)
    const documents = await selectTaxDocuments(db, code)
    if (standingIn(documents)) throw deps.problem('changed_elsewhere', (t) => t.paper.issuedAlready)
    const issueNo = documents.filter(({ kind }) => kind === 'vatInvoice').length + 1
    const place = await nextNumber(db, 'vatInvoice', at)
    const number = numberText(place)
    await insertTaxDocument(db, locked, {
      ...place,
      kind: 'vatInvoice',
      issueNo,
      follows: issueNo === 1 ? undefined : { kind: 'creditNote', issueNo: issueNo - 1 },
      amount: taxableOf(order),
      tax: order.tax,
      payable: order.payable,
      sheet: invoiceOf(order, resort, { number, at, buyer: { name, bin, address } }),
      at,
      by: staff.id,
    })
    const what = { Kind: 'issuedInvoice', Number: number, Amount: toTaka(order.payable) } as const
    await appendEvent(db, locked, byStaff(staff.id, at), what)
    return { Number: number }
  })
}

/** Also of an order whose bill has changed or that was cancelled since: the credit note says what the invoice said. */
export async function creditOf(
  deps: Pick<Deps, 'now'> & Throws<'not_found' | 'changed_elsewhere'>,
  { body: { Code: code, Number: credited, Reason: reason }, staff, once }: Call<typeof creditInvoice>,
): Promise<DataOf<typeof creditInvoice>> {
  return once(async (db) => {
    const at = deps.now()
    const locked = await requireOrder(db, deps, { code })
    const invoice = standingIn(await selectTaxDocuments(db, code))
    if (!invoice || numberText(invoice) !== credited) {
      throw deps.problem('changed_elsewhere', (t) => t.paper.noSuchInvoice)
    }
    const { issueNo, amount, tax, payable } = invoice
    const { t } = await guestContact(db, locked.guestId)
    const place = await nextNumber(db, 'creditNote', at)
    const number = numberText(place)
    await insertTaxDocument(db, locked, {
      ...place,
      kind: 'creditNote',
      issueNo,
      follows: { kind: 'vatInvoice', issueNo },
      amount,
      tax,
      payable,
      sheet: creditNoteOf(t, Sheet.parse(JSON.parse(invoice.sheet)), { number, at, reason }),
      at,
      by: staff.id,
    })
    const what = { Kind: 'creditedInvoice', Number: number, Amount: toTaka(payable), Reason: reason } as const
    await appendEvent(db, locked, byStaff(staff.id, at), what)
    return { Number: number }
  })
}

/** The invoice that no credit note has taken back. */
export function standingIn(documents: readonly TaxDocument[]): TaxDocument | undefined {
  const credited = new Set(documents.filter(({ kind }) => kind === 'creditNote').map(({ issueNo }) => issueNo))
  return documents.find(({ kind, issueNo }) => kind === 'vatInvoice' && !credited.has(issueNo))
}

/** What is confirmed or over has been sold. */
export function isTaxed({ status, tax }: Pick<BilledOrder, 'status' | 'tax'>): boolean {
  return (status === 'Confirmed' || status === 'Completed') && tax > 0
}

const forms = { vatInvoice: 'M63', creditNote: 'M67' } as const satisfies Record<TaxKind, string>

/** The next of the form's series, one for each fiscal year, which begins in July. */
async function nextNumber(db: Transaction, kind: TaxKind, at: Date): Promise<Numbered> {
  const [year = 0, month = 0] = dhakaDate(at.getTime()).split('-').map(Number)
  const first = month < 7 ? year - 1 : year
  return nextIn(db, `${forms[kind]}-${first}-${String((first + 1) % 100).padStart(2, '0')}`)
}
