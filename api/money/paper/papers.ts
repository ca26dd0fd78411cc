import * as contract from '#contract/money/paper.ts'
import { paperPath, Sheet, type InvoiceState, type Paper } from '#contract/money/paper.ts'
import { API_BASE, fillPath, type DataOf } from '#contract/endpoint.ts'
import { addDays } from '#contract/values/calendar.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { isErased } from '#api/guests/guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { serve, type Route } from '#api/platform/http/serve.ts'
import { orderToken } from '#api/platform/order-link.ts'
import { numberText } from '../till/series.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import { todayOf } from '#api/platform/today.ts'
import { readBilledOrder, type BilledOrder } from './billed-order.ts'
import { selectTaxDocuments, type TaxDocument } from './paper.sql.ts'
import { folioOf, hasFolio, letterheadOf, receiptOf } from './sheets.ts'
import { creditOf, issue, isTaxed, standingIn } from './tax-documents.ts'

export const paperRoutes: Route[] = [
  serve(contract.readLetterhead, async ({ resortOnPaper }) => letterheadOf(resortOnPaper())),
  serve(contract.readPapers, listPapers),
  serve(contract.issueInvoice, issue),
  serve(contract.creditInvoice, creditOf),
]

type PaperDeps = Pick<Deps, 'db' | 'now' | 'resortOnPaper'>

/** How long after the last day of an order its links open. */
const LINK_DAYS = 365

/** The sheets of an order by their keys, each made when it is wanted, and the words of its guest. */
type Opened = { t: Texts; sheets: Map<string, () => Sheet> }

/** For those who have an order's link; nothing of one that is long over, or whose guest was erased. */
export async function sheetsByLink(deps: PaperDeps, code: string): Promise<Opened | undefined> {
  const order = await readBilledOrder(deps, code)
  const isOpen = order && !isErased(order) && addDays(order.departure, LINK_DAYS) >= todayOf(deps)
  return isOpen ? { t: order.t, sheets: keyed(deps, order, await selectTaxDocuments(deps.db, code)) } : undefined
}

async function listPapers(
  deps: PaperDeps & Pick<Deps, 'secrets' | 'publicUrl' | 'issuesVatInvoices'> & Throws<'not_found'>,
  { params: { Code: code } }: Call<typeof contract.readPapers>,
): Promise<DataOf<typeof contract.readPapers>> {
  const order = await readBilledOrder(deps, code)
  if (!order) throw deps.problem('not_found', (t) => t.orders.unknown)
  const documents = await selectTaxDocuments(deps.db, code)
  const token = orderToken(deps.secrets, { purpose: 'paper', code })
  const parts = (key: string): Record<string, string> => ({ Code: code, Token: token, File: `${key}.pdf` })
  const paper = ([key, sheet]: [string, () => Sheet]): Paper => ({
    Key: key,
    PdfUrl: `${deps.publicUrl}${API_BASE}${fillPath(paperPath, (part) => parts(key)[part] ?? '')}`,
    Sheet: sheet(),
  })
  return { Invoice: stateOf(deps, order, documents), Papers: [...keyed(deps, order, documents)].map(paper) }
}

/** What was issued is stored with its letterhead, and needs no other. */
function keyed(
  { now, resortOnPaper }: Pick<Deps, 'now' | 'resortOnPaper'>,
  order: BilledOrder,
  documents: readonly TaxDocument[],
): Map<string, () => Sheet> {
  return new Map([
    ...(hasFolio(order) ? [['folio', () => folioOf(order, resortOnPaper(), now())] as const] : []),
    ...documents.map((document) => [numberText(document), () => Sheet.parse(JSON.parse(document.sheet))] as const),
    ...order.payments
      .toReversed()
      .map((payment) => [`receipt-${payment.id}`, () => receiptOf(order, payment, resortOnPaper())] as const),
  ])
}

function stateOf(
  { resortOnPaper, issuesVatInvoices }: Pick<Deps, 'resortOnPaper' | 'issuesVatInvoices'>,
  order: BilledOrder,
  documents: readonly TaxDocument[],
): InvoiceState {
  const standing = standingIn(documents)
  if (standing) return isTaxed(order) && standing.payable === order.payable ? 'issued' : 'outdated'
  if (!issuesVatInvoices || resortOnPaper().bin === '') return 'off'
  return isTaxed(order) ? 'issuable' : 'none'
}
