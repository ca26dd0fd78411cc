import type { requestCode } from '#contract/guests/sign-in.ts'
import type { Problem } from '#contract/problem.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { findGuestByPhone } from '../guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { enqueue } from '#api/platform/messages/outbox.ts'
import { countSharedUse } from '#api/platform/throttle/throttle.ts'
import { isBreakerOpen, requireCodeLeft, requireCooldownOver } from './code-limits.ts'
import { takeSendSlot, type CodePurpose, selectHasSignedIn } from './codes.sql.ts'
import { issueCode, CODE_MINUTES } from './codes.ts'
import { sourceOf } from './known-networks.ts'
import { readPhone } from './phones.ts'
import { requireStamp, spendStamp } from './stamps.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'

type SendDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'log' | 'publicUrl' | 'foreignPrefixes'> &
  Throws<'phone_invalid' | 'too_many_requests' | 'stamp_needed'>

type Sending = {
  phone: string
  network: string
  purpose: CodePurpose
  /** What the message says that the code is for; its purpose, if nothing else. */
  says?: CodeWording | undefined
  stamp: string | undefined
  /** The words of the caller, for the message. */
  t: Texts
  once: Call<typeof requestCode>['once']
}
type CodeWording = keyof Texts['auth']['codeSms']
type Sent = { Id: string }

/** Sends a one-time code to a phone that has no account, and answers the message's id. */
export async function sendSignUpCode(
  deps: SendDeps & Throws<'already_registered'>,
  request: Omit<Sending, 'purpose' | 'says'>,
): Promise<Sent> {
  const phone = await readPhone(deps, request.phone)
  if (await findGuestByPhone(deps.db, phone)) throw alreadyRegistered(deps)
  return sendCode(deps, { ...request, phone, purpose: 'REGISTRATION' })
}

/** Sends a one-time code to a guest's phone, and answers the message's id. */
export async function sendSignInCode(deps: SendDeps & Throws<'not_registered'>, request: Sending): Promise<Sent> {
  const phone = await readPhone(deps, request.phone)
  if (!(await findGuestByPhone(deps.db, phone))) throw notRegistered(deps)
  return sendCode(deps, { ...request, phone })
}

async function sendCode(deps: SendDeps, sending: Sending): Promise<Sent> {
  const { phone, network, purpose, says = purpose, stamp: sent, t, once } = sending
  const hasSignedIn = await selectHasSignedIn(deps.db, phone)
  const needsStamp = !hasSignedIn && (await isBreakerOpen(deps))
  const stamp = needsStamp ? requireStamp(deps, { phone, stamp: sent }) : undefined
  const source = await sourceOf(deps, { phone, network })

  return once(async (db) => {
    await takeSendSlot(db, { phone, purpose }, deps.now())
    await requireCooldownOver(db, deps, { phone, purpose, source })
    await requireCodeLeft(db, deps, { phone, source })
    if (stamp) await spendStamp(db, deps, { phone, stamp })
    const { id, code, expiresAt } = await issueCode(db, deps, { phone, purpose, source })
    // Its last line lets browsers fill in the code on our own site alone.
    const text = `${t.auth.codeSms[says](code, CODE_MINUTES)}\n\n@${new URL(deps.publicUrl).hostname} #${code}`
    await enqueue(db, { channel: 'sms', to: phone, text, at: deps.now(), secretUntil: expiresAt })
    // Last, for all who send a code wait for this row; and only for what was sent, so that refusals use up nothing.
    await countSharedUse({ ...deps, db }, hasSignedIn ? 'codesToGuests' : 'codesToStrangers')
    return { Id: id }
  })
}

export function alreadyRegistered({ problem }: Throws<'already_registered'>): Problem {
  return problem('already_registered', (t) => t.auth.registered)
}

export function notRegistered({ problem }: Throws<'not_registered'>): Problem {
  return problem('not_registered', (t) => t.auth.notRegistered)
}
