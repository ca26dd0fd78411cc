import type { HouseFacts } from '#cms/types.ts'
import type { House, PlaceType } from '#contract/catalogue/houses.ts'
import { paths } from '#src/lib/paths.ts'

/** What staff wrote about a house; undefined where they wrote nothing. */
export function factsOf(facts: readonly HouseFacts[], { Permalink }: Pick<House, 'Permalink'>): HouseFacts | undefined {
  return facts.find(({ page }) => page === paths.house(Permalink))
}

/** Where a place has its beds, size and plan. */
export const factsField = { ROOM: 'room', HOUSE: 'whole' } as const

export function hasFacts(facts: HouseFacts | undefined, type: PlaceType): boolean {
  if (!facts) return false
  const { beds, size, plan } = facts[factsField[type]]
  return beds !== '' || size > 0 || Boolean(plan)
}
