import type { Letterhead, Sheet } from '#contract/money/paper.ts'

// The lines of a sheet that are not stored with it, for its print and its PDF alike.

/** Address, how to reach the resort, and its BIN. */
export function letterheadLines({ Address, Phone, Email, Bin }: Letterhead): string[] {
  const reached = [Phone, Email].filter(Boolean).join(' · ')
  return [Address, reached, Bin === '' ? '' : `BIN ${Bin}`].filter(Boolean)
}

/** 'Money receipt R-2026-000012', and below it when it was made and what it is not. */
export function headlinesOf({ Title, Number, Date, Notice }: Pick<Sheet, 'Title' | 'Number' | 'Date' | 'Notice'>) {
  return { title: `${Title} ${Number}`.trim(), subtitle: `${Date} · ${Notice}` }
}

/** What is signed below; empty for a folio, which changes until the guests have left. */
export const signatures = {
  folio: '',
  receipt: 'Received by',
  vatInvoice: 'Signature',
  creditNote: 'Signature',
} as const satisfies Record<Sheet['Kind'], string>
