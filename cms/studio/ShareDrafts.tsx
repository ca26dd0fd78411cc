import { ShareIcon } from '@sanity/icons/Share'
import { Box, Button, Card, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useEffect, useMemo, useState } from 'react'
import { type DocumentActionComponent, type SanityClient, useClient } from 'sanity'
import { dhakaDateTime } from '../../contract/values/calendar.ts'
import { momentText } from '../../contract/wording/format.ts'
import { hexOf, sha256 } from '../publishing/sha256.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { useRightToPublish } from './drafts/use-drafts.ts'
import { pathOf } from './locations.ts'

const DAYS = 7

type OpenLink = { _id: string; label: string; endsAt: string }

/** Makes a link by which someone without an account sees all drafts for a week, beginning with the page of this document; and ends those that were made. */
export const useShareDrafts: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setIsOpen] = useState(false)
  const right = useRightToPublish()
  const path = pathOf({ id, type, ...(draft ?? published) })
  if (right !== 'publish') return null
  return {
    label: 'Share drafts',
    icon: ShareIcon,
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: 'dialog',
      header: 'Share drafts',
      onClose: () => setIsOpen(false),
      content: <ShareDialog path={path} />,
    },
  }
}

function ShareDialog({ path }: { path: string }) {
  const client = useRawClient()
  const [made, setMade] = useState<{ id: string; address: string }>()
  const [isCopied, setIsCopied] = useState(false)
  const [open, setOpen] = useState<readonly OpenLink[]>()
  const [hasFailed, setHasFailed] = useState(false)
  // What was there before the first link is made here.
  useEffect(() => void readOpen(client).then(setOpen, () => setHasFailed(true)), [client])

  function run(work: () => Promise<unknown>): void {
    setHasFailed(false)
    work()
      .then(async () => setOpen(await readOpen(client)))
      .catch(() => setHasFailed(true))
  }
  async function makeOne(): Promise<void> {
    setIsCopied(false)
    setMade(await makeLink(client, path))
  }

  async function copy(address: string): Promise<void> {
    await navigator.clipboard.writeText(address)
    setIsCopied(true)
  }

  async function end(id: string): Promise<void> {
    await client.delete(id)
    if (made?.id === id) setMade(undefined)
  }

  return (
    <Stack gap={4}>
      <Text size={1}>
        Who opens the link sees the whole site as it will be, with every draft, for {DAYS} days. It lets nobody change
        anything.
      </Text>
      {made === undefined ? (
        <Button text="Make a link" tone="primary" onClick={() => run(makeOne)} />
      ) : (
        <Flex gap={2}>
          <Box flex={1}>
            <TextInput
              aria-label="Link to drafts"
              readOnly
              value={made.address}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </Box>
          <Button text={isCopied ? 'Copied' : 'Copy'} onClick={() => void copy(made.address)} />
        </Flex>
      )}
      {hasFailed && (
        <Card tone="critical" padding={3} radius={2} role="alert">
          <Text size={1}>This did not work. Please try again.</Text>
        </Card>
      )}
      {open?.map(({ _id, label, endsAt }) => (
        <Flex key={_id} align="center" gap={3} justify="space-between">
          <Text size={1}>
            {label}, until {momentText(dhakaDateTime(Date.parse(endsAt)))}
          </Text>
          <Button text="End it now" mode="ghost" fontSize={1} padding={2} onClick={() => run(() => end(_id))} />
        </Flex>
      ))}
    </Stack>
  )
}

function useRawClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION })
  return useMemo(() => client.withConfig({ perspective: 'raw', useCdn: false }), [client])
}

function readOpen(client: SanityClient): Promise<readonly OpenLink[]> {
  return client.fetch(
    '*[_type == "shareLink" && dateTime(endsAt) > dateTime(now())] | order(endsAt desc){ _id, label, endsAt }',
  )
}

/** The lake gets a hash of the secret alone: who reads the lake cannot use the link. */
async function makeLink(client: SanityClient, path: string): Promise<{ id: string; address: string }> {
  const secret = hexOf(crypto.getRandomValues(new Uint8Array(24)))
  const hash = await sha256(secret)
  const endsAt = new Date(Date.now() + DAYS * 86_400_000).toISOString()
  const { _id: id } = await client.create({
    _type: 'shareLink',
    _id: `share-${hash.slice(0, 20)}`,
    label: path,
    hash,
    endsAt,
  })
  const { href } = new URL(`/preview/shared?${new URLSearchParams({ key: secret, to: path })}`, window.location.origin)
  return { id, address: href }
}
