import { CalendarIcon } from '@sanity/icons/Calendar'
import { Stack, Text } from '@sanity/ui'
import { useEffect, useState } from 'react'
import { type SanityClient, type SanityDocument, type Tool, useClient, useSchema } from 'sanity'
import { addDays, dhakaDate } from '../../contract/values/calendar.ts'
import { readRequests } from '../publishing/publish-requests.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { DAYS, firstMonday, runOf, runText, type Timed, WEEKS } from './calendar-runs.ts'
import { DocumentLink } from './DocumentLink.tsx'
import { ToolPage } from './ToolPage.tsx'

/** What runs when, for twelve weeks: announcements, banners, tiles, offers and landing pages, drafts among them, and planned publications. */
export const calendarTool: Tool = { name: 'calendar', title: 'Calendar', icon: CalendarIcon, component: Calendar }

type Entry = SanityDocument & Timed

const ENTRIES =
  '*[defined(visibleFrom) || defined(visibleUntil)] | order(coalesce(visibleFrom, "0") asc, visibleUntil asc)'

/** What has dates, the earliest first; then publications, each a moment. */
async function readEntries(client: SanityClient): Promise<readonly Entry[]> {
  const [dated, requests] = await Promise.all([
    client.withConfig({ perspective: 'drafts', useCdn: false }).fetch<Entry[]>(ENTRIES),
    readRequests(client),
  ])
  return [
    ...dated,
    ...requests.flatMap(({ at, ...rest }) => (at ? [{ ...rest, visibleFrom: at, visibleUntil: at }] : [])),
  ]
}

function Calendar() {
  const [today] = useState(() => dhakaDate(Date.now()))
  const monday = firstMonday(today)
  const entries = useEntries()
  const shown = typeof entries === 'string' ? [] : entries.filter((entry) => runOf(entry, monday))
  return (
    <ToolPage
      title="Calendar"
      intro="Everything with dates, for twelve weeks from last week on. Whatever has none is always shown. Dates of drafts hold once they are published."
    >
      {typeof entries === 'string' ? <Text size={1}>{entries}</Text> : <Weeks {...{ shown, monday, today }} />}
    </ToolPage>
  )
}

type WeeksProps = { shown: readonly Entry[]; monday: string; today: string }

function Weeks({ shown, monday, today }: WeeksProps) {
  if (shown.length === 0) return <Text size={1}>Nothing has dates in these weeks.</Text>
  const week = (index: number) => addDays(monday, 7 * index)
  return (
    <Stack as="ul" gap={4} className="calendar">
      <li aria-hidden className="calendar-weeks">
        {Array.from({ length: WEEKS }, (_, index) => (
          <Text key={week(index)} size={0} muted>
            {week(index).slice(8)}/{week(index).slice(5, 7)}
          </Text>
        ))}
      </li>
      {shown.map((entry) => (
        <Row key={entry._id} entry={entry} monday={monday} today={today} />
      ))}
    </Stack>
  )
}

function Row({ entry, monday, today }: { entry: Entry; monday: string; today: string }) {
  const type = useSchema().get(entry._type)
  const run = runOf(entry, monday)
  const now = runOf(noonOf(today), monday)
  if (!type || !run) return null
  return (
    <li>
      <DocumentLink document={entry} layout="compact">
        <Text size={1} muted>{`${type.title}, ${runText(entry)}`}</Text>
      </DocumentLink>
      <svg className="figure-bar" aria-hidden viewBox={`0 0 ${DAYS} 1`} preserveAspectRatio="none">
        <rect x={run.start} width={run.end - run.start} height="1" />
        <line x1={now?.start} x2={now?.start} y1="0" y2="1" />
      </svg>
    </li>
  )
}

function noonOf(day: string): Timed {
  const noon = `${day}T06:00:00.000Z`
  return { visibleFrom: noon, visibleUntil: noon }
}

/** The entries, or why there are none to be shown. */
function useEntries(): readonly Entry[] | string {
  const client = useClient({ apiVersion: API_VERSION })
  const [entries, setEntries] = useState<readonly Entry[] | string>('Reading what runs when …')
  useEffect(() => {
    readEntries(client).then(setEntries, () => setEntries('What runs when cannot be read at the moment.'))
  }, [client])
  return entries
}
