import { toTaka } from '#contract/values/money.ts'

/** `448500` paisa as `BDT 4,485`, for messages. */
export function takaText(paisa: number): string {
  return `BDT ${new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 }).format(toTaka(paisa))}`
}
