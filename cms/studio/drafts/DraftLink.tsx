import { Flex, Text } from '@sanity/ui'
import { Preview, useSchema } from 'sanity'
import { IntentLink } from 'sanity/router'
import type { Draft } from '../../publishing/publish-together.ts'

/** A draft, as the Studio shows it in lists; it leads to its fields. */
export function DraftLink({ draft }: { draft: Draft }) {
  const type = useSchema().get(draft._type)
  if (!type) return null
  return (
    <Flex align="center" gap={3}>
      <IntentLink intent="edit" params={{ id: draft._id, type: draft._type }}>
        <Preview value={draft} schemaType={type} layout="default" />
      </IntentLink>
      <Text size={1} muted>
        {type.title}
      </Text>
    </Flex>
  )
}
