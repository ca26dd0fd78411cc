import { standardBudgets } from '#api/platform/limits.ts'
import { holdHours } from '#contract/values/desk-hold.ts'
import { deskCalls } from '#contract/desk-calls.ts'
import type { Danger } from '#contract/endpoint.ts'
import {
  REGISTER_LOOKS,
  staffLimitKinds,
  mostOf,
  type StaffLimitKind,
  type StaffLimitScope,
} from '#contract/values/staff-limits.ts'
import { can, capabilities, discountLimits, maxBlockNights, roles } from '#contract/values/roles.ts'
import type { Role } from '#contract/values/roles.ts'
import { texts } from '#desk/texts.ts'

const kindWords = {
  giveAway: 'Given back or waived beyond the policy, BDT',
  companyBill: 'Billed to companies, BDT',
  payOut: 'Paid out of what one approved oneself, BDT',
  identity: 'Looks at identity documents',
} as const satisfies Record<StaffLimitKind, string>

const scopeWords = { day: 'a day', order: 'a booking' } as const satisfies Record<StaffLimitScope, string>

const { smsPerMember, cancellationsPerMember, guestPagesPerMember } = standardBudgets

/** What roles may do at the desk and how much of it, as the contract says: docs/desk-rights.md. */
export function rightsPage(): string {
  return [
    '# Rights and limits at the front desk',
    '',
    'Written from the contract by `npm test -- unit contract/reception -u`; [the guide](desk.md) explains the work itself.',
    '',
    '## Who may do what',
    '',
    ...table(
      ['', ...roles.map((role) => texts.roles[role])],
      capabilities.map((capability) => [
        texts.capabilities[capability],
        ...roles.map((role) => (can(role, capability) ? 'yes' : '')),
      ]),
    ),
    '',
    'For others than owners each account has its own right to the content: none, reading or editing.',
    '',
    '## How much of it',
    '',
    ...table(['', ...roles.map((role) => texts.roles[role])], [...limitRows(), ...staffLimitRows()]),
    '',
    `The register of a night counts as ${REGISTER_LOOKS} looks. Whatever the role, a member sends ${smsPerMember.count} SMS a day, cancels`,
    `${cancellationsPerMember.count} bookings or rooms, and opens the pages of ${guestPagesPerMember.count} guests who have no booking of these days.`,
    '',
    '## What wants a code of the authenticator app',
    '',
    'A code of the last ten minutes, however the member signed in; the log shows each of these under the name given here.',
    '',
    ...table(
      ['call', 'when', 'limit', 'in the log'],
      deskCalls.flatMap(({ summary, danger }) =>
        danger ? [[summary, whenOf(danger), danger.limit ? kindWords[danger.limit] : '', `\`${danger.act}\``]] : [],
      ),
    ),
    '',
    `So do a new PIN, a discount above ${discountLimits.desk} percent, and a block of more than ${maxBlockNights.desk} nights.`,
    '',
  ].join('\n')
}

function limitRows(): string[][] {
  const row = (what: string, of: (role: Role) => number) => [what, ...roles.map((role) => amount(of(role)))]
  return [
    row('Discount of the room charge, percent', (role) => discountLimits[role]),
    row('Unpaid hold, hours', (role) => holdHours[role]),
    row('Block of a room, nights without a gap', (role) => maxBlockNights[role]),
  ]
}

function staffLimitRows(): string[][] {
  return staffLimitKinds.flatMap((kind) =>
    (['order', 'day'] as const).flatMap((scope) => {
      const most = roles.map((role) => mostOf(kind, scope, role))
      return most[0] === undefined
        ? []
        : [[`${kindWords[kind]}, ${scopeWords[scope]}`, ...most.map((limit) => amount(limit ?? 0))]]
    }),
  )
}

function amount(limit: number): string {
  if (limit === 0) return ''
  return Number.isFinite(limit) ? new Intl.NumberFormat('en-IN').format(limit) : 'no limit'
}

function whenOf({ freshCode }: Danger): string {
  if (freshCode === 'always') return 'always'
  if (freshCode === 'whenSpent') return 'when it gives something away'
  const exceptions = Object.entries(freshCode.unless).map(([name, value]) =>
    value === '' ? `without ${name}` : `with ${name} ${String(value)}`,
  )
  return `always but ${exceptions.join(' or ')}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)]
}
