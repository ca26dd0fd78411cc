import { buildLegacyTheme } from 'sanity'

const PALM = '#1f4a39'
const LATERITE = '#9a3d23'
const BRASS = '#8f6a26'

/** The site's own colours, so that staff see whose house this is. */
export const theme = buildLegacyTheme({
  '--black': '#221c16',
  '--white': '#fffdf9',
  '--gray-base': '#5f554a',
  '--gray': '#5f554a',
  '--component-bg': '#fffdf9',
  '--component-text-color': '#221c16',
  '--brand-primary': PALM,
  '--default-button-color': '#5f554a',
  '--default-button-primary-color': PALM,
  '--default-button-success-color': PALM,
  '--default-button-warning-color': BRASS,
  '--default-button-danger-color': LATERITE,
  '--focus-color': BRASS,
  '--main-navigation-color': '#163529',
  '--main-navigation-color--inverted': '#fbf7f0',
  '--state-info-color': PALM,
  '--state-success-color': PALM,
  '--state-warning-color': BRASS,
  '--state-danger-color': LATERITE,
})
