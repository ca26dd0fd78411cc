import { timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type LakeLog, SERVICE, type StaffMember } from '../core/lake-env.ts'
import { limitConcurrency } from '../core/limit-concurrency.ts'
import { selectForSignIn, selectStaff } from './accounts.sql.ts'
import { addFirstStaff, choosePassword, normalEmail, signIn } from './accounts.ts'
import { openStaffDatabase } from './open-staff-database.ts'
import type { PasswordCost } from './secrets/password.ts'
import { selectProofs } from './proofs.sql.ts'
import { resealApps, type SecondFactor } from './second-factor.ts'
import { hasSession, makeSecret, readToken } from './tokens.ts'

type StaffOptions = {
  /** Where `staff.sqlite` is stored. */
  directory: string
  now: () => Date
  /** The account that the very first start adds. */
  firstEmail: string
  /** What a guess at a password costs; less than the standard is for tests. */
  passwordCost?: PasswordCost
  secondFactor?: SecondFactor
  log: LakeLog
}

export type Staff = {
  /** Where accounts, tokens and preferences are stored. */
  database: DatabaseSync
  /** Who that is, if the password is theirs. */
  signIn(credentials: { email: string; password: string }): Promise<StaffMember | undefined>
  /** Gives the account of a member a password of their own choice; throws a StaffProblem where it is too weak. */
  choosePassword(email: string, password: string): Promise<void>
  /** Whether the account of this address has a password that was made up for it. */
  hasGivenPassword(email: string): boolean
  /** Who asks, by the bearer token of the request; cookies are never looked at. */
  identify(request: Request): StaffMember | undefined
  /** Whose token it is; undefined for one that is unknown, revoked or too old. */
  identifyToken(token: string): StaffMember | undefined
  /** Whether that member has a session: it ends by signing out, by a new password and by itself. */
  isSignedIn(staffId: string): boolean
  /** With it the product's own server reads drafts, as a viewer. It lives as long as this process and is stored nowhere. */
  serviceToken(): string
  /** All who may sign in. */
  members(): StaffMember[]
  /** At the very first start: the account that was made, to be shown once. */
  firstSignIn: { email: string; password: string } | undefined
  close(): void
}

/** Who may work on the content. */
export function createStaff(options: StaffOptions): Staff {
  const { directory, now, firstEmail, passwordCost: cost, secondFactor, log } = options
  const database = openStaffDatabase(directory)
  const deps = { database, now, cost }
  const serviceToken = makeSecret()
  const run = limitConcurrency(2)
  if (secondFactor) resealApps({ database, secondFactor }, log)

  function identifyToken(token: string): StaffMember | undefined {
    return isSame(token, serviceToken) ? SERVICE : readToken(deps, token)
  }

  return {
    database,
    // Guesses wait for each other: they must not take all the threads that files are read with.
    signIn: (credentials) => run(() => signIn(deps, credentials)),
    choosePassword: (email, password) => run(() => choosePassword(deps, email, password)),
    hasGivenPassword(email) {
      const found = selectForSignIn(database, normalEmail(email))
      return found !== undefined && (selectProofs(database, found.member.id)?.hasGivenPassword ?? false)
    },
    identify(request) {
      const token = bearerOf(request)
      return token === undefined ? undefined : identifyToken(token)
    },
    identifyToken,
    isSignedIn: (staffId) => hasSession(deps, staffId),
    serviceToken: () => serviceToken,
    members: () => selectStaff(database),
    firstSignIn: addFirstStaff(deps, firstEmail),
    close: () => database.close(),
  }
}

function isSame(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
}

/** The token of `Authorization: Bearer …`; undefined where a request carries none. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}
