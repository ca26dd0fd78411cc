import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Hono } from 'hono'
import { onTestFinished } from 'vitest'
import { answerProblem } from '#cms/lake/answer-problem.ts'
import { withAssetUrl } from '#cms/lake/assets/asset-document.ts'
import { openAssets } from '#cms/lake/assets/open-assets.ts'
import type { LakeDocument } from '#cms/lake/document.ts'
import type { LakeEnv } from '#cms/lake/lake-env.ts'
import { openDoors } from '#cms/lake/open-doors.ts'
import { addStaff } from '#cms/lake/staff/accounts.ts'
import { createStaff, type Staff } from '#cms/lake/staff/create-staff.ts'
import { guardLake } from '#cms/lake/staff/guard.ts'
import { knowOrigins } from '#cms/lake/staff/origins.ts'
import type { StaffMember, StaffRole } from '#cms/lake/staff/staff-member.ts'
import { issueTicket, redeemTicket } from '#cms/lake/staff/tokens.ts'
import { createUnknownCalls } from '#cms/lake/studio-stubs/unknown-calls.ts'

export const SITE = 'http://localhost:4102'
export const PARTNER = 'https://studio.resort.example'
export const EDITOR = { email: 'rahima@resort.example', password: 'hilsa in the river' }
/** Guesses that cost nothing: tests sign in often. */
const CHEAP = { N: 2, r: 1, p: 1 }

type Logged = { message: string; details: object }

export type StaffLake = {
  directory: string
  staff: Staff
  /** What uploads left among the documents. */
  documents: ReadonlyMap<string, LakeDocument>
  /** What the keeper was told. */
  logged: Logged[]
  clock: { pass(ms: number): void }
  /** Calls a path below `/lake`, as from `address`. */
  call(path: string, init?: RequestInit & { address?: string }): Promise<Response>
  /** Adds a member of the staff and answers their token. */
  signedIn(role: StaffRole, email?: string): { token: string; member: StaffMember }
}

/** The part of the lake by which staff come in, over HTTP, with one editor and a clock that a test moves. */
export async function aStaffLake(): Promise<StaffLake> {
  const directory = await mkdtemp(path.join(tmpdir(), 'lake-staff-'))
  let at = new Date('2026-11-20T10:00:00Z').getTime()
  const now = () => new Date(at)
  const logged: Logged[] = []
  const note = (details: object, message: string) => void logged.push({ message, details })
  const log = { info: note, warn: note, error: note }
  const staff = createStaff({ directory, now, passwordCost: CHEAP })
  addStaff({ database: staff.database, now, cost: CHEAP }, { ...EDITOR, role: 'editor' })
  const origins = knowOrigins({ publicUrl: SITE, origins: [PARTNER] })
  const { pages, calls } = openDoors({ staff, origins, now, log, publicUrl: SITE })
  const documents = new Map<string, LakeDocument>()
  const assets = openAssets({
    directory,
    createIfNotExists(document) {
      const kept = documents.get(document._id) ?? { ...document, _rev: 'first', _createdAt: '', _updatedAt: '' }
      documents.set(document._id, kept)
      return withAssetUrl(SITE)(kept)
    },
  })
  calls.route('/', assets.calls)
  pages.route('/', assets.doors)
  const app = new Hono<LakeEnv>().basePath('/lake').onError(answerProblem(log)).use(guardLake({ staff, origins, log }))
  app.route('/:version{v[0-9X][0-9-]*}', calls.route('/', createUnknownCalls(log)))
  app.route('/', pages)
  onTestFinished(async () => {
    staff.close()
    await rm(directory, { recursive: true, force: true })
  })

  return {
    directory,
    staff,
    documents,
    logged,
    clock: { pass: (ms) => void (at += ms) },
    call: async (path, { address = '203.0.113.9', ...init } = {}) =>
      app.request(`${SITE}/lake${path}`, init, { address }),
    signedIn(role, email = `${role}@resort.example`) {
      const deps = { database: staff.database, now, cost: CHEAP }
      if (!staff.members().some((member) => member.email === email)) addStaff(deps, { email, role })
      const member = staff.members().find((one) => one.email === email)
      const token = member && redeemTicket(deps, issueTicket(deps, member.id))
      if (member === undefined || token === undefined) throw new Error(`${email} could not sign in`)
      return { token, member }
    },
  }
}

/** What a request of somebody with this token carries. */
export const bearing = (token: string) => ({ headers: { Authorization: `Bearer ${token}` } })
