import type { DeskMethod } from '#contract/money/till.ts'

/** How guests pay at the desk. */
export const methodNames: Readonly<Record<DeskMethod, string>> = {
  cash: 'Cash',
  card: 'Card',
  bkash: 'bKash',
  nagad: 'Nagad',
  bank: 'Bank transfer',
}

const online = (method: string) => `${method} (online)`

/** A method of the desk by its name; any other was used online, and gateways spell it as they like: `BKASH-BKash`. */
export function methodName(method: string): string {
  if (isOfDesk(method)) return methodNames[method]
  const used = /^online: (.*)$/.exec(method)?.[1] ?? method
  const wallet = (['bkash', 'nagad'] as const).find((name) => used.toLowerCase().startsWith(name))
  return online(wallet === undefined ? used : methodNames[wallet])
}

function isOfDesk(method: string): method is DeskMethod {
  return Object.hasOwn(methodNames, method)
}
