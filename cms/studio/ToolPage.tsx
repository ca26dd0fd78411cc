import { Box, Container, Heading, Stack, Text } from '@sanity/ui'
import type { ReactNode } from 'react'

type ToolPageProps = {
  title: string
  intro?: string
  /** As Sanity's containers count it: 1 for what is read, 3 for what is wide. */
  width?: 1 | 3
  children: ReactNode
}

/** A page of the Studio that is no document. */
export function ToolPage({ title, intro, width = 3, children }: ToolPageProps) {
  return (
    <Box height="fill" overflow="auto">
      <Container as="section" aria-label={title} width={width} padding={4}>
        <Stack gap={5}>
          <Heading as="h1" size={3}>
            {title}
          </Heading>
          {intro !== undefined && (
            <Text size={1} muted>
              {intro}
            </Text>
          )}
          {children}
        </Stack>
      </Container>
    </Box>
  )
}
