import { sourceOfVisit } from '#contract/values/source-of-visit.ts'
import { sendCounts } from '#src/content/send-counts.ts'
import { createBrowserStorage, SOURCE_KEY } from '#ui/lib/browser-storage.ts'

/**
 * Counts a visit once, by where it came from: `url` is the address of its first page. This tab stores the source for a booking; a browser
 * that stores nothing would count each page, so it counts none.
 */
export function countVisit(url: string): void {
  const storage = createBrowserStorage(() => window.sessionStorage)
  if (storage.get(SOURCE_KEY) !== undefined) return
  const { hostname, searchParams } = new URL(url)
  const source = sourceOfVisit({
    utmSource: searchParams.get('utm_source'),
    utmCampaign: searchParams.get('utm_campaign'),
    host: hostname,
    referrerHost: document.referrer === '' ? '' : new URL(document.referrer).hostname,
  })
  if (source === undefined) return
  storage.set(SOURCE_KEY, source)
  if (storage.get(SOURCE_KEY) === source) sendCounts([{ kind: 'visit', source }])
}
