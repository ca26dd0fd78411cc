import { EditIcon } from '@sanity/icons/Edit'
import { Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { useState } from 'react'
import { type SanityClient, type Tool, useClient, useCurrentUser } from 'sanity'
import { askToPublish, planToPublish } from '../../publishing/publish-requests.ts'
import { type Draft, publishTogether } from '../../publishing/publish-together.ts'
import { API_VERSION } from '../../schema/fields/ask-content.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import { ToolPage } from '../ToolPage.tsx'
import { PublishBar } from './PublishBar.tsx'
import { publishedText } from './request-text.ts'
import { Requests } from './Requests.tsx'
import { type Found, useDrafts, useJudge, useRightToPublish } from './use-drafts.ts'

type Outcome = { tone: 'positive' | 'critical'; words: string }

const NOT_DONE =
  'This did not work: somebody has just changed one of them, or the lake did not answer. Please look again.'

const faultyText = (count: number) =>
  `Something is missing or too long in ${count} of them. Open them to see what, or leave them out.`

/** The Studio's page of drafts. `canPlan`: whether this server publishes at planned times. */
export const draftsTool = (canPlan: boolean): Tool => ({
  name: 'drafts',
  title: 'Drafts',
  icon: EditIcon,
  component: () => <DraftsTool canPlan={canPlan} />,
})

/** What was written and not published: several documents of a campaign are published at one instant, now or at a time. */
function DraftsTool({ canPlan }: { canPlan: boolean }) {
  const client = useClient({ apiVersion: API_VERSION })
  const by = useCurrentUser()?.name ?? ''
  const judge = useJudge()
  const right = useRightToPublish()
  const [found, read] = useDrafts(client)
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({})
  const [outcome, setOutcome] = useState<Outcome>()
  const [isBusy, setIsBusy] = useState(false)
  const { drafts, requests } = typeof found === 'string' ? nothing : found
  // What somebody has asked for or planned already is left out, unless it is chosen.
  const asked = new Set(requests.flatMap((request) => request.drafts.map(({ id }) => id)))
  const isChosen = ({ _id }: Draft) => choices[_id] ?? !asked.has(_id)
  const chosen = drafts.filter(isChosen)

  function run(work: (raw: SanityClient) => Promise<string>): void {
    setIsBusy(true)
    void work(client)
      .then(
        (words) => setOutcome({ tone: 'positive', words }),
        (error: unknown) => setOutcome({ tone: 'critical', words: error instanceof Faulty ? error.message : NOT_DONE }),
      )
      .then(read)
      .finally(() => setIsBusy(false))
  }

  /** Does something with what is chosen, if nothing is wrong in it and the time is one to come. */
  const runJudged = (work: (raw: SanityClient) => Promise<void>, words: string, at?: string) =>
    run(async (raw) => {
      if (at !== undefined && Date.parse(at) <= Date.now()) throw new Faulty('This time is over.')
      const { length } = await judge(chosen)
      if (length > 0) throw new Faulty(faultyText(length))
      await work(raw)
      return words
    })

  return (
    <ToolPage
      title="Drafts"
      width={1}
      intro="What visitors do not see yet. Preview shows the site with all of it. What is chosen here is published at one instant."
    >
      {outcome && (
        <Card tone={outcome.tone} padding={3} radius={2} role="status">
          <Text size={1}>{outcome.words}</Text>
        </Card>
      )}
      {requests.length > 0 && <Requests {...{ requests, drafts, right, isBusy, run }} />}
      <State found={found} />
      <Stack as="ul" gap={2}>
        {drafts.map((draft) => (
          <DraftRow
            key={draft._id}
            draft={draft}
            isChosen={isChosen(draft)}
            onChoose={(choice) => setChoices((before) => ({ ...before, [draft._id]: choice }))}
          />
        ))}
      </Stack>
      {drafts.length > 0 && (
        <PublishBar
          {...{ right, canPlan, isBusy }}
          count={chosen.length}
          onPublish={() => runJudged((raw) => publishTogether(raw, chosen), publishedText(chosen.length))}
          onPlan={(at) => runJudged((raw) => planToPublish(raw, chosen, { by, at }), 'Planned.', at)}
          onAsk={(at) =>
            runJudged(
              (raw) => askToPublish(raw, chosen, at === undefined ? { by } : { by, at }),
              'Asked: those who may publish see it here.',
              at,
            )
          }
        />
      )}
    </ToolPage>
  )
}

const nothing: Found = { drafts: [], requests: [] }

/** What is written in a draft may not be published. */
class Faulty extends Error {
  override name = 'Faulty'
}

function State({ found }: { found: ReturnType<typeof useDrafts>[0] }) {
  if (found === 'reading') return <Text size={1}>Reading the drafts …</Text>
  if (found === 'unreadable') return <Text size={1}>The drafts cannot be read at the moment.</Text>
  return found.drafts.length === 0 ? <Text size={1}>There are no drafts: visitors see everything.</Text> : null
}

type DraftRowProps = { draft: Draft; isChosen: boolean; onChoose: (isChosen: boolean) => void }

function DraftRow({ draft, isChosen, onChoose }: DraftRowProps) {
  return (
    <Card as="li" border radius={2} padding={2}>
      <Flex align="center" gap={3}>
        <Checkbox
          aria-label="Publish it"
          checked={isChosen}
          onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
        />
        <DocumentLink document={draft} />
      </Flex>
    </Card>
  )
}
