import { formatAmount, timeText } from '#contract/wording/format.ts'

/** A sentence whose sums and times are not parted at the end of a line. */
export function unbroken(sentence: string): string {
  return sentence.replaceAll(/(BDT|:\d\d) (?=[-\d]|[ap]m)/g, '$1\u00a0')
}

/** A sum within a sentence; alone it is a `Sum`. */
export function takaText(taka: number): string {
  return `BDT\u00a0${formatAmount(taka)}`
}

/** `14:30` as '2:30 pm'; '' where editors left no time. */
export function clockText(time: string): string {
  return timeText(time).replace(' ', '\u00a0')
}
