import { DeskMethod } from '#contract/desk/money.ts'
import { formatTaka } from '#src/ui/format-taka.ts'
import { texts } from './texts.ts'

/** A method of the desk by its name, `online: bKash` as a payment on the website, any other as it is. */
export function methodName(method: string): string {
  const known = DeskMethod.safeParse(method)
  if (known.success) return texts.methods[known.data]
  const online = /^online: (.*)$/.exec(method)?.[1]
  return online === undefined ? method : texts.online(online)
}

/** `+ BDT 500` or `− BDT 500`. */
export function signedTaka(amount: number): string {
  return `${amount < 0 ? '−' : '+'} ${formatTaka(Math.abs(amount))}`
}
