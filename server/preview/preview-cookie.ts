import { createHmac, timingSafeEqual } from 'node:crypto'

export type PreviewCookie = {
  /** A `Set-Cookie` that lets a browser see drafts for an hour from now. */
  give(): string
  /** A `Set-Cookie` that ends it. */
  take(): string
  /** Whether the request carries one that this server gave and that has not ended. */
  isCarriedBy(request: Request): boolean
}

type PreviewCookieOptions = {
  /** Signs the cookie; the same in every process. */
  key: Uint8Array
  now: () => Date
  /** The Studio is on another site, whose frame the cookie must come into. */
  isForeignFrame: boolean
  /** The site is reached by HTTPS: by anything else the cookie is not sent. */
  isSecure: boolean
}

const NAME = 'preview'
const LIFETIME_SECONDS = 3_600

/** The proof that a browser may see drafts: when that ends, and our signature. It names no person. */
export function createPreviewCookie({ key, now, isForeignFrame, isSecure }: PreviewCookieOptions): PreviewCookie {
  const ownFrame = isSecure ? 'SameSite=Lax; Secure' : 'SameSite=Lax'
  const scope = `Path=/; HttpOnly; ${isForeignFrame ? 'SameSite=None; Secure; Partitioned' : ownFrame}`
  const signatureOf = (end: string) => createHmac('sha256', key).update(`preview until ${end}`).digest('base64url')
  const secondsNow = () => Math.floor(now().getTime() / 1000)

  function isOurs(value: string): boolean {
    const [end = '', signature = ''] = value.split('.')
    return isSame(signature, signatureOf(end)) && secondsNow() < Number(end)
  }

  return {
    give() {
      const end = String(secondsNow() + LIFETIME_SECONDS)
      return `${NAME}=${end}.${signatureOf(end)}; Max-Age=${LIFETIME_SECONDS}; ${scope}`
    },
    take: () => `${NAME}=; Max-Age=0; ${scope}`,
    isCarriedBy: (request) => valuesIn(request.headers.get('cookie') ?? '').some(isOurs),
  }
}

/** All of that name: a browser may hold one for this site alone and one for a foreign frame. */
function valuesIn(header: string): string[] {
  const pairs = header.split(';').map((pair) => pair.trim())
  return pairs.filter((pair) => pair.startsWith(`${NAME}=`)).map((pair) => pair.slice(NAME.length + 1))
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}
