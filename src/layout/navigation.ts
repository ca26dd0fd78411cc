import { paths } from '../paths.ts'
import { texts } from '../texts.ts'

/** The pages that the header, the menu and the footer lead to, in this order. */
export const navigation = [
  { to: paths.rooms(), label: texts.layout.rooms },
  { to: paths.houses(), label: texts.layout.houses },
  { to: paths.search(), label: texts.layout.search },
  { to: `${paths.home()}#location`, label: texts.layout.location },
]
