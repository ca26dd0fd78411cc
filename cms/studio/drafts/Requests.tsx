import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import type { SanityClient } from 'sanity'
import { isDraftId } from '../../publishing/draft-ids.ts'
import {
  endRequest,
  grantRequest,
  isAsJudged,
  isPlan,
  type PublishRequest,
  publishRequested,
} from '../../publishing/publish-requests.ts'
import { DocumentLink } from '../DocumentLink.tsx'
import { publishedText, requestText } from './request-text.ts'
import type { Found, useRightToPublish } from './use-drafts.ts'

export type Run = (work: (client: SanityClient) => Promise<string>) => void

type RequestsProps = Found & {
  right: ReturnType<typeof useRightToPublish>
  isBusy: boolean
  /** Does what a button says, and shows the words that it answers. */
  run: Run
}

/** What is asked for and planned, and what can be done about it. */
export function Requests({ requests, ...props }: RequestsProps) {
  return (
    <Stack as="ul" gap={2} aria-label="To be published">
      {requests.map((request) => (
        <RequestCard key={request._id} request={request} {...props} />
      ))}
    </Stack>
  )
}

type RequestCardProps = Omit<RequestsProps, 'requests'> & { request: PublishRequest }

function RequestCard({ request, drafts, right, isBusy, run }: RequestCardProps) {
  const own = drafts.filter(({ _id }) => request.drafts.some(({ id }) => id === _id))
  const isChanged = !isAsJudged(request, own)
  const canPublish = right === 'publish' && !isChanged
  return (
    <Card as="li" border radius={2} padding={3} tone={isChanged || request.isRefused ? 'caution' : 'primary'}>
      <Stack gap={3}>
        <Text size={1}>{requestText(request, isChanged)}</Text>
        {own.map((draft) => (
          <DocumentLink key={draft._id} document={draft} />
        ))}
        <Flex gap={2} wrap="wrap">
          {canPublish && (
            <Button
              text="Publish now"
              mode="ghost"
              disabled={isBusy}
              onClick={() => run(async (client) => publishNow(client, request))}
            />
          )}
          {canPublish && request.at !== undefined && !isPlan(request) && (
            <Button
              text="Agree to this time"
              mode="ghost"
              disabled={isBusy}
              onClick={() => run(async (client) => grantRequest(client, request).then(() => 'Planned.'))}
            />
          )}
          {(right === 'publish' || (right === 'ask' && isDraftId(request._id))) && (
            <Button
              text={endText(request, right)}
              mode="bleed"
              disabled={isBusy}
              onClick={() => run(async (client) => endRequest(client, request).then(() => 'Nothing is published.'))}
            />
          )}
        </Flex>
      </Stack>
    </Card>
  )
}

function endText(request: PublishRequest, right: RequestsProps['right']): string {
  if (isPlan(request)) return 'Call off'
  return right === 'publish' ? 'Decline' : 'Take back'
}

async function publishNow(client: SanityClient, request: PublishRequest): Promise<string> {
  if ((await publishRequested(client, request)) !== 'published') throw new Error('A draft was changed')
  return publishedText(request.drafts.length)
}
