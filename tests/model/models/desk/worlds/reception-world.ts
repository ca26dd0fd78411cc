import type { AnyMachineSnapshot } from 'xstate'
import { openStaffSession } from '#api/platform/sessions/staff-sessions.ts'
import { rememberBrowser } from '#api/staff/browsers.ts'
import { hashPassword } from '#api/staff/secrets/password.ts'
import { totpCode, totpStep } from '#api/staff/secrets/totp.ts'
import { sealTotp } from '#api/staff/totp-secret.ts'
import { type DeskSession, lockDesk, readDeskSession, type SignInStep } from '#contract/staff/account.ts'
import { createDeskApi } from '#desk/session/desk-api.ts'
import { createDeskSessionActors } from '#desk/session/desk-session.actors.ts'
import type { Opened } from '#tests/model/engine/machine-flow.ts'
import { anAccount, type Desk } from '#tests/support/desk/members.ts'
import { readData } from '#tests/support/guests.ts'
import type { TestApi } from '#tests/support/test-api.ts'

export const PASSWORD = 'nine boats on the Turag'
export const NEW_PASSWORD = 'ten kites above Gazipur'
export const PIN = '471938'
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'

/** How the API knows the account and this browser. */
export type Standing = { step: SignInStep; hasPin?: boolean; isIdle?: boolean; isLocked?: boolean }

/** One browser at reception, and two accounts of its own: Nasrin's, who signs in, and Karim's, who takes over. */
export async function openReception({ place: { api }, index, clientOf }: Opened) {
  const cookies: Desk = new Map()
  let isIdle = false
  const accounts = await openAccounts(api, index)
  const { nasrin, karim } = accounts
  const idle = { wasIdle: () => isIdle, idleSeconds: () => 0, watch: async () => {} }
  /** As the API knows it. */
  const session = async (): Promise<DeskSession> =>
    readData(readDeskSession, await api.call(readDeskSession, {}, { desk: new Map(cookies) }))

  return {
    actors: createDeskSessionActors({ api: createDeskApi(clientOf({ cookies }), idle), idle }),
    api,
    cookies,
    email: nasrin.email,
    karimId: karim.id,
    session,
    code: () => totpCode(SECRET, totpStep(api.clock.now)),
    ...accounts.standings,
    /** Puts the browser where its sign-in stands at this step. */
    async stand({ step, hasPin = false, isIdle: isLeft = false, isLocked = false }: Standing) {
      isIdle = isLeft
      await accounts.standings.setSteps({ isEnrolled: step !== 'enrolling', isGiven: step === 'newPassword' })
      await accounts.standings.setPins(hasPin)
      cookies.clear()
      if (step === 'signedOut') return
      const isOpen = step === 'signedIn' || step === 'newPassword'
      const opening = { staffId: nasrin.id, isOpen, isProved: false }
      cookies.set('desk', await openStaffSession(api.deps.db, api.clock.now, opening))
      if (isLocked) await api.call(lockDesk, { body: {} }, { desk: cookies })
    },
    async remember() {
      const { token } = await rememberBrowser(api.deps.db, api.deps, { staffId: nasrin.id, agent: '' })
      cookies.set('desk-browser', token)
    },
    async endSession() {
      await api.deps.db.change('update staff_session set revoked_at = $1 where staff_id in ($2, $3)', [
        api.clock.now,
        nasrin.id,
        karim.id,
      ])
    },
  }
}
export type Reception = Awaited<ReturnType<typeof openReception>>

async function openAccounts(api: TestApi, index: number) {
  const { db, limits } = api.deps
  const nasrin = await anAccount(api, 'owner', `Nasrin ${index}`)
  const karim = await anAccount(api, 'desk', `Karim ${index}`)
  const both = [nasrin.id, karim.id]
  const [password, pin] = await Promise.all([PASSWORD, PIN].map((text) => hashPassword(text, limits.passwordCost)))
  for (const { id, name } of [
    { id: nasrin.id, name: 'Nasrin' },
    { id: karim.id, name: 'Karim' },
  ]) {
    const sealed = sealTotp(api.deps, id, SECRET)
    await db.change(
      'update staff set name = $2, totp_sealed = $3, enrolled_at = $4, has_given_password = false where id = $1',
      [id, name, sealed, api.clock.now],
    )
  }
  async function set(column: string, value: unknown): Promise<void> {
    await db.change(`update staff set ${column} = $1 where id in ($2, $3)`, [value, ...both])
  }

  return {
    nasrin,
    karim,
    standings: {
      async setSteps({ isEnrolled, isGiven }: { isEnrolled: boolean; isGiven: boolean }) {
        await set('enrolled_at', isEnrolled ? api.clock.now : null)
        // They come with the app, and go with it.
        if (!isEnrolled) await db.change('delete from staff_recovery_code where staff_id in ($1, $2)', both)
        await set('has_given_password', isGiven)
      },
      setGiven: (isGiven: boolean) => set('has_given_password', isGiven),
      resetPassword: () => set('password_hash', password),
      /** A code is good once: here always. */
      renewCodes: () => set('totp_last_step', 0),
      setPins: (isSet: boolean) => set('pin_hash', isSet ? pin : ''),
    },
  }
}

/** What can be compared of a session: ids are the world's own. */
export function shownOfDesk({ context: { session, problem } }: AnyMachineSnapshot) {
  return {
    step: session?.Step,
    name: session?.Member?.Name,
    hasPin: session?.Member?.HasPin,
    isEnrolling: Boolean(session?.Enrolment),
    problem,
  }
}
