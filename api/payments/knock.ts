import type { Deps } from '../deps.ts'
import { countUse } from '../throttle/throttle.ts'
import type { Callback } from './gateway.ts'
import { insertNotice, isFirstReturn, setVerdict } from './notices.sql.ts'
import { settleAttempt, type SettleDeps, type Verdict } from './settle.ts'

export type KnockDeps = SettleDeps & Pick<Deps, 'limits'>

type Knock = {
  attemptId: string | undefined
  /** Whether the guest comes back from this attempt for the first time. */
  isFirst: boolean
  /** Settling has begun; whoever is in a hurry need not wait for it. */
  settled: Promise<Verdict | 'unsettled'>
}

/**
 * Writes down that someone knocked at a door of the gateway's, then begins to settle the attempt that it speaks of. Throws
 * `too_many_requests` when strangers fill the books.
 */
export async function receiveKnock(deps: KnockDeps, callback: Callback): Promise<Knock> {
  const { db, gateway, now } = deps
  const hint = gateway.readCallback(callback)
  if (hint.signature !== 'ok') await countUse(deps, 'unsignedKnocks', 'all')
  // The signature covers the id; an unsigned knock merely makes us ask the gateway.
  const { attemptId } = hint
  const { door, form } = callback
  const id = await insertNotice(db, { attemptId, gateway: gateway.id, door, body: redact(form), at: now() })
  const isFirst = attemptId !== undefined && door === 'return' && (await isFirstReturn(db, { id, attemptId }))
  return { attemptId, isFirst, settled: settle().catch(unsettled) }

  async function settle(): Promise<Verdict> {
    const verdict = attemptId === undefined ? 'unknown attempt' : await settleAttempt(deps, { attemptId, hint })
    await setVerdict(db, id, hint.signature === 'ok' ? verdict : `${verdict}, signature ${hint.signature}`)
    return verdict
  }

  // Nobody may be waiting any more when it fails, so it is logged here; the reconciler tries again.
  function unsettled(error: unknown): 'unsettled' {
    deps.log.error({ err: error, attempt: attemptId }, 'a knock was not settled')
    return 'unsettled'
  }
}

const MAX_LENGTH = 8_000

/** The body of a knock as we keep it for disputes: without card numbers, and without what would let a stranger guess the password. */
export function redact(form: Readonly<Record<string, string>>): string {
  const kept = Object.entries(form).filter(([name]) => !isSecret(name))
  return new URLSearchParams(kept).toString().slice(0, MAX_LENGTH)
}

function isSecret(name: string): boolean {
  return name === 'card_no' || name === 'store_passwd' || name.startsWith('verify_')
}
