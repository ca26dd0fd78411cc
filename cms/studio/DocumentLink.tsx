import { Text } from '@sanity/ui'
import { Preview, type SanityDocument, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'

type DocumentLinkProps = {
  document: SanityDocument
  /** `compact` leaves out the second line. */
  layout?: 'default' | 'compact'
  /** Beside the link; without it the type of the document. */
  children?: React.ReactNode
}

/** A document as the Studio shows it in lists, which leads to its fields. */
export function DocumentLink({ document, layout = 'default', children }: DocumentLinkProps) {
  const type = useSchema().get(document._type)
  if (!type) return null
  return (
    <div className="document-link">
      <IntentLink intent="edit" params={{ id: document._id, type: document._type }}>
        <Preview value={document} schemaType={type} layout={layout} />
      </IntentLink>
      {children ?? (
        <Text size={1} muted>
          {type.title}
        </Text>
      )}
    </div>
  )
}
