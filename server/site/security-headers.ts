import { startHashes } from './pages/first-load.ts'

export type CspOrigins = {
  /** Other origins of pictures. */
  pictures?: readonly string[]
  /** The map's origin, the only thing that may be framed. */
  frames?: readonly string[]
  /** Who may frame the site for a preview: the Studio. */
  frameAncestors?: readonly string[]
  /** The payment gateways that a form may lead to. */
  formActions?: readonly string[]
}

/** No text becomes markup or script by a call of the page: React writes elements. The one policy lets src/auth/stamp-worker.ts start. */
const TRUSTED_TYPES = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] }

/** What a page of the site is sent with. Of what stands inline its own styles and what starts it are allowed, by their hashes: no page needs a nonce, and all can be cached. */
export function securityHeaders(origins: CspOrigins, styleHashes: readonly string[]): Record<string, string> {
  const styles = ["'self'", ...styleHashes]
  return headersWith(origins, { styles, openers: 'same-origin', trustedTypes: TRUSTED_TYPES })
}

/** What a page with drafts is sent with: the Studio's overlays write their styles and markup as they run, and one that lies elsewhere may open the page as a window. */
export function previewHeaders(origins: CspOrigins): Record<string, string> {
  const isOpenedFromElsewhere = (origins.frameAncestors ?? []).length > 0
  return headersWith(origins, {
    styles: ["'self'", "'unsafe-inline'"],
    openers: isOpenedFromElsewhere ? 'unsafe-none' : 'same-origin',
    trustedTypes: {},
  })
}

type Allowed = { styles: string[]; openers: string; trustedTypes: Record<string, string[]> }

function headersWith(origins: CspOrigins, allowed: Allowed): Record<string, string> {
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...startHashes],
    'style-src': allowed.styles,
    'img-src': ["'self'", 'data:', ...(origins.pictures ?? [])],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': origins.frames?.length ? origins.frames : ["'none'"],
    'frame-ancestors': ["'self'", ...(origins.frameAncestors ?? [])],
    'form-action': ["'self'", ...(origins.formActions ?? [])],
    'base-uri': ["'none'"],
    ...allowed.trustedTypes,
  }
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
    'Cross-Origin-Opener-Policy': allowed.openers,
  }
}
