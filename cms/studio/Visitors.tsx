import { BarChartIcon } from '@sanity/icons/BarChart'
import { Box, Button, Card, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import type { Tool } from 'sanity'
import type { SourceFigures, VisitorFigures } from '../../contract/values/content-counts.ts'
import { dayText, formatAmount } from '../../contract/wording/format.ts'
import { type FigureRow, FigureTable } from './FigureTable.tsx'
import { SeenDocuments } from './SeenDocuments.tsx'
import { ToolPage } from './ToolPage.tsx'
import { useSiteCounts } from './site-counts.ts'

/** Where visitors of four weeks came from, what they booked, and what they saw. */
export const visitorsTool: Tool = { name: 'visitors', title: 'Visitors', icon: BarChartIcon, component: Visitors }

function Visitors() {
  const [attempt, setAttempt] = useState(0)
  return (
    <ToolPage title="Visitors">
      <Figures key={attempt} onRetry={() => setAttempt(attempt + 1)} />
    </ToolPage>
  )
}

function Figures({ onRetry }: { onRetry: () => void }) {
  const figures = useSiteCounts<VisitorFigures>('')
  if (figures === undefined) return <Text muted>Reading where visitors came from …</Text>
  if (figures === 'unknown')
    return (
      <Card border padding={4} radius={2} tone="caution" role="alert">
        <Stack gap={4}>
          <Text>Where visitors came from cannot be read at the moment.</Text>
          <Box>
            <Button mode="ghost" text="Try again" onClick={onRetry} />
          </Box>
        </Stack>
      </Card>
    )
  const { from, to, sources, documents } = figures
  return (
    <Stack gap={6}>
      <Text muted size={1}>{`Four weeks, from ${dayText(from)} to ${dayText(to)}.`}</Text>
      <Stack gap={4}>
        <FigureTable
          title="Where they came from"
          columns={['Source', 'Visits', 'Bookings', 'Sum, BDT', 'Bookings per 100 visits']}
          rows={rowsOf(sources)}
          empty="No visit was counted in these four weeks."
        />
        <Text muted size={1}>
          Bookings are those of rooms and houses that guests made on the site in these weeks and that are confirmed;
          their sum includes tax. Direct: they typed the address, or an app opened it. Unknown: the site did not see how
          the visit began, as in a second window. Other: more than 200 sources on one day.
        </Text>
      </Stack>
      <SeenDocuments documents={documents} />
    </Stack>
  )
}

/** A row for each source, and one for all. */
export function rowsOf(sources: readonly SourceFigures[]): FigureRow[] {
  const sum = (name: 'visits' | 'bookings' | 'sum') => sources.reduce((total, source) => total + source[name], 0)
  const all = { source: 'All', visits: sum('visits'), bookings: sum('bookings'), sum: sum('sum') }
  const rows = sources.length > 1 ? [...sources, all] : sources
  return rows.map((row) => ({
    key: row === all ? 'all of them' : `source ${row.source}`,
    name: row.source,
    bar: row === all ? undefined : row.visits,
    figures: [formatAmount(row.visits), formatAmount(row.bookings), formatAmount(row.sum), bookedOf100(row)],
  }))
}

/** One decimal; a dash where nothing can be said. */
function bookedOf100({ visits, bookings }: SourceFigures): string {
  return visits === 0 ? '–' : String(Math.round((bookings / visits) * 1000) / 10)
}
