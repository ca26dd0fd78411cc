/** What is asked before anybody signed in: the way in, and what tells nothing. */
const OPEN_CALLS = [
  'auth/fetch',
  'auth/logout',
  'auth/providers',
  // That nobody is signed in is its answer.
  'users/me',
  'ping',
  'data/ping/[^/]+',
  'check/cors',
  'intake/(telemetry-status|batch)',
]

const OPEN = new RegExp(`^/lake/((images|files)/.+|local/login|v[0-9X][0-9-]*/(${OPEN_CALLS.join('|')}))$`)

/** Whether a path of the lake is answered without a token. All others are private, those that nobody thought of too. */
export function isOpen(path: string): boolean {
  return OPEN.test(path)
}
