import { randomBytes } from 'node:crypto'
import type { Sandbox } from './options.ts'
import type { Session } from './session.ts'

/** An unused page ends after so long. */
const PAGE_MINUTES = 30

export type Choice = 'pay' | 'fail' | 'cancel'

const statuses = { pay: 'VALID', fail: 'FAILED', cancel: 'CANCELLED' } as const

/** Writes what the guest chose and sends the notice. A page that is already decided stays as it is. */
export function decide(sandbox: Sandbox, session: Session, choice: Choice, method: string): Session {
  const current = expireOldPage(sandbox, session)
  if (current.status !== 'PENDING') return current
  const isPaid = choice === 'pay'
  return write(sandbox, session, {
    status: statuses[choice],
    method: isPaid ? method : '',
    valId: isPaid ? reference(sandbox) : '',
    bankTransaction: isPaid ? reference(sandbox) : '',
  })
}

export function expireOldPage(sandbox: Sandbox, session: Session): Session {
  const isOver = sandbox.now().getTime() >= session.createdAt.getTime() + PAGE_MINUTES * 60_000
  if (session.status !== 'PENDING' || !isOver) return session
  return write(sandbox, session, { status: 'EXPIRED', method: '', valId: '', bankTransaction: '' })
}

type Outcome = Pick<Session, 'status' | 'method' | 'valId' | 'bankTransaction'>

function write({ store, notify, now }: Sandbox, { key }: Session, outcome: Outcome): Session {
  store.decide({ key, ...outcome, at: now() })
  notify(key)
  const written = store.find(key)
  if (!written) throw new Error(`The page ${key} is gone`)
  return written
}

/** A number like the gateway's: the day's digits, then something that cannot be guessed. */
function reference({ now }: Sandbox): string {
  return now().toISOString().slice(2, 19).replaceAll(/\D/g, '') + randomBytes(9).toString('hex')
}
