import type { Page } from 'playwright-core'
import { readDeskSession } from '#contract/desk/account.ts'
import { capabilitiesOf, type Role } from '#contract/values/roles.ts'
import type { PageEdge } from '#tests/model/browser/page-edge.ts'
import { withholdHints } from '#tests/journeys/steps/staff.ts'

/** A desk at which someone is signed in, and to which nothing is reported by itself. */
export async function enterDeskPage({ page, edge }: { page: Page; edge: PageEdge }, role: Role): Promise<void> {
  const member = { Id: 1, Name: 'Nasrin', Email: '', Role: role, Can: capabilitiesOf(role), HasPin: false }
  edge.settle(readDeskSession, { Step: 'signedIn', Member: member, Enrolment: null, Colleagues: [] })
  await withholdHints(page)
}
