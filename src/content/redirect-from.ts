import type { ContentSource } from '#cms/types.ts'
import { redirectOf } from '#contract/values/redirects.ts'

/**
 * Where the editors let a missing page lead. What an advertisement adds to an address goes along, unless the new one has a query of its
 * own.
 */
export async function redirectFrom({ pathname, search }: URL, content: ContentSource): Promise<string | undefined> {
  const { redirects } = await content('redirects')
  const target = redirectOf(redirects, pathname)
  return target === undefined || /[?#]/.test(target) ? target : target + search
}
