import { mkdtemp, rm } from 'node:fs/promises'
import type { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLake, type Lake, type LakeOptions } from '../src/lake.ts'
import { openStaffDatabase } from '../src/staff/open-staff-database.ts'
import type { StaffMember, StaffRole } from '../src/core/lake-env.ts'
import { addAccount, fixedDirectory, networksOf, PROJECT, tokenOf } from './accounts.ts'
import { selectMembers } from '../src/staff/members.sql.ts'
import { DIRECTOR_API } from './director-api.ts'

export const SITE = 'http://localhost:4102'
export const PARTNER = 'https://studio.resort.example'

type Logged = { message: string; details: object }

export type StaffLake = Pick<Lake, 'issueTicket' | 'isSignedIn' | 'serviceToken' | 'documentCount' | 'routes'> & {
  directory: string
  /** Members, tokens and preferences, as another process has them. */
  database: DatabaseSync
  /** What was logged for the operator. */
  logged: Logged[]
  clock: { pass(ms: number): void }
  /** From now on no process can write beside the lake, as on a full disk. */
  spoilWriting(): void
  /** Calls a path below `/lake`, as from `address`. */
  call(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** Signs in the one member of that role, or who has this e-mail address. */
  signedIn(role: StaffRole, email?: string): { token: string; member: StaffMember }
}

/** A lake without a port, whose clock a test moves. */
export async function aStaffLake(
  options: Partial<Pick<LakeOptions, 'pictures' | 'publicUrl'>> = {},
): Promise<StaffLake> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lake-staff-'))
  let at = new Date('2026-11-20T10:00:00Z').getTime()
  const now = () => new Date(at)
  const logged: Logged[] = []
  const note = (details: object, message: string) => void logged.push({ message, details })
  const log = { info: note, warn: note, error: note }
  const lake = createLake({
    folder,
    directory: fixedDirectory,
    now,
    log,
    project: PROJECT,
    publicUrl: SITE,
    origins: [PARTNER],
    graphqlSchema: DIRECTOR_API,
    networksOf,
    ...options,
  })
  const database = openStaffDatabase(folder)
  onTestFinished(async () => {
    database.close()
    lake.close()
    await rm(folder, { recursive: true, force: true })
  })
  return {
    issueTicket: lake.issueTicket,
    isSignedIn: lake.isSignedIn,
    serviceToken: lake.serviceToken,
    documentCount: lake.documentCount,
    routes: lake.routes,
    directory: folder,
    database,
    logged,
    clock: { pass: (ms) => void (at += ms) },
    spoilWriting: () =>
      database.exec("create trigger full before update on staff_token begin select raise(abort, 'disk is full'); end"),
    call: (path, { address = '203.0.113.9', ...init } = {}) =>
      lake.fetch(new Request(`${SITE}/lake${path}`, init), address),
    signedIn(role, email = `${role}@resort.example`) {
      addAccount(folder, { email, role })
      const member = selectMembers(database).find((known) => known.email === email)
      if (member === undefined) throw new Error(`${email} is not known`)
      return { token: tokenOf(folder, email, now), member }
    },
  }
}
