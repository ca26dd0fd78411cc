import type { CustomValidator } from 'sanity'

const FRESH_MS = 30_000

const asked = new Map<string, { at: number; answer: Promise<boolean> }>()

/** A page of this site to which a link leads should be there. The site itself is asked: houses, offers and redirects count as well. */
export const existingPage: CustomValidator<string | undefined> = async (value) => {
  const path = value?.split(/[?#]/)[0] ?? ''
  if (!/^\/(?![/\\])/.test(path)) return true
  return (await isThere(path)) || `There is no page ${path} on this site: visitors would read that it is missing.`
}

/** Each key that is pressed checks again, so an answer counts for a while. */
function isThere(path: string): Promise<boolean> {
  const known = asked.get(path)
  if (known && Date.now() < known.at + FRESH_MS) return known.answer
  const answer = askSite(path)
  asked.set(path, { at: Date.now(), answer })
  return answer
}

/** Where the site cannot be asked, nothing is known against the page. */
async function askSite(path: string): Promise<boolean> {
  try {
    const { status } = await fetch(new URL(path, window.location.origin), { method: 'HEAD', credentials: 'omit' })
    return status !== 404
  } catch {
    return true
  }
}
