import type { Activity } from '../activity/claim.ts'
import { once, recall } from '../activity/once.ts'
import type { Deps } from '../deps.ts'
import { findGuestByPhone } from '../guests/guests.ts'
import { ProblemError } from '../problem-error.ts'
import { enqueue } from '../messages/outbox.ts'
import { spend } from '../throttle/throttle.ts'
import { codeMessage } from './code-message.ts'
import { requireUnpaused } from './code-breaker.ts'
import { takeTurn } from './code-turns.sql.ts'
import { whyWait } from './code-turns.ts'
import { issueCode } from './codes.ts'
import type { CodePurpose } from './codes.sql.ts'
import { readPhone } from './phones.ts'

type SendDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'log' | 'publicUrl' | 'foreignPrefixes'>

type CodeRequest = { phone: string; purpose: CodePurpose; network: string; activity: Activity }

/** Sends a one-time code by SMS and answers the message's id. A repeat of the same press sends no second one. */
export async function sendCode(deps: SendDeps, request: CodeRequest): Promise<{ Id: string }> {
  const { purpose, activity } = request
  const phone = await readPhone(deps, request.phone)
  const known = await recall<{ Id: string }>(deps, activity)
  if (known) return known

  await spend(deps, `code:network:${request.network}`, deps.limits.codesPerAddress)
  await requireFittingPurpose(deps, phone, purpose)
  const wait = await whyWait(deps.db, deps, { phone, purpose })
  if (wait) {
    // What is in the way may be the code of a twin of this press, which was under way before.
    const answer = await recall<{ Id: string }>(deps, activity)
    if (answer) return answer
    throw wait
  }
  await requireUnpaused(deps, phone)
  await spend(deps, `code:phone-hour:${phone}`, deps.limits.codesPerPhoneHour)
  await spend(deps, `code:phone-day:${phone}`, deps.limits.codesPerPhoneDay)
  await spend(deps, 'code:all', deps.limits.codesPerDay)

  return once(deps, activity, async (db) => {
    await takeTurn(db, { phone, purpose }, deps.now())
    const wait = await whyWait(db, deps, { phone, purpose })
    if (wait) throw wait
    const { id, code, expiresAt } = await issueCode(db, deps, { phone, purpose })
    const text = codeMessage({ code, purpose, publicUrl: deps.publicUrl })
    await enqueue(db, { channel: 'sms', to: phone, text, at: deps.now(), secretUntil: expiresAt })
    return { Id: id }
  })
}

async function requireFittingPurpose({ db }: SendDeps, phone: string, purpose: CodePurpose): Promise<void> {
  const isRegistered = (await findGuestByPhone(db, phone)) !== undefined
  if (purpose === 'REGISTRATION' && isRegistered) throw alreadyRegistered()
  if (purpose !== 'REGISTRATION' && !isRegistered) throw notRegistered()
}

export function alreadyRegistered(): ProblemError {
  return new ProblemError('already_registered', 'Phone Number Already Exist')
}

export function notRegistered(): ProblemError {
  return new ProblemError('not_registered', 'User is not registered, please sign up.')
}
