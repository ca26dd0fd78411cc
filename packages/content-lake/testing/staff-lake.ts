import { mkdtemp, rm } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLake, type Lake, type LakeOptions } from '../src/lake.ts'
import { addStaff } from '../src/staff/accounts.ts'
import { selectStaff } from '../src/staff/accounts.sql.ts'
import { openStaffDatabase } from '../src/staff/open-staff-database.ts'
import type { StaffMember, StaffRole } from '../src/core/lake-env.ts'
import { issueTicket, redeemTicket } from '../src/staff/tokens.ts'
import { CHEAP, networksOf, PROJECT } from './accounts.ts'
import { DIRECTOR_API } from './director-api.ts'

export const SITE = 'http://localhost:4102'
export const PARTNER = 'https://studio.resort.example'
export const EDITOR = { email: 'rahima@resort.example', password: 'hilsa in the river' }

type Logged = { message: string; details: object }

export type StaffLake = Pick<
  Lake,
  'firstSignIn' | 'hasGivenPassword' | 'isSignedIn' | 'serviceToken' | 'documentCount' | 'routes'
> & {
  directory: string
  /** Accounts, tokens and preferences, beside the lake. */
  database: DatabaseSync
  /** What was logged for the operator. */
  logged: Logged[]
  clock: { pass(ms: number): void }
  /** From now on no process can write beside the lake, as on a full disk. */
  spoilWriting(): void
  /** Calls a path below `/lake`, as from `address`. */
  call(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** Adds a member of the staff and answers their token. */
  signedIn(role: StaffRole, email?: string): { token: string; member: StaffMember }
}

/** A lake without a port: one editor works there, and a test moves its clock. */
export async function aStaffLake(
  options: Partial<Pick<LakeOptions, 'pictures' | 'publicUrl' | 'secondFactor' | 'isSecondFactorRequired'>> = {},
): Promise<StaffLake> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lake-staff-'))
  let at = new Date('2026-11-20T10:00:00Z').getTime()
  const now = () => new Date(at)
  const logged: Logged[] = []
  const note = (details: object, message: string) => void logged.push({ message, details })
  const log = { info: note, warn: note, error: note }
  const lake = createLake({
    directory,
    now,
    log,
    project: PROJECT,
    publicUrl: SITE,
    firstEmail: 'editor@resort.example',
    origins: [PARTNER],
    graphqlSchema: DIRECTOR_API,
    networksOf,
    passwordCost: CHEAP,
    ...options,
  })
  const database = openStaffDatabase(directory)
  const deps = { database, now, cost: CHEAP }
  addStaff(deps, { ...EDITOR, role: 'editor' })
  onTestFinished(async () => {
    database.close()
    lake.close()
    await rm(directory, { recursive: true, force: true })
  })
  const memberOf = (email: string) => selectStaff(database).find((member) => member.email === email)

  return {
    firstSignIn: lake.firstSignIn,
    hasGivenPassword: lake.hasGivenPassword,
    isSignedIn: lake.isSignedIn,
    serviceToken: lake.serviceToken,
    documentCount: lake.documentCount,
    routes: lake.routes,
    directory,
    database,
    logged,
    clock: { pass: (ms) => void (at += ms) },
    spoilWriting: () =>
      database.exec("create trigger full before update on staff_token begin select raise(abort, 'disk is full'); end"),
    call: (path, { address = '203.0.113.9', ...init } = {}) =>
      lake.fetch(new Request(`${SITE}/lake${path}`, init), address),
    signedIn(role, email = `${role}@resort.example`) {
      if (memberOf(email) === undefined) addStaff(deps, { email, role })
      const member = memberOf(email)
      const token = member && redeemTicket(deps, issueTicket(deps, member.id))
      if (member === undefined || token === undefined) throw new Error(`${email} could not sign in`)
      return { token, member }
    },
  }
}
