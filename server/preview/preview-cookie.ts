import { createHmac } from 'node:crypto'
import { isSameSecret } from '#api/platform/sealing/same-secret.ts'

export type PreviewCookie = {
  /** A `Set-Cookie` that lets a browser see drafts for an hour from now, as long as its holder is allowed to. */
  give(holder?: string): string
  /** A `Set-Cookie` that ends it. */
  take(): string
  /** Whether the request carries one that this server gave and that has not ended. */
  isCarriedBy(request: Request): boolean
}

type PreviewCookieOptions = {
  /** Signs the cookie; the same in every process. */
  key: Uint8Array
  now: () => Date
  /** Whether a member of the staff has a session, or a link to drafts is open. */
  isAllowed: (holder: string) => boolean
  /** The Studio is on another site, whose frame the cookie must come into. */
  isForeignFrame: boolean
  /** The site is reached by HTTPS: by anything else the cookie is not sent. */
  isSecure: boolean
}

const LIFETIME_SECONDS = 3_600

/** The proof that a browser may see drafts: when that ends, whose Studio requested it, and our signature. */
export function createPreviewCookie(options: PreviewCookieOptions): PreviewCookie {
  const { key, now, isAllowed, isForeignFrame, isSecure } = options
  // A browser takes a cookie of this prefix from this very host alone, and by HTTPS: no other host of the domain can plant one.
  const name = isSecure || isForeignFrame ? '__Host-preview' : 'preview'
  const ownFrame = isSecure ? 'SameSite=Lax; Secure' : 'SameSite=Lax'
  const scope = `Path=/; HttpOnly; ${isForeignFrame ? 'SameSite=None; Secure; Partitioned' : ownFrame}`
  const signatureOf = (end: string, staff: string) =>
    createHmac('sha256', key).update(`preview until ${end} of ${staff}`).digest('base64url')
  const secondsNow = () => Math.floor(now().getTime() / 1000)

  function isOurs(value: string): boolean {
    const [end = '', encoded = '', signature = ''] = value.split('.')
    const staff = Buffer.from(encoded, 'base64url').toString()
    if (!isSameSecret(signature, signatureOf(end, staff)) || secondsNow() >= Number(end)) return false
    return isAllowed(staff)
  }

  return {
    give(staff = '') {
      const end = String(secondsNow() + LIFETIME_SECONDS)
      const value = `${end}.${Buffer.from(staff).toString('base64url')}.${signatureOf(end, staff)}`
      return `${name}=${value}; Max-Age=${LIFETIME_SECONDS}; ${scope}`
    },
    take: () => `${name}=; Max-Age=0; ${scope}`,
    isCarriedBy: (request) => valuesOf(name, request.headers.get('cookie') ?? '').some(isOurs),
  }
}

/** All of that name: a browser may hold one for this site alone and one for a foreign frame. */
function valuesOf(name: string, header: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(`${name}=`)).map((pair) => pair.slice(name.length + 1))
}
