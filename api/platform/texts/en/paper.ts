import { toTaka } from '#contract/values/money.ts'
import { formatAmount, plural, timeText } from '#contract/wording/format.ts'
import { headlinesOf, letterheadLines, signatures } from '#contract/wording/paper-words.ts'
import { amountInWords } from './amount-in-words.ts'

// The words of the sheets that guests get.

export const paperTexts = {
  headlines: headlinesOf,
  letterhead: letterheadLines,
  signatures,
  amountInWords,
  /** Two places always: the sums of a column stand below each other. */
  amount(paisa: number) {
    const text = formatAmount(toTaka(Math.abs(paisa)))
    return `${paisa < 0 ? '−' : ''}${text.includes('.') ? text : `${text}.00`}`
  },
  folio: 'Guest folio',
  receipt: 'Money receipt',
  vatInvoice: 'Tax invoice',
  creditNote: 'Credit note',
  noVatInvoice: 'This is not a VAT invoice.',
  mushak: { vatInvoice: 'Mushak 6.3', creditNote: 'Mushak 6.7' },
  guest: 'Guest',
  receivedFrom: 'Received from',
  phone: 'Phone',
  order: 'Booking',
  stay: 'Stay',
  for: 'For',
  method: 'Paid by',
  inWords: 'In words',
  takenBy: 'Taken by',
  reference: 'Transaction',
  buyer: 'Buyer',
  buyerBin: "Buyer's BIN",
  buyerAddress: "Buyer's address",
  billedTo: 'Billed to',
  billedBin: 'BIN',
  billedReference: 'Their reference',
  takesBack: 'Takes back invoice',
  reason: 'Reason',
  chargesHead: ['Charge', 'Quantity', 'Price', 'BDT'],
  paymentsHead: ['Payment', 'Date', 'BDT'],
  taxHead: ['Description', 'Quantity', 'Value', 'VAT %', 'VAT', 'With VAT'],
  rooms: (count: number) => plural(count, 'room', 'rooms'),
  nights: (nights: number, rooms: number) =>
    rooms > 1 ? `${rooms} × ${plural(nights, 'night', 'nights')}` : plural(nights, 'night', 'nights'),
  gross: 'Charges',
  net: 'Net charges',
  service: (percent: number) => `Service charge ${percent} %`,
  vat: (percent: number) => `VAT ${percent} %`,
  total: 'Total',
  paid: 'Paid',
  refunded: 'Refunded',
  refund: 'Refund',
  refundOpen: 'Refund, on its way',
  writtenOff: 'Written off',
  cancelled: 'Cancelled',
  overpaid: 'Paid too much',
  toCompany: 'Billed to the company',
  due: 'Due',
  received: 'Received',
  leftOut: 'A question mark is a letter that this page cannot show.',
  unread: "The resort's name and address could not be read yet. Please try again shortly",
  hours: (checkIn: string, checkOut: string) =>
    `Check-in is from ${timeText(checkIn)}, check-out until ${timeText(checkOut)}.`,
  thanks: 'Thank you for staying with us.',
  keepIt: 'Please keep this receipt.',
  unknown: 'There is no such sheet',
  notSetUp: 'VAT invoices are not set up',
  nothingTaxed: 'Nothing of this booking is taxed, or it is not confirmed',
  issuedAlready: 'This booking has an invoice already: take it back first',
  noSuchInvoice: 'This booking has no such invoice, or it was taken back already',
} as const
