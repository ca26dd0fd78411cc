import { beforeAll, beforeEach } from 'vitest'
import type { Role } from '#contract/values/roles.ts'
import { shareGuests, shareTestApi } from '../api-of-file.ts'
import type { SignedIn } from '../guests.ts'
import { callsOf } from '../post.ts'
import type { TestApi } from '../test-api.ts'
import { aMember, neverEndSessions, type TestStaff } from './members.ts'
import { refundsBy } from './refunds.ts'
import { deskOf, inDhaka } from './stays.ts'
import { tillOf } from './tills.ts'

const names = {
  studio: 'Rahima',
  accountant: 'Sumi Das',
  housekeeping: 'Rahima Begum',
  desk: 'Nasrin Akter',
  manager: 'Karim Mia',
  owner: 'The Owner',
} as const satisfies Record<Role, string>

/** A member of staff with all that they do at the desk; may be given as the caller of a call. */
export type Worker = ReturnType<typeof workerOf>

export function workerOf(api: TestApi, member: TestStaff) {
  const calls = callsOf(api, member)
  return {
    ...calls,
    ...deskOf(calls),
    ...refundsBy(calls),
    till: tillOf(calls),
    member,
    get id(): number {
      return member.id
    },
    get desk(): TestStaff['desk'] {
      return member.desk
    },
  }
}

/** A colleague who has just signed in, and whose session does not end. */
export async function hire(api: TestApi, role: Role, name?: string): Promise<Worker> {
  const member = await aMember(api, role, name)
  await neverEndSessions(api)
  return workerOf(api, member)
}

type SharedDesk = {
  api: TestApi
  guest: SignedIn
  other: SignedIn
  /** Sets the clock to an hour in Dhaka. */
  at(day: string, time?: string): void
} & Record<Role, Worker>

/** A resort with two guests and, of these roles, one member of staff each, who are signed in. */
export function shareDesk(roles: readonly Role[], deps: Partial<TestApi['deps']> = {}): SharedDesk {
  const api = shareTestApi({ hasHouses: true, deps })
  const guests = shareGuests(api)
  const members = Object.fromEntries(roles.map((role) => [role, noOne()]))
  const cookies = new Map<Role, ReadonlyMap<string, string>>()
  beforeAll(async () => {
    for (const role of roles) {
      const member = await aMember(api, role, names[role])
      Object.assign(members[role] ?? {}, member)
      cookies.set(role, new Map(member.desk))
    }
    await neverEndSessions(api)
  })
  beforeEach(() => {
    for (const [role, jar] of cookies) Object.assign(members[role] ?? {}, { desk: new Map(jar) })
  })
  const worker = (role: Role) => workerOf(api, members[role] ?? noOne())
  return {
    api,
    guest: guests.guest,
    other: guests.other,
    at(day, time) {
      api.clock.now = inDhaka(day, time)
    },
    studio: worker('studio'),
    accountant: worker('accountant'),
    housekeeping: worker('housekeeping'),
    desk: worker('desk'),
    manager: worker('manager'),
    owner: worker('owner'),
  }
}

const noOne = (): TestStaff => ({ id: 0, email: '', secret: '', recoveryCodes: [], desk: new Map() })
