import type { ReactNode } from 'react'
import { type InputProps, isObjectInputProps, isStringInputProps } from 'sanity'
import { ContentCounts } from './ContentCounts.tsx'
import { RequestNote } from './drafts/RequestNote.tsx'
import { LinkInput } from './LinkInput.tsx'
import { insertTermsTable, PastedText } from './PastedText.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { ShortAddress } from './ShortAddress.tsx'
import { SoldHouse } from './SoldHouse.tsx'

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
  return <RequestNote>{noted(name, shown)}</RequestNote>
}

/** A document's fields below what the site or the booking system knows of it. */
function noted(type: string, shown: ReactNode): ReactNode {
  if (type === 'house') return <SoldHouse>{shown}</SoldHouse>
  if (type === 'redirect') return <ShortAddress>{shown}</ShortAddress>
  return COUNTED.includes(type) ? <ContentCounts>{shown}</ContentCounts> : shown
}
