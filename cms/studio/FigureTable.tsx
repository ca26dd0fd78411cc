import { Heading, Stack, Text } from '@sanity/ui'
import { type ReactNode, useId } from 'react'

/** `bar`: the figure that the bar below the name shows, if it has one. */
export type FigureRow = { key: string; name: ReactNode; bar: number | undefined; figures: readonly string[] }

type FigureTableProps = {
  title: string
  /** The first is that of the names. */
  columns: readonly string[]
  rows: readonly FigureRow[]
  /** Said where there are no rows. */
  empty: string
}

/** Figures by name. The bars say nothing that is not in the text. */
export function FigureTable({ title, columns, rows, empty }: FigureTableProps) {
  const id = useId()
  const longest = Math.max(1, ...rows.map(({ bar = 0 }) => bar))
  return (
    <Stack gap={4}>
      <Heading as="h2" size={2} id={id}>
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text muted>{empty}</Text>
      ) : (
        <table className="figures" aria-labelledby={id}>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  <Text size={1} weight="medium" muted>
                    {column}
                  </Text>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, bar, figures }) => (
              <tr key={key}>
                <th scope="row">
                  <Text size={1} weight={bar === undefined ? 'semibold' : 'regular'}>
                    {name}
                  </Text>
                  {bar !== undefined && (
                    <svg className="figure-bar" aria-hidden viewBox="0 0 100 1" preserveAspectRatio="none">
                      <rect width={(bar / longest) * 100} height="1" />
                    </svg>
                  )}
                </th>
                {columns.slice(1).map((column, index) => (
                  <td key={column}>
                    <Text size={1} weight={bar === undefined ? 'semibold' : 'regular'}>
                      {figures[index]}
                    </Text>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}
