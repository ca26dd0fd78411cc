import { DeskMethod } from '#contract/desk/money.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { texts } from './texts.ts'

/** A method of the desk by its name; any other was used online, and gateways spell it as they like: `BKASH-BKash`. */
export function methodName(method: string): string {
  const known = DeskMethod.safeParse(method)
  if (known.success) return texts.methods[known.data]
  const online = /^online: (.*)$/.exec(method)?.[1] ?? method
  const wallet = (['bkash', 'nagad'] as const).find((name) => online.toLowerCase().startsWith(name))
  return texts.online(wallet === undefined ? online : texts.methods[wallet])
}

/** `+ BDT 500` or `− BDT 500`. */
export function signedTaka(amount: number): string {
  return `${amount < 0 ? '−' : '+'} ${formatTaka(Math.abs(amount))}`
}

/** Of what was counted and what was expected: `BDT 10 short`, `BDT 10 over`. */
export function differenceText(difference: number): string {
  if (difference === 0) return texts.noDifference
  const sum = formatTaka(Math.abs(difference))
  return difference < 0 ? texts.short(sum) : texts.over(sum)
}
