import type { HouseFacts } from '#cms/types.ts'
import type { House } from '#contract/catalogue/houses.ts'
import { paths } from '#src/lib/paths.ts'

/** What staff wrote about a house; undefined where they wrote nothing. */
export function factsOf(facts: readonly HouseFacts[], { Permalink }: Pick<House, 'Permalink'>): HouseFacts | undefined {
  return facts.find(({ page }) => page === paths.house(Permalink))
}
