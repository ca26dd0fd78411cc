import { timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { type Service, services, type StaffMember } from '../core/lake-env.ts'
import { selectMembers } from './members.sql.ts'
import { openStaffDatabase } from './open-staff-database.ts'
import { hasSession, makeSecret, readToken } from './tokens.ts'

type StaffOptions = {
  /** Where `staff.sqlite` is stored. */
  folder: string
  now: () => Date
}

export type Staff = {
  /** Where members, tokens and preferences are stored. */
  database: DatabaseSync
  /** Who asks, by the bearer token of the request; cookies are never looked at. */
  identify(request: Request): StaffMember | undefined
  /** Whose token it is; undefined for one that is unknown, revoked or too old. */
  identifyToken(token: string): StaffMember | undefined
  /** Whether that member has a session. */
  isSignedIn(staffId: string): boolean
  /** With it the product's own server reads drafts, or publishes. It lives as long as this process and is stored nowhere. */
  serviceToken(service: Service): string
  /** Everyone whose name the Studio may show. */
  members(): StaffMember[]
  close(): void
}

/** Who works on the content, and their sessions. */
export function createStaff({ folder, now }: StaffOptions): Staff {
  const database = openStaffDatabase(folder)
  const deps = { database, now }
  const serviceTokens: Record<Service, string> = { reader: makeSecret(), publisher: makeSecret() }

  function identifyToken(token: string): StaffMember | undefined {
    if (isSame(token, serviceTokens.reader)) return services.reader
    return isSame(token, serviceTokens.publisher) ? services.publisher : readToken(deps, token)
  }

  return {
    database,
    identify(request) {
      const token = bearerOf(request)
      return token === undefined ? undefined : identifyToken(token)
    },
    identifyToken,
    isSignedIn: (staffId) => hasSession(deps, staffId),
    serviceToken: (service) => serviceTokens[service],
    members: () => selectMembers(database),
    close: () => database.close(),
  }
}

function isSame(one: string, other: string): boolean {
  const [bytes, others] = [Buffer.from(one), Buffer.from(other)]
  return bytes.length === others.length && timingSafeEqual(bytes, others)
}

/** The token of `Authorization: Bearer …`; undefined where a request carries none. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1]
}
