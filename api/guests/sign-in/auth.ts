import type { isRegistered, login, logout, register } from '#contract/guests/sign-in.ts'
import type { DataOf } from '#contract/endpoint.ts'
import type { Transaction } from '#api/platform/db/db.ts'
import type { Deps, Throws } from '#api/platform/deps.ts'
import { closeProposal, lockGuest, type LockedGuest } from '../corrections.ts'
import { addGuest, findGuestByPhone, nameOf } from '../guests.ts'
import type { Call } from '#api/platform/http/call.ts'
import { noteUseByNetwork, requireUseByNetwork } from '#api/platform/http/count-networks.ts'
import { closeAllSessions, closeSession, findGuestOfToken, openSession } from '#api/platform/sessions/sessions.ts'
import { noteSharedUse } from '#api/platform/throttle/throttle.ts'
import { requireTryLeft } from './code-limits.ts'
import { insertFailure } from './codes.sql.ts'
import { codeProblem, tryCode, redeemCode, type Aim, type CodeProblem, type Proof, type Verdict } from './codes.ts'
import { ELSEWHERE, rememberNetwork, sourceOf } from './known-networks.ts'
import { readPhone } from './phones.ts'
import { alreadyRegistered, notRegistered } from './send-code.ts'

type AuthDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'foreignPrefixes'> & Throws<'phone_invalid'>

/** Whether a phone belongs to a guest. */
export async function isPhoneRegistered(deps: AuthDeps, { query }: Call<typeof isRegistered>): Promise<boolean> {
  return (await findGuestByPhone(deps.db, await readPhone(deps, query.phoneNumber))) !== undefined
}

/** Makes the holder of a phone a guest. The code stays good for the one login that follows within a minute. */
export async function registerGuest(
  deps: AuthDeps & Throws<CodeProblem | 'already_registered' | 'too_many_requests'>,
  { body, network, once }: Call<typeof register>,
): Promise<DataOf<typeof register>> {
  const proof = { id: body.MessageId, phone: await readPhone(deps, body.PhoneNumber), code: body.OTP }
  const verdict = await verifyCode(deps, 'registration', { ...proof, network })

  return once(async (db) => {
    await redeemCode(db, deps, { id: proof.id, aim: 'registration', verdict })
    const id = await addGuest(db, {
      phone: proof.phone,
      firstName: body.FirstName,
      lastName: body.LastName,
      createdAt: deps.now(),
    })
    if (id === undefined) throw alreadyRegistered(deps)
    return { Id: id }
  })
}

/**
 * Signs a guest in by a code. A lost answer can be repeated within a minute, although the code is used by then: the same submission
 * gets a new token, and the first one dies.
 */
export async function logIn(
  deps: AuthDeps & Throws<CodeProblem | 'not_registered' | 'too_many_requests'>,
  { body, network, once }: Call<typeof login>,
): Promise<DataOf<typeof login>> {
  const proof = { id: body.MessageId, phone: await readPhone(deps, body.UserName), code: body.OTP }
  const verdict = await verifyCode(deps, 'login', { ...proof, network })

  return once({
    async issue(db) {
      await redeemCode(db, deps, { id: proof.id, aim: 'login', verdict })
      const isReset = verdict.is === 'right' && verdict.purpose === 'RESET'
      return welcome(db, deps, await lockByPhone(db, proof.phone), { network, isReset })
    },
    async reissue(db, name) {
      // Locked before the session, in the order in which staff lock them to replace a phone.
      const guest = await lockByPhone(db, proof.phone)
      // A session that has ended in the meantime stays ended.
      if (!(await closeSession(db, name, deps.now()))) throw codeProblem(deps, { is: 'spent' })
      return welcome(db, deps, guest, { network, isReset: false })
    },
    tooLate: () => codeProblem(deps, { is: 'spent' }),
  })
}

/** The guest with this phone. Where staff replace it at this instant, the caller waits, and there is none. */
async function lockByPhone(db: Transaction, phone: string): Promise<LockedGuest | undefined> {
  const known = await findGuestByPhone(db, phone)
  const guest = known && (await lockGuest(db, known.id))
  return guest?.phone === phone ? guest : undefined
}

async function welcome(
  db: Transaction,
  deps: Pick<Deps, 'now' | 'secrets'> & Throws<'not_registered'>,
  guest: LockedGuest | undefined,
  { network, isReset }: { network: string; isReset: boolean },
): Promise<{ resource: string; answer: DataOf<typeof login> }> {
  if (!guest) throw notRegistered(deps)
  if (isReset) await closeAllSessions(db, guest.id, deps.now())
  const { token, name } = await openSession(db, guest.id, deps.now())
  await closeProposal(db, guest.id)
  await rememberNetwork(db, deps, { guestId: guest.id, network })
  const answer = {
    Id: guest.id,
    Name: nameOf(guest),
    Phone: guest.phone,
    Email: guest.email,
    Icon: '',
    datacontent: token,
  }
  return { resource: name, answer }
}

/**
 * Tries a code within the limits of its phone, and of the network where that is unknown for the phone. Only a code that was really
 * compared counts as failed.
 */
async function verifyCode(
  deps: AuthDeps & Throws<'too_many_requests'>,
  aim: Aim,
  { network, ...proof }: Proof & { network: string },
): Promise<Verdict> {
  const { phone } = proof
  const source = await sourceOf(deps, { phone, network })
  const isElsewhere = source === ELSEWHERE
  await requireTryLeft(deps, { phone, source })
  if (isElsewhere) await requireUseByNetwork(deps, 'wrongCodesPerAddress', network)
  const verdict = await tryCode(deps, aim, proof)
  if (verdict.is !== 'wrong') return verdict
  await insertFailure(deps.db, { phone, source, at: deps.now() })
  if (isElsewhere) await noteUseByNetwork(deps, 'wrongCodesPerAddress', network)
  await noteSharedUse(deps, 'wrongCodes')
  return verdict
}

/** Ends the caller's session, or all sessions of that guest. The token dies by it, so a repeat is recognized by the token's name. */
export function logOut(
  { now, problem }: Pick<Deps, 'now'> & Throws<'unauthenticated'>,
  { token, sessionName, once }: Call<typeof logout>,
  { isEverywhere }: { isEverywhere: boolean },
): Promise<null> {
  return once(async (db) => {
    const guest = await findGuestOfToken(db, token, now())
    if (!guest) throw problem('unauthenticated', (t) => t.calls.unauthenticated)
    if (isEverywhere) await closeAllSessions(db, guest.id, now())
    else await closeSession(db, sessionName, now())
    return null
  })
}
