/** The first parts of paths that this server knows. A log and a metric name only these: all others are a stranger's invention. */
const KNOWN = new Set(
  ['health', 'ready', 'metrics', 'weather', 'dev', 'sandbox', 'lake', 'studio', 'content', 'static', 'files', 'api']
    .concat(['home', 'about', 'room', 'suits', 'searchroom', 'checkout', 'package', 'convention', 'swimmingpool'])
    .concat([
      'Booking',
      'career',
      'dine',
      'contact',
      'gallery',
      'privacypolicy',
      'termsconditions',
      'refund',
      'profile',
    ]),
)

/** A path outside the API by its first part, `/room/*`: what follows may be an order's code, and is never the same twice. */
export function routeOf(pathname: string): string {
  const [first = '', ...rest] = pathname.slice(1).split('/')
  if (first === '') return '/'
  if (!KNOWN.has(first)) return 'unknown path'
  return rest.some((part) => part !== '') ? `/${first}/*` : `/${first}`
}
