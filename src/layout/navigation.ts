import { paths } from '#src/lib/paths.ts'
import { texts } from '#src/lib/texts.ts'

/** The pages that the header leads to, in this order: as many as fit beside the brand. */
export const navigation = [
  { to: paths.rooms(), label: texts.layout.rooms },
  { to: paths.houses(), label: texts.layout.houses },
  { to: paths.dine(), label: texts.layout.dine },
  { to: paths.gallery(), label: texts.layout.gallery },
  { to: paths.convention(), label: texts.layout.convention },
  { to: paths.about(), label: texts.layout.about },
  { to: paths.contact(), label: texts.layout.contactPage },
]

/** What a phone's menu and the footer lead to besides. */
export const moreNavigation = [
  { to: paths.search(), label: texts.layout.search },
  { to: paths.package(), label: texts.layout.package },
  { to: paths.pool(), label: texts.layout.pool },
  { to: `${paths.home()}#location`, label: texts.layout.location },
  { to: paths.career(), label: texts.layout.career },
]

export const policyNavigation = [
  { to: paths.terms(), label: texts.layout.terms },
  { to: paths.privacy(), label: texts.layout.privacy },
  { to: paths.refund(), label: texts.layout.refund },
]
