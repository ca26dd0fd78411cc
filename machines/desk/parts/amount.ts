import { asciiDigits } from '#contract/values/digits.ts'

/** A sum of BDT as it was typed, with at most two decimals: `1,500`, `1500.50`, also in Bangla digits. Undefined where it is none. */
export function amountIn(text: string, { least = 1 }: { least?: number } = {}): number | undefined {
  const plain = asciiDigits(text).replaceAll(/[\s,]/g, '')
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return amount >= least ? amount : undefined
}
