import { plainSigns } from '#contract/values/typed.ts'

/** What a sum of BDT has around it on bills and in chats. */
const CURRENCY = /^(?:৳|tk\.?|bdt)|(?:\/[-=]|৳|tk\.?|taka|টাকা|bdt)$/gi

/** Commas as they group digits in Dhaka and elsewhere: `1,50,000`, `150,000`. Where one stands for the decimal point it is not guessed what was meant. */
const GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?=\.|$)/

/** A sum of BDT as it was typed, with at most two decimals: `1,500`, `1500.50`, `৳1500/-`, also in Bangla digits. Undefined where it is none. */
export function amountIn(text: string, { least = 1 }: { least?: number } = {}): number | undefined {
  const written = plainSigns(text).replaceAll(/\s/g, '').replaceAll(CURRENCY, '')
  const plain = written.replace(GROUPED, (digits) => digits.replaceAll(',', ''))
  if (!/^\d{1,9}(\.\d{1,2})?$/.test(plain)) return undefined
  const amount = Number(plain)
  return amount >= least ? amount : undefined
}

type Limits = { least?: number; most?: number }

/** What is wrong with a sum as it was typed: it is none, or more than there is. */
export function amountProblem(text: string, limits: Limits & { most: number }): 'unreadable' | 'tooMuch' | undefined
export function amountProblem(text: string, limits?: Omit<Limits, 'most'>): 'unreadable' | undefined
export function amountProblem(
  text: string,
  { least = 1, most = Infinity }: Limits = {},
): 'unreadable' | 'tooMuch' | undefined {
  const amount = amountIn(text, { least })
  if (amount === undefined) return 'unreadable'
  return amount > most ? 'tooMuch' : undefined
}
