import { Card, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { type SanityClient, set, type StringInputProps, useClient } from 'sanity'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { sitePages } from './locations.ts'

/** A place of this site to which a link can lead. */
export type LinkTarget = { value: string; title: string }

type LinkInputProps = Pick<StringInputProps, 'onChange' | 'readOnly'> & { children: ReactNode }

/** A link, and below it the pages, offers, houses and files of this site to choose from: nobody types the path of one. */
export function LinkInput({ onChange, readOnly = false, children }: LinkInputProps) {
  const id = useId()
  const targets = useLinkTargets()
  if (readOnly) return children
  return (
    <Stack gap={2}>
      {children}
      <Autocomplete
        id={id}
        aria-label="Choose a page of this site"
        placeholder="Choose a page, offer, house or file of this site"
        fontSize={1}
        padding={2}
        openButton
        options={[...targets]}
        filterOption={isFound}
        renderOption={({ title, value }) => (
          <Card as="button" padding={3}>
            <Text size={1}>
              {title} <span style={{ opacity: 0.7 }}>{value}</span>
            </Text>
          </Card>
        )}
        onSelect={(path) => onChange(set(path))}
        value=""
      />
    </Stack>
  )
}

/** Whether its title and its path hold all words, in any order. */
export function isFound(query: string, { title, value }: LinkTarget): boolean {
  const where = `${title} ${value}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word))
}

let reading: Promise<readonly LinkTarget[]> | undefined

/** Read once for a while: a form has several links. */
function useLinkTargets(): readonly LinkTarget[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [targets, setTargets] = useState(sitePages)
  useEffect(() => {
    reading ??= readTargets(client).finally(() => setTimeout(() => (reading = undefined), 10_000))
    let isShown = true
    // Without an answer there are the pages that are always there.
    reading.then((read) => isShown && setTargets(read)).catch(() => {})
    return () => {
      isShown = false
    }
  }, [client])
  return targets
}

const TARGETS = /* groq */ `{
  "offers": *[_type == "offer" && defined(slug.current)] | order(title asc) { title, "value": "/offers/" + slug.current },
  "houses": *[_type == "house" && defined(page)] | order(page asc) { "title": coalesce(name, page), "value": page },
  "landingPages": *[_type == "landingPage" && defined(slug.current)] | order(title asc) { title, "value": "/" + slug.current },
  "files": *[_type == "pdf" && defined(slug.current)] | order(title asc) { title, "value": "/pdf/" + slug.current }
}`

async function readTargets(client: SanityClient): Promise<readonly LinkTarget[]> {
  const read = await client
    .withConfig({ perspective: 'drafts' })
    .fetch<Record<'offers' | 'landingPages' | 'houses' | 'files', readonly LinkTarget[]>>(TARGETS)
  return [...sitePages, ...read.offers, ...read.landingPages, ...read.houses, ...read.files]
}
