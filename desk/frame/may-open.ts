import type { Member } from '#contract/staff/account.ts'
import type { DeskPage } from '../pages.ts'

export function mayOpen({ can }: Pick<DeskPage, 'can'>, { Can }: Pick<Member, 'Can'>): boolean {
  return can === undefined || Can.includes(can)
}
