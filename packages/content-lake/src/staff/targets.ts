import type { Origins } from './guard.ts'

/** Where a sign-in may lead. */
export type Targets = {
  /** The site's own Studio. */
  studio: string
  /** The address as a URL; undefined where it is no Studio's. */
  read(address: string): URL | undefined
}

type TargetOptions = {
  origins: Origins
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  /** Where the Studio is on the site. */
  studioPath: string
}

/**
 * An address of an origin that is allowed, as a page and not as code. On the site it is the Studio's: a page that leads on to another site
 * would take the ticket there, because browsers keep what is behind the `#`.
 */
export function knowTargets({ origins, publicUrl, studioPath }: TargetOptions): Targets {
  return {
    studio: publicUrl + studioPath,
    read(address) {
      const target = URL.parse(address)
      if (target === null || !/^https?:$/.test(target.protocol)) return undefined
      if (target.username !== '' || target.password !== '') return undefined
      if (origins.isOwn(target.origin) && !`${target.pathname}/`.startsWith(`${studioPath}/`)) return undefined
      return origins.isAllowed(target.origin) ? target : undefined
    },
  }
}
