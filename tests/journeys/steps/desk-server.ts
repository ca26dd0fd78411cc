import { afterAll, beforeAll, expect } from 'vitest'
import type { AnyEndpoint, DataOf, RequestOf } from '#contract/endpoint.ts'
import type { Place } from '#contract/orders/orders.ts'
import type { PayPercent } from '#contract/values/money.ts'
import type { Role } from '#contract/values/roles.ts'
import type { Visitor } from '#tests/support/browser.ts'
import {
  callDesk,
  enterDesk,
  signInColleague,
  signInFirstOwner,
  type StaffBrowser,
  withholdHints,
} from '#tests/support/desk/staff-browser.ts'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import { arriveAt } from './desk-days.ts'
import { WIDE } from './examine.ts'
import { openVisits } from './visitors.ts'

const names = {
  owner: 'Owner',
  manager: 'Karim Mia',
  desk: 'Nasrin Akter',
  housekeeping: 'Rahima Begum',
  accountant: 'Sumi Das',
  studio: 'Laila Khan',
} as const satisfies Record<Role, string>

type Opening = { viewport?: { width: number; height: number }; address?: string; hasHints?: boolean }

/** A server for the tests of a file, with its owner and these members of staff signed in: its arrivals and free rooms are known. */
export function shareDeskServer(...roles: readonly Role[]) {
  let server: RunningServer
  const staff = new Map<Role, StaffBrowser>()
  beforeAll(async () => {
    server = await startServer()
    const owner = await signInFirstOwner(server)
    staff.set('owner', owner)
    for (const role of roles) staff.set(role, await signInColleague(owner, role, names[role]))
  })
  afterAll(() => server.stop())
  const visit = openVisits(() => server.url)
  const member = (role: Role) => staff.get(role) ?? expect.fail(`No ${role} has signed in`)

  return {
    visit,
    hire: (role: Role, name: string) => signInColleague(member('owner'), role, name),
    call: <E extends AnyEndpoint>(role: Role, endpoint: E, request: RequestOf<E>): Promise<DataOf<E>> =>
      callDesk(member(role), endpoint, request),
    site: () => ({ url: server.url }),
    /** A guest of this name who has paid, and arrives today for two nights. Answers the order's code. */
    arrive: (name: string, place?: Partial<Place>, percent?: PayPercent) => arriveAt(server, name, place, percent),
    /** The desk as a member of staff has it open. */
    async open(
      by: Role | StaffBrowser,
      { viewport = WIDE, address = '/desk', hasHints = true }: Opening = {},
    ): Promise<Pick<Visitor, 'page' | 'expectComplaint'>> {
      const { context, page, expectComplaint } = await visit({ viewport })
      await enterDesk(context, typeof by === 'string' ? member(by) : by)
      if (!hasHints) await withholdHints(page)
      await page.goto(address)
      await page.getByRole('navigation', { name: 'Pages of the desk' }).waitFor()
      return { page, expectComplaint }
    },
  }
}
