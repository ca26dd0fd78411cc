import type { Page } from 'playwright-core'
import { readDeskSession } from '#contract/desk/account.ts'
import { LIVE_PATH } from '#contract/desk/live.ts'
import { readCounts } from '#contract/desk/orders.ts'
import { API_BASE } from '#contract/endpoint.ts'
import { capabilitiesOf, type Role } from '#contract/values/roles.ts'
import type { PageEdge } from '#tests/model/browser/page-edge.ts'

/** A desk at which someone is signed in, and to which nothing is reported by itself. */
export async function enterDeskPage({ page, edge }: { page: Page; edge: PageEdge }, role: Role): Promise<void> {
  const member = { Id: 1, Name: 'Nasrin', Email: '', Role: role, Can: capabilitiesOf(role), HasPin: false }
  edge.settle(readDeskSession, { Step: 'signedIn', Member: member, Enrolment: null, Colleagues: [], IsLocked: false })
  edge.settle(readCounts, { Proposals: 0, ByHand: 0 })
  // A stream that opened would have the page read again.
  await page.route(`**${API_BASE}${LIVE_PATH}`, (route) => route.fulfill({ status: 204 }))
}
