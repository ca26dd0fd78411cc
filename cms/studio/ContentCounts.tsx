import type { ReactNode } from 'react'
import { getPublishedId, useFormValue } from 'sanity'
import { type ContentCount, type CountedPlace, countedPlaces } from '../../contract/values/content-counts.ts'
import { dayText } from '../../contract/wording/format.ts'
import { DocumentNote } from './DocumentNote.tsx'
import { useSiteCounts } from './site-counts.ts'

const places: Record<CountedPlace, string> = {
  home: 'on the home page',
  offers: 'on the page Offers',
  offer: 'on its own page',
  elsewhere: 'on other pages',
}

/** How often visitors saw the open document in four weeks, and followed its link, above its fields. */
export function ContentCounts({ children }: { children: ReactNode }) {
  const counts = useSiteCounts<ContentCount[]>(`/${getPublishedId(String(useFormValue(['_id'])))}`)
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
