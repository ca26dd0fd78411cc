import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import { type ReactNode, useEffect, useState } from 'react'
import { getPublishedId, type SanityClient, useClient, useCurrentUser, useFormValue } from 'sanity'
import {
  CONTENT_COUNTS_PATH,
  type ContentCount,
  type CountedPlace,
  countedPlaces,
} from '../../contract/values/content-counts.ts'
import { dayText } from '../../contract/wording/format.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { DocumentNote } from './DocumentNote.tsx'

const places: Record<CountedPlace, string> = {
  home: 'on the home page',
  offers: 'on the page Offers',
  offer: 'on its own page',
  elsewhere: 'on other pages',
}

/** How often visitors saw the open document in four weeks, and followed its link, above its fields. */
export function ContentCounts({ children }: { children: ReactNode }) {
  const counts = useCounts(getPublishedId(String(useFormValue(['_id']))))
  return (
    <DocumentNote
      label="Visitors in the last four weeks"
      lines={counts === undefined ? ['Reading how often this was seen …'] : sentencesOf(counts)}
    >
      {children}
    </DocumentNote>
  )
}

/** A line for all places, then one for each place if there are several, and the best day. */
export function sentencesOf(counts: readonly ContentCount[] | 'unknown'): string[] {
  if (counts === 'unknown') return ['How often this was seen cannot be read at the moment.']
  const all = sumOf(counts)
  if (all.views === 0 && all.clicks === 0) return ['Not seen by visitors in the last four weeks.']
  const shownOn = countedPlaces
    .map((place) => ({ place, sum: sumOf(counts.filter((count) => count.place === place)) }))
    .filter(({ sum }) => sum.views > 0 || sum.clicks > 0)
  const days = Map.groupBy(counts, ({ day }) => day)
  const [best] = [...days].map(([day, of]) => ({ day, sum: sumOf(of) })).toSorted((a, b) => b.sum.views - a.sum.views)
  return [
    `In the last four weeks: ${inWords(all)}.`,
    ...(shownOn.length > 1 ? shownOn.map(({ place, sum }) => `${places[place]}: ${inWords(sum)}`) : []),
    ...(best && days.size > 1 ? [`Most on ${dayText(best.day)}: ${inWords(best.sum)}`] : []),
  ]
}

type Sum = Pick<ContentCount, 'views' | 'clicks'>

function sumOf(counts: readonly Sum[]): Sum {
  const total = (name: keyof Sum) => counts.reduce((sum, count) => sum + count[name], 0)
  return { views: total('views'), clicks: total('clicks') }
}

const number = new Intl.NumberFormat('en-GB')

function inWords({ views, clicks }: Sum): string {
  const times = (count: number) => (count === 1 ? 'once' : `${number.format(count)} times`)
  return `seen ${times(views)}, link followed ${clicks === 0 ? 'never' : times(clicks)}`
}

function useCounts(document: string): ContentCount[] | 'unknown' | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const user = useCurrentUser()?.id
  const [counts, setCounts] = useState<ContentCount[] | 'unknown'>()
  useEffect(() => {
    let isGone = false
    const show = (found: ContentCount[] | 'unknown') => {
      if (!isGone) setCounts(found)
    }
    readCounts(client, { document, user }).then(show, () => show('unknown'))
    return () => {
      isGone = true
    }
  }, [client, document, user])
  return counts
}

type Asked = { document: string; user: string | undefined }

async function readCounts(client: SanityClient, { document, user }: Asked): Promise<ContentCount[]> {
  const secret = await secretOf(client, user)
  const query = new URLSearchParams({ 'sanity-preview-secret': secret })
  const answer = await fetch(`${CONTENT_COUNTS_PATH}/${document}?${query}`)
  if (!answer.ok) throw new Error(`The counts were answered with ${answer.status}`)
  const counts: ContentCount[] = await answer.json()
  return counts
}

type Secret = Awaited<ReturnType<typeof createPreviewSecret>>

/** A secret is used until it expires, because each one is a document in the lake. */
const secrets = new Map<string | undefined, Secret>()

/** The site's server trusts a secret that it finds in the lake, because only staff can write there. Previews use the same kind. */
async function secretOf(client: SanityClient, user: string | undefined): Promise<string> {
  const known = secrets.get(user)
  if (known && known.expiresAt.getTime() > Date.now() + SPARE_MS) return known.secret
  const made = await createPreviewSecret(client, 'visitors', window.location.href, user)
  secrets.set(user, made)
  return made.secret
}

/** The server's clock may be ahead by this much. */
const SPARE_MS = 5 * 60_000
