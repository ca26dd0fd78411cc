import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'lake-form'

export type FormTokens = {
  /** A token to put into a form; the browser that gets it also gets the cookie it belongs to. */
  give(context: Context): string
  /** Whether the token came from the browser that it was given to. */
  isGiven(context: Context, token: string): boolean
}

/** Tokens by which a form shows that this server wrote it: another page can neither read the cookie nor compute the token. */
export function createFormTokens({ isSecure }: { isSecure: boolean }): FormTokens {
  const key = randomBytes(32)
  const tokenFor = (cookie: string) => createHmac('sha256', key).update(cookie).digest()

  return {
    give(context) {
      // One cookie for several tabs: a second form must not spoil the first.
      const known = getCookie(context, COOKIE)
      const cookie = known !== undefined && /^[0-9a-f]{64}$/.test(known) ? known : randomBytes(32).toString('hex')
      setCookie(context, COOKIE, cookie, { path: '/lake/local', httpOnly: true, sameSite: 'Strict', secure: isSecure })
      return tokenFor(cookie).toString('hex')
    },
    isGiven(context, token) {
      const cookie = getCookie(context, COOKIE)
      if (cookie === undefined || !/^[0-9a-f]{64}$/.test(token)) return false
      return timingSafeEqual(tokenFor(cookie), Buffer.from(token, 'hex'))
    },
  }
}
