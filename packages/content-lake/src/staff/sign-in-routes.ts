import { Hono } from 'hono'
import type { Directory, LakeEnv, LakeLog } from '../core/lake-env.ts'
import { markBrowser } from './browser-cookie.ts'
import type { Targets } from './targets.ts'

type SignInOptions = { targets: Targets; directory: Directory; log: LakeLog; isSecure: boolean }

/** `/local/login`, to which the Studio sends a person: from here they go to the directory's sign-in, and come back with a ticket. */
export function createSignInRoutes({ targets, directory, log, isSecure }: SignInOptions): Hono<LakeEnv> {
  return new Hono<LakeEnv>().get('/local/login', (context) => {
    const target = targets.read(context.req.query('origin') ?? targets.studio)
    context.header('Cache-Control', 'no-store')
    context.header('Referrer-Policy', 'no-referrer')
    if (target === undefined) {
      log.warn({ address: context.env.address }, 'a sign-in to a foreign origin was refused')
      return context.text('This sign-in would lead to an address that is not ours.', 400)
    }
    markBrowser(context, isSecure)
    return context.redirect(directory.signInUrl(target.href), 303)
  })
}
