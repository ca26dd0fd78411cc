import type { DeskOrder } from '#contract/reception/orders.ts'
import { readPapers, type InvoiceState, type Paper } from '#contract/money/paper.ts'
import type { BuyerFields } from '#machines/desk/paper-dialogs.machine.ts'
import { Notice } from '#ui/messages.tsx'
import { whatsAppUrl } from '../guests/contact-links.ts'
import { copyText } from '../parts/copy-text.ts'
import { Menu, type MenuEntry } from '../parts/Menu.tsx'
import { usePrinting } from '../parts/PrintButton.tsx'
import { useCan } from '../session/use-desk.ts'
import { useDeskReading } from '../session/use-desk-call.ts'
import { CreditInvoice } from './CreditInvoice.tsx'
import { IssueInvoice } from './IssueInvoice.tsx'
import { PaperSheet } from './PaperSheet.tsx'
import styles from './paper.module.css'
import { texts } from './texts.ts'

type PapersProps = { order: DeskOrder; onDone: () => void }

/** What the guest of an order may be given: folio, receipts and VAT invoices, to print or to send. */
export function Papers({ order, onDone }: PapersProps) {
  const { Code: code, Phone: phone } = order.Summary
  const { data, problem, reload } = useDeskReading(readPapers, { params: { Code: code } })
  const mayIssue = useCan('invoice.issue')
  const mayCredit = useCan('invoice.credit')
  if (!data) return problem === undefined ? null : <Notice kind="error">{problem}</Notice>
  const { Invoice, Papers: papers } = data
  const invoiceNumber = currentInvoiceNumber(papers, Invoice)
  function change(): void {
    reload()
    onDone()
  }
  return (
    <>
      {papers.length === 0 && <p>{texts.none}</p>}
      <ul className={styles['papers']}>
        {papers.map((paper) => (
          <PaperRow key={paper.Key} paper={paper} code={code} phone={phone} />
        ))}
      </ul>
      {Invoice === 'outdated' && <Notice kind="info">{texts.outdated}</Notice>}
      <p className={styles['actions']}>
        <IssueInvoice
          subject={{ code, payable: order.Bill.Payable, buyer: buyerOf(order) }}
          isOffered={mayIssue && Invoice === 'issuable'}
          onDone={change}
        />
        <CreditInvoice code={code} number={mayCredit ? invoiceNumber : undefined} onDone={change} />
      </p>
    </>
  )
}

/** The company that pays usually wants the invoice. */
function buyerOf({ CompanyBill }: DeskOrder): BuyerFields | undefined {
  return CompanyBill && { buyer: CompanyBill.Company, bin: CompanyBill.Bin, address: CompanyBill.Address }
}

/** The number of the invoice that was not taken back: the latest, as the list begins with the latest. */
function currentInvoiceNumber(papers: readonly Paper[], state: InvoiceState): string | undefined {
  if (state !== 'issued' && state !== 'outdated') return undefined
  return papers.find(({ Sheet: { Kind } }) => Kind === 'vatInvoice')?.Sheet.Number
}

type PaperRowProps = { paper: Paper; code: string; phone: string }

function PaperRow({ paper: { PdfUrl, Sheet }, code, phone }: PaperRowProps) {
  const { print, printed } = usePrinting()
  const name = texts.name(texts.kinds[Sheet.Kind], Sheet.Number)
  const chat = whatsAppUrl(phone, texts.linkText(Sheet.Letterhead.Name, texts.kinds[Sheet.Kind], code, PdfUrl))
  const entries: MenuEntry[] = [
    { key: 'print', label: texts.print, run: () => print(<PaperSheet sheet={Sheet} size="a4" />) },
    { key: 'slip', label: texts.slip, run: () => print(<PaperSheet sheet={Sheet} size="slip" />) },
    { key: 'pdf', label: texts.pdf, href: PdfUrl },
    ...(chat === undefined ? [] : [{ key: 'whatsApp', label: texts.whatsApp, href: chat }]),
    { key: 'copy', label: texts.copy, run: () => void copyText(PdfUrl, texts) },
  ]
  return (
    <li>
      <span>{name}</span>
      <Menu label={texts.ways(name)} entries={entries} />
      {printed}
    </li>
  )
}
