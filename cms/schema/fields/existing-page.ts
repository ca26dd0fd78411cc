import type { CustomValidator } from 'sanity'
import { isOwnPath } from '../../../contract/values/redirects.ts'

const FRESH_MS = 30_000

const asked = new Map<string, { at: number; answer: Promise<Found> }>()

/** What the site has at a path: a page, what says that it is over, a redirect, or nothing. Undefined when the site does not answer. */
type Found = 'page' | 'over' | 'redirect' | 'nothing' | undefined

/** A page of this site to which a link leads should be there. The site itself is asked: houses, offers and redirects count as well. */
export const existingPage: CustomValidator<string | undefined> = async (value) => {
  const path = pathIn(value)
  const found = path === undefined ? undefined : await find(path)
  if (found === 'over')
    return `What was at ${path} has ended: banners and tiles go with it, other links lead to a page that says so.`
  return found !== 'nothing' || `There is no page ${path} on this site: visitors would get “Page Not Found”.`
}

/** Whether a path of this site has an end: visitors read there that it is over, or that there is no page. */
export async function isGone(path: string): Promise<boolean> {
  const found = await find(path)
  return found === 'over' || found === 'nothing'
}

/** Whether visitors see a page of this site at a path. Not where the site does not answer. */
export async function isPage(path: string): Promise<boolean> {
  return (await find(path)) === 'page'
}

/** A redirect from a page that is there would never be followed. */
export const missingPage: CustomValidator<string | undefined> = async (value) => {
  const path = pathIn(value)
  const found = path === undefined ? undefined : await find(path)
  return (
    found !== 'page' ||
    `There is a page ${path} on this site, so visitors would still see that page and not the new one.`
  )
}

function pathIn(link = ''): string | undefined {
  const [path = ''] = link.split(/[?#]/)
  return isOwnPath(path) ? path : undefined
}

/** Each key that is pressed checks again, so an answer counts for a while. */
function find(path: string): Promise<Found> {
  const known = asked.get(path)
  if (known && Date.now() < known.at + FRESH_MS) return known.answer
  const answer = askSite(path)
  asked.set(path, { at: Date.now(), answer })
  return answer
}

async function askSite(path: string): Promise<Found> {
  try {
    const url = new URL(path, window.location.origin)
    const { status } = await fetch(url, { method: 'HEAD', credentials: 'omit', redirect: 'manual' })
    if (status === 404) return 'nothing'
    if (status === 410) return 'over'
    // A browser shows the status of a redirect that it does not follow as 0.
    return status === 200 ? 'page' : 'redirect'
  } catch {
    return undefined
  }
}
