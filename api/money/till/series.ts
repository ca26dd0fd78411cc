import { dhakaDate } from '#contract/values/calendar.ts'
import type { Db, Transaction } from '#api/platform/db/db.ts'
import { takeNumber } from './desk-payments.sql.ts'
import { raiseCounter, type Counter } from './series.sql.ts'

/** A number of a series, and how papers show it. */
export type Numbered = { series: string; number: number }

/** The next of a series, without gaps: it is given back if the transaction fails. */
export async function nextIn(db: Transaction, series: string): Promise<Numbered> {
  return { series, number: await takeNumber(db, series) }
}

/** The next receipt, whoever takes the money: a series for each year in Dhaka. */
export async function nextReceipt(db: Transaction, at: Date): Promise<string> {
  return numberText(await nextIn(db, `R-${dhakaDate(at.getTime()).slice(0, 4)}`))
}

/** `R-2026-000012`. */
export function numberText({ series, number }: Numbered): string {
  return `${series}-${String(number).padStart(6, '0')}`
}

/** Numbers that are on paper already are not given again. */
export async function continueAfter(db: Db, counters: readonly Counter[]): Promise<void> {
  for (const counter of counters) await raiseCounter(db, counter)
}
