import type { Activity } from '../activity/claim.ts'
import { once, recall } from '../activity/once.ts'
import type { Deps } from '../deps.ts'
import { findGuestByPhone } from '../guests/guests.ts'
import { ProblemError } from '../http/problem-error.ts'
import { enqueue } from '../messages/outbox.ts'
import { spend } from '../throttle/throttle.ts'
import { codeMessage } from './code-message.ts'
import { issueCode } from './codes.ts'
import type { CodePurpose } from './codes.sql.ts'
import { readPhone } from './phones.ts'

type SendDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'publicUrl' | 'foreignPrefixes'>

type CodeRequest = { phone: string; purpose: CodePurpose; address: string; activity: Activity }

/** Sends a one-time code by SMS and answers the message's id. A repeat of the same press sends no second one. */
export async function sendCode(deps: SendDeps, request: CodeRequest): Promise<{ Id: string }> {
  const { purpose, activity } = request
  const phone = await readPhone(deps, request.phone)
  const known = await recall<{ Id: string }>(deps, activity)
  if (known) return known

  await spend(deps, `code:address:${request.address}`, deps.limits.codesPerAddress)
  await spend(deps, `code:phone-hour:${phone}`, deps.limits.codesPerPhoneHour)
  await spend(deps, `code:phone-day:${phone}`, deps.limits.codesPerPhoneDay)
  await requireFittingPurpose(deps, phone, purpose)
  await spend(deps, 'code:all', deps.limits.codesPerDay)

  return once(deps, activity, async (db) => {
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
