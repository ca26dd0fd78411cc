import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const COOKIE = 'lake-form'
/** A browser in which a member signed in is known again for as long. */
const COOKIE_SECONDS = 30 * 24 * 60 * 60

/** The cookie by which the form knows a browser; a browser takes it with its prefix from this very host alone, and by HTTPS. */
export function browserOf(context: Context, isSecure: boolean): string | undefined {
  return getCookie(context, COOKIE, isSecure ? 'host' : undefined)
}

export type FormTokens = {
  /** A token to put into a form; the browser that gets it also gets the cookie it belongs to. */
  give(context: Context): string
  /** Whether the token came from the browser that it was given to. */
  isGiven(context: Context, token: string): boolean
}

/** Tokens by which a form shows that this server wrote it: another page can neither read the cookie nor compute the token. */
export function createFormTokens({ isSecure }: { isSecure: boolean }): FormTokens {
  // No other host of the domain can plant a cookie of this prefix.
  const prefix = isSecure ? 'host' : undefined
  const key = randomBytes(32)
  const tokenFor = (cookie: string) => createHmac('sha256', key).update(cookie).digest()

  return {
    give(context) {
      // One cookie for several tabs: a second form must not spoil the first.
      const known = browserOf(context, isSecure)
      const cookie = known !== undefined && /^[0-9a-f]{64}$/.test(known) ? known : randomBytes(32).toString('hex')
      setCookie(context, COOKIE, cookie, {
        httpOnly: true,
        sameSite: 'Strict',
        maxAge: COOKIE_SECONDS,
        ...(prefix && { prefix }),
      })
      return tokenFor(cookie).toString('hex')
    },
    isGiven(context, token) {
      const cookie = browserOf(context, isSecure)
      if (cookie === undefined || !/^[0-9a-f]{64}$/.test(token)) return false
      return timingSafeEqual(tokenFor(cookie), Buffer.from(token, 'hex'))
    },
  }
}
