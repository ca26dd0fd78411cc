import type { Deps } from '../deps.ts'
import { countUse } from '../throttle/throttle.ts'
import type { Callback } from './gateway.ts'
import { insertCallback, isFirstReturn, setVerdict } from './callbacks.sql.ts'
import { settleAttempt, type SettleDeps, type Verdict } from './settle.ts'

export type CallbackDeps = SettleDeps & Pick<Deps, 'limits'>

type Received = {
  attemptId: string | undefined
  /** Whether the guest comes back from this attempt for the first time. */
  isFirst: boolean
  /** Settling has begun; a caller in a hurry need not wait for it. */
  settled: Promise<Verdict | 'unsettled'>
}

/**
 * Stores a callback of the gateway's, then begins to settle the attempt that it names. Throws `too_many_requests` when too many come
 * without the gateway's signature.
 */
export async function receiveCallback(deps: CallbackDeps, callback: Callback): Promise<Received> {
  const { db, gateway, now } = deps
  const hint = gateway.readCallback(callback)
  if (hint.signature !== 'ok') await countUse(deps, 'unsignedCallbacks', 'all')
  // The signature covers the id; an unsigned callback merely makes us ask the gateway.
  const { attemptId } = hint
  const { kind, form } = callback
  const id = await insertCallback(db, { attemptId, gateway: gateway.id, kind, body: redact(form), at: now() })
  const isFirst = attemptId !== undefined && kind === 'return' && (await isFirstReturn(db, { id, attemptId }))
  return { attemptId, isFirst, settled: settle().catch(unsettled) }

  async function settle(): Promise<Verdict> {
    const verdict = attemptId === undefined ? 'unknown attempt' : await settleAttempt(deps, { attemptId, hint })
    await setVerdict(db, id, hint.signature === 'ok' ? verdict : `${verdict}, signature ${hint.signature}`)
    return verdict
  }

  // No one may be waiting any more when it fails, so it is logged here; the reconciler tries again.
  function unsettled(error: unknown): 'unsettled' {
    deps.log.error({ err: error, attempt: attemptId }, 'payment callback not settled')
    return 'unsettled'
  }
}

const MAX_LENGTH = 8_000

/** The body of a callback as it is stored for disputes: without card numbers, and without what would help to guess the password. */
export function redact(form: Readonly<Record<string, string>>): string {
  const stored = Object.entries(form).filter(([name]) => !isSecret(name))
  return new URLSearchParams(stored).toString().slice(0, MAX_LENGTH)
}

function isSecret(name: string): boolean {
  return name === 'card_no' || name === 'store_passwd' || name.startsWith('verify_')
}
