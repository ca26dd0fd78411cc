export type Origins = {
  isAllowed(origin: string): boolean
  /** Whether it is the site's own, by one of its names. */
  isOwn(origin: string): boolean
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/**
 * The origins whose pages may call the lake and be signed in to: the site's own and those that were named. On this machine the
 * site has three names, and a person may type any of them.
 */
export function knowOrigins({ publicUrl, origins }: { publicUrl: string; origins: readonly string[] }): Origins {
  const own = new URL(publicUrl)
  const names = LOOPBACK_NAMES.includes(own.hostname) ? LOOPBACK_NAMES : [own.hostname]
  const port = own.port === '' ? '' : `:${own.port}`
  const ours = new Set(names.map((name) => `${own.protocol}//${name}${port}`))
  const isOwn = (origin: string) => ours.has(origin)
  return { isOwn, isAllowed: (origin) => isOwn(origin) || origins.includes(origin) }
}
