import { Button, Flex, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { dhakaInstant } from '../../../contract/values/calendar.ts'
import type { useRightToPublish } from './use-drafts.ts'

type PublishBarProps = {
  count: number
  right: ReturnType<typeof useRightToPublish>
  /** Whether this server publishes at planned times. */
  canPlan: boolean
  isBusy: boolean
  onPublish: () => void
  /** `at`: an ISO instant. */
  onPlan: (at: string) => void
  onAsk: (at: string | undefined) => void
}

/** What can be done with the drafts that are chosen. */
export function PublishBar({ count, right, canPlan, isBusy, onPublish, onPlan, onAsk }: PublishBarProps) {
  const [local, setLocal] = useState('')
  const at = local === '' ? undefined : dhakaInstant(local)
  const disabled = isBusy || count === 0
  if (right === 'read') return null
  return (
    <Flex gap={3} wrap="wrap" align="center">
      {right === 'publish' ? (
        <Button
          text={count < 2 ? 'Publish it' : `Publish ${count} together`}
          tone="primary"
          disabled={disabled}
          loading={isBusy}
          onClick={onPublish}
        />
      ) : (
        <Button
          text={count < 2 ? 'Ready, please publish' : `Ready, please publish ${count}`}
          tone="primary"
          disabled={disabled}
          loading={isBusy}
          onClick={() => onAsk(at)}
        />
      )}
      {canPlan && (
        <Flex as="label" gap={2} align="center">
          <Text size={1}>At this time, in Dhaka</Text>
          <TextInput
            type="datetime-local"
            value={local}
            onChange={({ currentTarget }) => setLocal(currentTarget.value)}
          />
        </Flex>
      )}
      {canPlan && right === 'publish' && (
        <Button
          text="Publish at this time"
          mode="ghost"
          disabled={disabled || at === undefined}
          onClick={() => at !== undefined && onPlan(at)}
        />
      )}
    </Flex>
  )
}
