import { Button, Card, Checkbox, Container, Flex, Heading, Stack, Text } from '@sanity/ui'
import { useCallback, useEffect, useState } from 'react'
import {
  Preview,
  type SanityClient,
  useClient,
  useCurrentUser,
  useSchema,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { IntentLink } from 'sanity/router'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { type Draft, publishTogether } from './publish-together.ts'

type Found = 'reading' | 'unreadable' | readonly Draft[]
type Outcome = { tone: 'positive' | 'critical'; words: string }

const NOT_PUBLISHED =
  'Nothing was published: somebody changed one of them meanwhile, or the lake did not answer. Please look again.'

const faultyText = (count: number) =>
  `Nothing was published: something is missing or too long in ${count} of them. Open them to see what, or leave them out.`

/** What was written and not published: several documents of a campaign are published at one instant. */
export function DraftsTool() {
  const client = useClient({ apiVersion: API_VERSION })
  const judge = useJudge()
  const [found, read] = useDrafts(client)
  const [left, setLeft] = useState<readonly string[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const drafts = typeof found === 'string' ? [] : found
  const chosen = drafts.filter(({ _id }) => !left.includes(_id))

  async function publish(): Promise<Outcome> {
    const faulty = await judge(chosen)
    if (faulty.length > 0) return { tone: 'critical', words: faultyText(faulty.length) }
    await publishTogether(client, chosen)
    return { tone: 'positive', words: `Published together: ${chosen.length}.` }
  }

  async function onPublish(): Promise<void> {
    setIsBusy(true)
    setOutcome(await publish().catch((): Outcome => ({ tone: 'critical', words: NOT_PUBLISHED })))
    await read()
    setIsBusy(false)
  }

  return (
    <Container width={1} padding={5}>
      <Stack gap={5}>
        <Heading as="h1" size={2}>
          Drafts
        </Heading>
        <Text size={1} muted>
          What visitors do not see yet. Preview shows the site with all of it. What is chosen here is published at one
          instant.
        </Text>
        {outcome && (
          <Card tone={outcome.tone} padding={3} radius={2} role="status">
            <Text size={1}>{outcome.words}</Text>
          </Card>
        )}
        <State found={found} />
        <Stack as="ul" gap={2}>
          {drafts.map((draft) => (
            <DraftRow
              key={draft._id}
              draft={draft}
              isChosen={!left.includes(draft._id)}
              onChoose={(isChosen) =>
                setLeft((before) => [...before.filter((id) => id !== draft._id), ...(isChosen ? [] : [draft._id])])
              }
            />
          ))}
        </Stack>
        {drafts.length > 0 && (
          <Button
            text={`Publish ${chosen.length} together`}
            tone="primary"
            disabled={isBusy || chosen.length === 0}
            loading={isBusy}
            onClick={() => void onPublish()}
          />
        )}
      </Stack>
    </Container>
  )
}

function State({ found }: { found: Found }) {
  if (found === 'reading') return <Text size={1}>Reading the drafts …</Text>
  if (found === 'unreadable') return <Text size={1}>The drafts cannot be read at the moment.</Text>
  return found.length === 0 ? <Text size={1}>There are no drafts: visitors see everything.</Text> : null
}

type DraftRowProps = { draft: Draft; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function DraftRow({ draft, isChosen, onChoose }: DraftRowProps) {
  const type = useSchema().get(draft._type)
  if (!type) return null
  return (
    <Card as="li" border radius={2} padding={2}>
      <Flex align="center" gap={3}>
        <Checkbox
          aria-label={`Publish ${String(type.title)}`}
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <IntentLink intent="edit" params={{ id: draft._id, type: draft._type }}>
          <Preview value={draft} schemaType={type} layout="default" />
        </IntentLink>
        <Text size={1} muted>
          {type.title}
        </Text>
      </Flex>
    </Card>
  )
}

function useDrafts(client: SanityClient): [Found, () => Promise<void>] {
  const schema = useSchema()
  const [found, setFound] = useState<Found>('reading')
  const read = useCallback(async () => {
    const types = schema.getTypeNames()
    await client
      .withConfig({ perspective: 'raw', useCdn: false })
      .fetch<Draft[]>('*[_id in path("drafts.**") && _type in $types] | order(_updatedAt desc)', { types })
      .then(setFound, () => setFound('unreadable'))
  }, [client, schema])
  useEffect(() => void read(), [read])
  return [found, read]
}

/** Answers those that may not be published. */
function useJudge(): (drafts: readonly Draft[]) => Promise<readonly Draft[]> {
  const workspace = useWorkspace()
  const currentUser = useCurrentUser()
  return async (drafts) => {
    const faulty = await Promise.all(
      drafts.map(async (document) => {
        const markers = await validateDocument({ document, workspace, currentUser })
        return markers.some(({ level }) => level === 'error') ? [document] : []
      }),
    )
    return faulty.flat()
  }
}
