// What the auth dialog remembers of the codes that it had sent: each takes longer to come, and until then the last one works.

import { codePauses } from '#contract/auth.ts'
import { Problem } from '#contract/problem.ts'

/** What a one-time code is for: each purpose is asked of the API in its own way. */
export type CodePurpose = 'LOGIN' | 'REGISTRATION' | 'RESET'

type SentCode = { phone: string; messageId: string; count: number }

export type SentCodes = Partial<Record<CodePurpose, SentCode>>

type Dialog = { phone: string; sent: SentCodes }

/** The code that was sent last for a purpose to the phone that is typed now. */
export function earlierCode({ phone, sent }: Dialog, purpose: CodePurpose): SentCode | undefined {
  const code = sent[purpose]
  return code?.phone === phone ? code : undefined
}

/** How long the next code takes to come after so many. The API may know of more, and then says so. */
export function pauseAfterMs(count: number): number {
  const [first, second, others] = codePauses
  return ([first, second][count - 1] ?? others) * 1000
}

/** Whether a code was refused only because the last one is young. Whoever must wait longer than that has used up their codes. */
export function isTooEarly(error: unknown): boolean {
  const left = msLeft(error)
  return left !== undefined && left <= pauseAfterMs(Infinity)
}

/** What the API's refusal says is left to wait. */
export function msLeft(error: unknown): number | undefined {
  if (!(error instanceof Problem) || error.code !== 'too_many_requests') return undefined
  return error.retryAfterSeconds === undefined ? undefined : error.retryAfterSeconds * 1000
}
