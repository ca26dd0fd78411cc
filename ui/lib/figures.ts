import { formatAmount, timeText } from '#contract/wording/format.ts'

/** A sum within a sentence; alone it is a `Sum`. */
export function takaText(taka: number): string {
  return `BDT\u00a0${formatAmount(taka)}`
}

/** `14:30` as '2:30 pm'; '' where editors left no time. */
export function clockText(time: string): string {
  return timeText(time).replace(' ', '\u00a0')
}
