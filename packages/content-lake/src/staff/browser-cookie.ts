import { randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { setCookie } from 'hono/cookie'
import { parse } from 'hono/utils/cookie'

const COOKIE = 'lake-browser'
/** How long a person may take to sign in. */
const COOKIE_SECONDS = 60 * 60

/** Over HTTPS no other host of the domain can plant a cookie of this prefix. */
const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${COOKIE}` : COOKIE)

/** The browser that sent a request with these cookies; undefined where the sign-in did not begin in it. */
export function browserOf(cookies: string, isSecure: boolean): string | undefined {
  const name = nameOf(isSecure)
  const value = parse(cookies, name)[name]
  return value !== undefined && /^[0-9a-f]{64}$/.test(value) ? value : undefined
}

/** Marks the browser in which a sign-in begins. Several tabs share one mark: a second sign-in must not spoil the first. */
export function markBrowser(context: Context, isSecure: boolean): void {
  const known = browserOf(context.req.header('Cookie') ?? '', isSecure)
  setCookie(context, COOKIE, known ?? randomBytes(32).toString('hex'), {
    httpOnly: true,
    sameSite: 'Strict',
    maxAge: COOKIE_SECONDS,
    ...(isSecure && { prefix: 'host' }),
  })
}
