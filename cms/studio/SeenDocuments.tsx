import { useEffect, useState } from 'react'
import { useClient, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { DocumentFigures } from '../../contract/values/content-counts.ts'
import { formatAmount } from '../../contract/wording/format.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { FigureTable } from './FigureTable.tsx'

type Named = { _id: string; _type: string; title: string | null }

const NAMED = '*[_id in $ids]{ _id, _type, "title": coalesce(Heading, TitleText, title) }'

/** How often each banner, tile and offer was seen and followed, with a link to it. */
export function SeenDocuments({ documents }: { documents: readonly DocumentFigures[] }) {
  const named = useNamed(documents)
  const schema = useSchema()
  const unnamed = named ? 'No longer there' : '…'
  return (
    <FigureTable
      title="What they saw"
      columns={['Banner, tile or offer', 'Seen', 'Link followed']}
      rows={documents.map(({ document, views, clicks }) => {
        const found = named?.get(document)
        const name = found && `${found.title ?? 'Without words'} (${schema.get(found._type)?.title ?? found._type})`
        return {
          key: document,
          name: found ? (
            <IntentLink intent="edit" params={{ id: document, type: found._type }}>
              {name}
            </IntentLink>
          ) : (
            unnamed
          ),
          bar: views,
          figures: [formatAmount(views), formatAmount(clicks)],
        }
      })}
      empty="Nothing was seen in these four weeks."
    />
  )
}

/** What the lake has of the counted documents, drafts too: one that was taken off the site was seen all the same. */
function useNamed(documents: readonly DocumentFigures[]): ReadonlyMap<string, Named> | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [named, setNamed] = useState<ReadonlyMap<string, Named>>()
  useEffect(() => {
    let isGone = false
    const read = async () => {
      const ids = documents.map(({ document }) => document)
      const found = await client.withConfig({ perspective: 'drafts' }).fetch<Named[]>(NAMED, { ids })
      if (!isGone) setNamed(new Map(found.map((one) => [one._id, one])))
    }
    // Without an answer the figures are shown without names.
    read().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [client, documents])
  return named
}
