import { Card, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { getPublishedId, useClient, useFormValue } from 'sanity'
import { shownPath } from './locations.ts'
import { pathOfPage } from '../publishing/moved-page.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'

const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

type SearchPreviewProps = { value: object | undefined; children: ReactNode }

/** The page as a search engine may show it, above the words that it is made of. */
export function SearchPreview({ value, children }: SearchPreviewProps) {
  const id = useFormValue(['_id'])
  const page = usePageWords()
  const tail = useTitleTail()
  const own: { title?: string; description?: string } = value ?? {}
  const title = [own.title ?? page?.title, tail].filter(Boolean).join(' - ')
  const description = own.description ?? page?.lead ?? ''
  const path = page?.path ?? shownPath(getPublishedId(String(id))) ?? '/'
  return (
    <Stack gap={5}>
      <Card border padding={4} radius={2} aria-label="In the results of a search" role="group">
        <Stack gap={3}>
          <Text size={1} muted>
            {window.location.host + path.replaceAll('/', ' › ')}
          </Text>
          <Text size={3}>{shortened(title, TITLE_LENGTH)}</Text>
          <Text size={1}>{shortened(description, DESCRIPTION_LENGTH)}</Text>
        </Stack>
      </Card>
      {children}
    </Stack>
  )
}

/** What a page whose address staff choose has where its fields for search engines are empty; undefined in other documents. */
function usePageWords(): { title: string; lead: string; path: string } | undefined {
  const [type, title, lead, slug] = [
    useFormValue(['_type']),
    useFormValue(['title']),
    useFormValue(['lead']),
    useFormValue(['slug', 'current']),
  ]
  const words = (value: unknown) => (typeof value === 'string' ? value : '')
  const path = pathOfPage(words(type), words(slug))
  return path === undefined ? undefined : { title: words(title), lead: words(lead), path }
}

/** As search engines cut it: after the last word that fits. */
export function shortened(text: string, longest: number): string {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).trimEnd()} …`
}

function useTitleTail(): string {
  const client = useClient({ apiVersion: API_VERSION })
  const [tail, setTail] = useState('')
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const found = await client.fetch<string | null>('*[_id == "siteSettings"][0].titleTail')
      if (!isGone) setTail(found ?? '')
    }
    // Without an answer the preview ends with the page's own words.
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client])
  return tail
}
