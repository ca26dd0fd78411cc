import { Card, Stack, Text } from '@sanity/ui'
import { type ReactNode, useEffect, useState } from 'react'
import {
  getPublishedId,
  type InputProps,
  isObjectInputProps,
  isStringInputProps,
  useClient,
  useFormValue,
} from 'sanity'
import { ContentCounts } from './ContentCounts.tsx'
import { insertTermsTable, PastedText } from './PastedText.tsx'
import { shownPath } from './locations.ts'
import { LinkInput } from './LinkInput.tsx'
import { pathOfPage } from './moved-page.ts'
import { ShortAddress } from './ShortAddress.tsx'
import { SoldHouse } from './SoldHouse.tsx'
import { API_VERSION } from '../schema/fields/ask-content.ts'

const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 155

/** What the site counts views and clicks of. */
const COUNTED: readonly string[] = ['banner', 'homeTile', 'offer']

/**
 * Any input of the Studio. A link has the pages of the site to choose from; above the fields for search engines it shows the page as they
 * may list it, above a document what the site knows of it; a text takes the headings and tables that are pasted.
 */
export function FormInput(props: InputProps) {
  if (props.schemaType.name === 'richText') {
    const withTables = { ...props, onPaste: insertTermsTable }
    return <PastedText>{props.renderDefault(withTables)}</PastedText>
  }
  const shown = props.renderDefault(props)
  if (isStringInputProps(props) && props.schemaType.options?.isLink) {
    return <LinkInput {...props}>{shown}</LinkInput>
  }
  if (!isObjectInputProps(props)) return shown
  const { name } = props.schemaType
  if (name === 'seo') return <SearchPreview value={props.value}>{shown}</SearchPreview>
  if (props.path.length > 0) return shown
  if (name === 'house') return <SoldHouse>{shown}</SoldHouse>
  if (name === 'redirect') return <ShortAddress>{shown}</ShortAddress>
  if (!COUNTED.includes(name)) return shown
  return <ContentCounts>{shown}</ContentCounts>
}

type SearchPreviewProps = { value: object | undefined; children: ReactNode }

/** The page as a search engine may show it, above the words that it is made of. */
function SearchPreview({ value, children }: SearchPreviewProps) {
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
