import { Card, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type DocumentNoteProps = {
  label: string
  /** The first says the most. */
  lines: readonly string[]
  /** Below the lines. */
  picture?: ReactNode
  children: ReactNode
}

/** What the site knows of the open document, above its fields. */
export function DocumentNote({ label, lines, picture, children }: DocumentNoteProps) {
  return (
    <Stack gap={5}>
      <Card border padding={4} radius={2} aria-label={label} role="group">
        <Stack gap={3}>
          {lines.map((line, index) => (
            <Text key={line} size={1} muted={index > 0}>
              {line}
            </Text>
          ))}
          {picture}
        </Stack>
      </Card>
      {children}
    </Stack>
  )
}
