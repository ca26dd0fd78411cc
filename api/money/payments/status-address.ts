import { toTaka } from '#contract/values/money.ts'
import type { statusQueryNames } from '#contract/money/payments.ts'
import { guestContact } from '#api/guests/guests.ts'
import type { Deps } from '#api/platform/deps.ts'
import { findAttempt } from './attempts.sql.ts'
import { wireStates } from './payment-state.ts'

type StatusQuery = Record<(typeof statusQueryNames)[number], string>

type Return = { attemptId: string | undefined; outcome: string; isFirst: boolean }

const outcomes: Readonly<Record<string, string>> = { success: 'SUCCESS', fail: 'FAILED', cancel: 'CANCELLED' }

/** Where a guest who comes back from the gateway is sent. It states what we know, or else the outcome named in the return's path. */
export async function statusAddress(
  { db, publicUrl }: Pick<Deps, 'db' | 'publicUrl'>,
  { attemptId, outcome, isFirst }: Return,
): Promise<string> {
  const attempt = attemptId === undefined ? undefined : await findAttempt(db, attemptId)
  if (!attempt) return unknownStatusAddress(publicUrl)

  const state = wireStates[attempt.state]
  const isKnown = state !== 'PENDING' && state !== 'REVIEW'
  const { phone } = await guestContact(db, attempt.guestId)
  return addressOf(publicUrl, {
    Code: attempt.orderCode,
    Payment: String(toTaka(attempt.amount)),
    Transaction: isKnown ? state : (outcomes[outcome] ?? 'FAILED'),
    Phone: phone,
    Id: attempt.id,
    IsNew: isFirst ? '1' : '0',
  })
}

/** For a payment that we do not know: no headline is shown. */
export function unknownStatusAddress(publicUrl: string): string {
  return addressOf(publicUrl, { Code: '', Payment: '0', Transaction: 'FAILED', Phone: '', Id: '', IsNew: '0' })
}

/** For a payment that we cannot look up now: the page asks until we can, and learns its order and sum then. */
export function undecidedStatusAddress(publicUrl: string, attemptId: string): string {
  return addressOf(publicUrl, {
    Code: '',
    Payment: '',
    Transaction: 'PENDING',
    Phone: '',
    Id: attemptId,
    IsNew: '0',
  })
}

function addressOf(publicUrl: string, query: StatusQuery): string {
  return `${publicUrl}/Booking/Status?${new URLSearchParams(query).toString()}`
}
