import { once } from '../activity/once.ts'
import type { Deps } from '../deps.ts'
import { unauthenticated } from '../sessions/as-guest.ts'
import { closeAllSessions, closeSession, guestOfToken, sessionName } from '../sessions/sessions.ts'

type LogOut = { token: string | undefined; route: string; body: { ActivityId: string }; isEverywhere: boolean }

/** Ends the caller's session, or all sessions of that guest. The token dies by it, so a repeat is known by the token's name. */
export async function logOut(
  deps: Pick<Deps, 'db' | 'now'>,
  { token, route, body, isEverywhere }: LogOut,
): Promise<null> {
  if (token === undefined) throw unauthenticated()
  const name = sessionName(token)
  const activity = { principal: `session:${name}`, route, activityId: body.ActivityId, body }

  return once(deps, activity, async (db) => {
    const guest = await guestOfToken({ db, now: deps.now }, token)
    if (!guest) throw unauthenticated()
    if (isEverywhere) await closeAllSessions(db, guest.id, deps.now())
    else await closeSession(db, name, deps.now())
    return null
  })
}
