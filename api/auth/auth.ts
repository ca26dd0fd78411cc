import type { login, register } from '#contract/auth.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'
import type { Activity } from '../activity/claim.ts'
import { once } from '../activity/once.ts'
import { onceWithSecret } from '../activity/once-with-secret.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { addGuest, findGuestByPhone } from '../guests/guests.ts'
import { requireBudget, spend } from '../throttle/throttle.ts'
import { refusal, tryCode, redeemCode, type Aim, type Proof, type Verdict } from './codes.ts'
import { readPhone } from './phones.ts'
import { alreadyRegistered, notRegistered } from './send-code.ts'
import { closeAllSessions, closeSession, openSession } from '../sessions/sessions.ts'

type AuthDeps = Pick<Deps, 'db' | 'now' | 'secrets' | 'limits' | 'foreignPrefixes'>

type Press<E> = RequestOf<E> & { network: string; activity: Activity }

/** Whether a phone belongs to a guest. */
export async function isPhoneRegistered(deps: AuthDeps, { phone, network }: { phone: string; network: string }) {
  await spend(deps, `lookup:network:${network}`, deps.limits.lookupsPerAddress)
  return (await findGuestByPhone(deps.db, await readPhone(deps, phone))) !== undefined
}

/** Makes a guest of whoever holds the phone. The code stays good for the one login that follows within a minute. */
export async function registerGuest(
  deps: AuthDeps,
  { body, network, activity }: Press<typeof register>,
): Promise<DataOf<typeof register>> {
  const proof = { id: body.MessageId, phone: await readPhone(deps, body.PhoneNumber), code: body.OTP }
  const verdict = await judge(deps, { aim: 'registration', proof, network })

  return once(deps, activity, async (db) => {
    await redeemCode(db, deps, { id: proof.id, aim: 'registration', verdict })
    const id = await addGuest(db, {
      phone: proof.phone,
      firstName: body.FirstName,
      lastName: body.LastName,
      createdAt: deps.now(),
    })
    if (id === undefined) throw alreadyRegistered()
    return { Id: id }
  })
}

/**
 * Signs a guest in by a code. A lost answer can be repeated within a minute, although the code is used by then: the same press
 * gets a new token, and the first one dies.
 */
export async function logIn(
  deps: AuthDeps,
  { body, network, activity }: Press<typeof login>,
): Promise<DataOf<typeof login>> {
  const proof = { id: body.MessageId, phone: await readPhone(deps, body.UserName), code: body.OTP }
  const verdict = await judge(deps, { aim: 'login', proof, network })

  return onceWithSecret(deps, activity, {
    async issue(db) {
      await redeemCode(db, deps, { id: proof.id, aim: 'login', verdict })
      const isReset = verdict.is === 'right' && verdict.purpose === 'RESET'
      return welcome(db, deps, { phone: proof.phone, isReset })
    },
    async reissue(db, name) {
      // A session that was ended meanwhile stays ended.
      if (!(await closeSession(db, name, deps.now()))) throw refusal('spent')
      return welcome(db, deps, { phone: proof.phone, isReset: false })
    },
    tooLate: () => refusal('spent'),
  })
}

async function welcome(
  db: Db,
  { now }: Pick<Deps, 'now'>,
  { phone, isReset }: { phone: string; isReset: boolean },
): Promise<{ resource: string; answer: DataOf<typeof login> }> {
  const guest = await findGuestByPhone(db, phone)
  if (!guest) throw notRegistered()
  if (isReset) await closeAllSessions(db, guest.id, now())
  const { token, name } = await openSession(db, guest.id, now())
  const answer = {
    Id: guest.id,
    Name: `${guest.firstName} ${guest.lastName}`.trim(),
    Phone: guest.phone,
    Email: guest.email,
    Icon: '',
    datacontent: token,
  }
  return { resource: name, answer }
}

/** Tries a code within the budgets of its phone and its caller's network. Only a code that was really compared can fail a phone. */
async function judge(
  deps: AuthDeps,
  { aim, proof, network }: { aim: Aim; proof: Proof; network: string },
): Promise<Verdict> {
  const failedKey = `code:failed:${proof.phone}`
  await spend(deps, `login:network:${network}`, deps.limits.loginsPerAddress)
  await requireBudget(deps, failedKey, deps.limits.failedCodesPerPhone)
  const verdict = await tryCode(deps, aim, proof)
  if (verdict.is === 'wrong') await spend(deps, failedKey, deps.limits.failedCodesPerPhone)
  return verdict
}
