import type { Sheet } from '#contract/money/paper.ts'
import type { Db, Reads } from '#api/platform/db/db.ts'
import type { LockedOrder } from '#api/orders/locked-order.ts'

export type TaxKind = 'vatInvoice' | 'creditNote'

/** Sums in paisa. */
export type TaxDocument = {
  series: string
  number: number
  kind: TaxKind
  issueNo: number
  amount: number
  tax: number
  payable: number
  /** JSON of a `Sheet`. */
  sheet: string
}

/** Tax documents of an order, the latest first. */
export async function selectTaxDocuments(db: Reads, code: string): Promise<TaxDocument[]> {
  return db.query<TaxDocument>(
    `select series, number, kind, issue_no as "issueNo", amount_paisa as amount, tax_paisa as tax, payable_paisa as payable, sheet
     from tax_document where order_code = $1 order by issue_no desc, kind`,
    [code],
  )
}

type NewTaxDocument = Omit<TaxDocument, 'sheet'> & {
  /** The document of the order that must be there: a credit note follows its invoice, a later invoice that credit note. */
  follows: { kind: TaxKind; issueNo: number } | undefined
  sheet: Sheet
  at: Date
  by: number
}

export async function insertTaxDocument(db: Db, { code }: LockedOrder, document: NewTaxDocument): Promise<void> {
  const { series, number, kind, issueNo, follows, amount, tax, payable, sheet, at, by } = document
  await db.change(
    `insert into tax_document (series, number, kind, order_code, issue_no, follows_kind, follows_no, amount_paisa, tax_paisa,
       payable_paisa, sheet, issued_at, issued_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      series,
      number,
      kind,
      code,
      issueNo,
      follows?.kind ?? null,
      follows?.issueNo ?? null,
      amount,
      tax,
      payable,
      JSON.stringify(sheet),
      at,
      by,
    ],
  )
}
