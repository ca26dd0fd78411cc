import * as z from 'zod/mini'
import { endpoint } from '#contract/endpoint.ts'
import { ActivityId, line, TakaInput } from '#contract/wire.ts'
import { Bin, Reason } from '#contract/desk-fields.ts'
import { staffChange, staffRead } from '#contract/staff-endpoint.ts'
import { OrderCode } from '#contract/order-code.ts'

/** Who the paper is from. `Bin`: the Business Identification Number of the VAT office; empty where none is set. */
export const Letterhead = z.object({
  Name: z.string(),
  Address: z.string(),
  Phone: z.string(),
  Email: z.string(),
  Bin: z.string(),
})
export type Letterhead = z.infer<typeof Letterhead>

const Fact = z.object({ Name: z.string(), Value: z.string() })

/** Words and sums are ready to print, so that what was issued is shown again exactly as it was, whatever has changed since. */
export const Sheet = z.object({
  Kind: z.enum(['folio', 'receipt', 'vatInvoice', 'creditNote']),
  Title: z.string(),
  /** Number in a series; empty for a folio, which changes until the guests have left. */
  Number: z.string(),
  /** Day and time, on the resort's clock. */
  Date: z.string(),
  /** What it is not, or by which form of the VAT office it is. */
  Notice: z.string(),
  Letterhead,
  Facts: z.array(Fact),
  /** Each row has as many cells as the head: the first `TextColumns` are text, the others numbers. */
  Tables: z.array(z.object({ TextColumns: z.int(), Head: z.array(z.string()), Rows: z.array(z.array(z.string())) })),
  Sums: z.array(z.extend(Fact, { IsTotal: z.boolean() })),
  Closing: z.string(),
})
export type Sheet = z.infer<typeof Sheet>

/** One sheet of an order, and the address of the same as a PDF, which opens without signing in. */
export const Paper = z.object({ Key: z.string(), PdfUrl: z.string(), Sheet })
export type Paper = z.infer<typeof Paper>

/** A sheet as a PDF, `{File}` its key with `.pdf`. It answers no envelope. */
export const paperPath = 'BookingArea/Paper/{Code}/{Token}/{File}'

export const readLetterhead = endpoint({
  ...staffRead,
  path: 'DeskArea/Paper/Letterhead',
  summary: "The resort's name and address, as its content has them",
  can: 'order.read',
  data: Letterhead,
})

/**
 * Whether a VAT invoice can be issued. `off`: not set up. `none`: nothing is taxed. `issued`: one stands, and says what the bill says.
 * `outdated`: one stands, and the bill has changed since.
 */
export const InvoiceState = z.enum(['off', 'none', 'issuable', 'issued', 'outdated'])
export type InvoiceState = z.infer<typeof InvoiceState>

/** The folio, a receipt of each payment, and the VAT invoices and credit notes, the latest first. */
export const readPapers = endpoint({
  ...staffRead,
  path: 'DeskArea/Paper/Of/{Code}',
  summary: 'All sheets of an order that its guest may get',
  can: 'order.read',
  problems: ['not_found'],
  params: z.strictObject({ Code: OrderCode }),
  data: z.object({ Invoice: InvoiceState, Papers: z.array(Paper) }),
})

/** An order has one invoice at a time. `Payable` is what the person saw. */
export const issueInvoice = endpoint({
  ...staffChange,
  path: 'DeskArea/Paper/IssueInvoice',
  summary: 'Issues the VAT invoice of an order, which is never changed again',
  can: 'invoice.issue',
  problems: ['not_found', 'price_changed', 'order_settled', 'changed_elsewhere'],
  body: z.strictObject({
    ActivityId,
    Code: OrderCode,
    Payable: TakaInput,
    /** To whom, where that is not the guest: a company, with its BIN and address. */
    Buyer: line(120),
    BuyerBin: Bin,
    BuyerAddress: line(200),
  }),
  data: z.object({ Number: z.string() }),
})

/** A credit note of the same sum: the invoice stays, counts for nothing, and another may follow. */
export const creditInvoice = endpoint({
  ...staffChange,
  path: 'DeskArea/Paper/CreditInvoice',
  summary: 'Takes a VAT invoice back by a credit note',
  can: 'invoice.credit',
  problems: ['not_found', 'changed_elsewhere'],
  body: z.strictObject({ ActivityId, Code: OrderCode, Number: line(40), Reason }),
  data: z.object({ Number: z.string() }),
})
