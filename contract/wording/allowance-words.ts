import type { AllowanceCause } from '#contract/orders/allowance-rules.ts'

/** Why something was taken off a bill, in words. */
export const causeNames: Readonly<Record<AllowanceCause, string>> = {
  broken: 'Out of order',
  service: 'Poor service',
  noise: 'Noise',
  disputed: 'Disputed charge',
  other: 'Another reason',
}

export type AllowanceReason = {
  cause?: AllowanceCause | undefined
  percent?: number | undefined
  /** In the member's own words; may be empty, except for another reason. */
  words: string
}

/** `10 %, Out of order: the boiler`. Of another reason only the words are said. */
export function allowanceReason({ cause, percent, words }: AllowanceReason): string {
  const named = cause === undefined || cause === 'other' ? '' : causeNames[cause]
  const share = percent === undefined ? '' : `${percent} %`
  const head = [share, named].filter((part) => part !== '').join(', ')
  return [head, words].filter((part) => part !== '').join(': ')
}
