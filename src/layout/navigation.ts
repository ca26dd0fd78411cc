import type { MenuEntry } from '#cms/types.ts'
import { paths } from '#src/lib/paths.ts'
import { texts } from './texts.ts'

export type NavigationLink = { to: string; label: string }

/** The pages that the header leads to, in this order: as many as fit next to the brand. */
export const navigation = [
  { to: paths.rooms(), label: texts.rooms },
  { to: paths.houses(), label: texts.houses },
  { to: paths.dine(), label: texts.dine },
  { to: paths.gallery(), label: texts.gallery },
  { to: paths.convention(), label: texts.convention },
  { to: paths.about(), label: texts.about },
  { to: paths.contact(), label: texts.contactPage },
]

/** What a phone's menu and the footer also lead to: to the offers while there are any, and to the landing pages that staff put there. */
export const moreNavigation = (hasOffers: boolean, menu: readonly MenuEntry[]): readonly NavigationLink[] => [
  ...menu.map(({ slug, menuName }) => ({ to: paths.landing(slug), label: menuName })),
  { to: paths.search(), label: texts.search },
  ...(hasOffers ? [{ to: paths.offers(), label: texts.offers }] : []),
  { to: paths.package(), label: texts.package },
  { to: paths.pool(), label: texts.pool },
  { to: `${paths.home()}#location`, label: texts.location },
  { to: paths.career(), label: texts.career },
]

export const policyNavigation = [
  { to: paths.terms(), label: texts.terms },
  { to: paths.privacy(), label: texts.privacy },
  { to: paths.refund(), label: texts.refund },
]
