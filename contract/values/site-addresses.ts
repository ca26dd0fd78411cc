// Addresses that the site, its content and its server agree on.

const HOUSE = '/suits/'

/** The page of a house, by its permalink. */
export const housePath = (permalink: string): string => HOUSE + permalink

/** The permalink of the house whose page is at this path. */
export const permalinkOf = (path: string): string => path.replace(HOUSE, '')

/** First words of addresses that the server answers itself: no page may be there. */
export const serverAddresses: readonly string[] = [
  'api',
  'assets',
  'content',
  'desk',
  'dev',
  'files',
  'health',
  'lake',
  'metrics',
  'pdf',
  'preview',
  'ready',
  'sandbox',
  'studio',
  'weather',
]
