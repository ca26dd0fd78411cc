import { FileText, MessageCircle } from 'lucide-react'
import type { DeskOrder } from '#contract/desk/orders.ts'
import { readPapers, type InvoiceState, type Paper } from '#contract/desk/paper.ts'
import type { BuyerFields } from '#machines/desk/issue-invoice.machine.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Notice } from '#ui/messages.tsx'
import { whatsAppUrl } from '../guests/contact-links.ts'
import { copyText } from '../parts/copy-text.ts'
import { PrintButton } from '../parts/PrintButton.tsx'
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
  const name = texts.name(texts.kinds[Sheet.Kind], Sheet.Number)
  const chat = whatsAppUrl(phone, texts.linkText(Sheet.Letterhead.Name, texts.kinds[Sheet.Kind], code, PdfUrl))
  return (
    <li>
      <span>{name}</span>
      <span className={styles['actions']}>
        <PrintButton kind="text" label={texts.print} title={texts.printOf(name)}>
          <PaperSheet sheet={Sheet} size="a4" />
        </PrintButton>
        <PrintButton kind="text" label={texts.slip} title={texts.slipOf(name)}>
          <PaperSheet sheet={Sheet} size="slip" />
        </PrintButton>
        <a
          className={buttonClass('text')}
          href={PdfUrl}
          target="_blank"
          rel="noreferrer"
          aria-label={texts.pdfOf(name)}
        >
          <FileText size={16} aria-hidden="true" /> {texts.pdf}
        </a>
        {chat !== undefined && (
          <a
            className={buttonClass('text')}
            href={chat}
            target="_blank"
            rel="noreferrer"
            aria-label={texts.whatsAppOf(name)}
          >
            <MessageCircle size={16} aria-hidden="true" /> {texts.whatsApp}
          </a>
        )}
        <Button kind="text" aria-label={texts.copyOf(name)} onClick={() => void copyText(PdfUrl, texts)}>
          {texts.copy}
        </Button>
      </span>
    </li>
  )
}
