import { createHash } from 'node:crypto'
import { AttemptId } from '#contract/money/payments.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { countSharedUse, countUse } from '#api/platform/throttle/throttle.ts'
import { findAttempt } from './attempts.sql.ts'
import type { Callback, CallbackHint } from '#api/platform/payment-gateway.ts'
import { isFirstReturn, setVerdict, storeCallback } from './callbacks.sql.ts'
import { settleAttempt, type SettleDeps, type Verdict } from './settle.ts'

export type CallbackDeps = SettleDeps & Pick<Deps, 'limits'> & Throws<'malformed'>

type Received = {
  attemptId: string | undefined
  /** Whether the guest comes back from this attempt for the first time. */
  isFirst: boolean
  /** Settling has begun; a caller in a hurry need not wait for it. */
  settled: Promise<Verdict | 'unsettled'>
}

/**
 * Stores a callback of the gateway's, then begins to settle the attempt that it names. Throws `malformed` when it
 * names what no attempt can be called, and `too_many_requests` when too many come for one attempt, or without the gateway's
 * signature.
 */
export async function receiveCallback(deps: CallbackDeps, callback: Callback): Promise<Received> {
  const { db, gateway, now } = deps
  const hint = gateway.readCallback(callback)
  const { attemptId, signature } = hint
  if (attemptId !== undefined && !AttemptId.safeParse(attemptId).success) {
    throw deps.problem('malformed', (t) => t.payments.unknown)
  }
  await countCallback(deps, hint)
  // The signature covers the id; an unsigned callback merely makes us ask the gateway.
  const { kind } = callback
  const body = redact(hint.covered)
  const { id, isRepeat } = await storeCallback(db, {
    attemptId,
    gateway: gateway.id,
    kind,
    body,
    isSigned: signature === 'ok',
    contentHash: hashOf([gateway.id, kind, signature, attemptId ?? '', body]),
    at: now(),
  })
  const isFirst =
    attemptId !== undefined && kind === 'return' && !isRepeat && (await isFirstReturn(db, { id, attemptId }))
  return { attemptId, isFirst, settled: settle().catch(unsettled) }

  async function settle(): Promise<Verdict> {
    const verdict = attemptId === undefined ? 'unknown attempt' : await settleAttempt(deps, { attemptId, hint })
    await setVerdict(db, id, signature === 'ok' ? verdict : `${verdict}, signature ${signature}`)
    return verdict
  }

  // Nobody may be waiting when it fails, so it is logged here; the reconciler tries again.
  function unsettled(error: unknown): 'unsettled' {
    deps.log.error({ err: error, attempt: attemptId }, 'payment callback not settled')
    return 'unsettled'
  }
}

/** Each callback asks the gateway. Unsigned ones have a separate budget, so that they never use up the gateway's. */
async function countCallback(deps: CallbackDeps, { signature, attemptId }: CallbackHint): Promise<void> {
  const isSigned = signature === 'ok'
  if (!isSigned) await countSharedUse(deps, 'unsignedCallbacks')
  if (attemptId === undefined) return
  const suffix = isSigned ? '' : ':unsigned'
  await countUse(deps, 'callbacksPerAttempt', `${attemptId}${suffix}`)
  // A guest may open many pages, and have a form signed by leaving each.
  const attempt = await findAttempt(deps.db, attemptId)
  if (attempt) await countUse(deps, 'callbacksPerGuest', `${attempt.guestId}${suffix}`)
}

function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}

const MAX_LENGTH = 8_000

/** The covered fields of a callback as they are stored for disputes: without card numbers, and without what would help to guess the password. */
function redact(covered: CallbackHint['covered']): string {
  const stored = Object.entries(covered).filter(([name]) => !isSecret(name))
  return new URLSearchParams(stored).toString().slice(0, MAX_LENGTH)
}

function isSecret(name: string): boolean {
  return name === 'card_no' || name === 'store_passwd' || name.startsWith('verify_')
}
