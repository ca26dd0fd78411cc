import { useToast } from '@sanity/ui/toast'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import {
  type DocumentActionComponent,
  type LayoutProps,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentOperation,
  useDocumentOperationEvent,
  useDocumentPairPermissions,
  useEditState,
  useSyncState,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { giveRank, lacksRank } from '../publishing/ranks.ts'
import { redirectMovedPage, slugOf } from '../publishing/moved-page.ts'
import { type PublishedDocument, PublishMark, usePublishPresses } from './publish-press.tsx'
import { useRefusedFiles } from './refused-files.ts'
import { sentWrites, useIsAnyUnanswered, useIsUnanswered } from './sent-writes.ts'

// The Studio's own action forgets to publish when its pane closes before the draft is saved and validated, so the frame of the Studio waits here.

/** The documents that are to be published, and those that just were: until when words may come back that were left out. */
type Publishing = PublishedDocument & { publishedAt?: number }

let underWay: readonly Publishing[] = []
const listeners = new Set<() => void>()

function change(next: readonly Publishing[]): void {
  underWay = next
  for (const listener of listeners) listener()
}

const put = (one: Publishing) => change([...underWay.filter(({ id }) => id !== one.id), one])
const end = (ended: string) => change(underWay.filter(({ id }) => id !== ended))
const begin = ({ id, type }: PublishedDocument) => put({ id, type })

function usePublishing(): readonly Publishing[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => underWay,
  )
}

const isToBePublished = ({ publishedAt }: Publishing): boolean => publishedAt === undefined

/** The Studio takes another component for another action, and begins it again: one of ours for each of its own. */
const made = new WeakMap<DocumentActionComponent, DocumentActionComponent>()

/** The Studio's action to publish, which ends although staff go on to another document. */
export function publishToTheEnd(original: DocumentActionComponent): DocumentActionComponent {
  const known = made.get(original)
  if (known) return known
  const usePublishToTheEnd: DocumentActionComponent = (props) => {
    const { id, type } = props
    const shown = original(props)
    const isUnderWay = usePublishing().some((each) => each.id === id && isToBePublished(each))
    const [permissions] = useDocumentPairPermissions({ id, type, permission: 'publish' })
    const isAllowed = permissions?.granted ?? false
    const icon = useMemo(() => <PublishMark id={id} type={type} isAllowed={isAllowed} />, [id, type, isAllowed])
    if (!shown) return shown
    const onHandle = () => begin({ id, type })
    return isUnderWay ? { ...shown, icon, label: 'Publishing…', disabled: true } : { ...shown, icon, onHandle }
  }
  if (original.action) usePublishToTheEnd.action = original.action
  made.set(original, usePublishToTheEnd)
  return usePublishToTheEnd
}

/** The Studio's frame, which goes on with what its panes would forget. */
export function StudioFrame(props: LayoutProps) {
  useRefusedFiles()
  usePublishPresses(begin)
  const publishing = usePublishing()
  const isAnyUnanswered = useIsAnyUnanswered()
  useAskBeforeLeaving(isAnyUnanswered || publishing.some(isToBePublished))
  return (
    <>
      {props.renderDefault(props)}
      {publishing.map((one) =>
        isToBePublished(one) ? <PublishWhenReady key={one.id} {...one} /> : <LookForLeftOut key={one.id} {...one} />,
      )}
    </>
  )
}

/** The browser asks before it closes or reloads the window. */
function useAskBeforeLeaving(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsking])
}

function PublishWhenReady({ id, type }: PublishedDocument) {
  const { publish } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const { draft, ready } = useEditState(id, type)
  const event = useDocumentOperationEvent(id, type)
  const isUnanswered = useIsUnanswered(id)
  const verdict = useVerdict(ready && !isSyncing ? draft : null)
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const [sent, setSent] = useSent()

  useEffect(() => {
    if (!ready) return
    const hasFailed = sent !== undefined && event?.type === 'error'
    if (hasFailed) return end(id)
    // Words may be on their way of which the Studio shows nothing, since it has read the document again.
    if (isUnanswered) return
    if (!draft) return sent === undefined ? end(id) : put({ id, type, publishedAt: Date.now() })
    if (isIncluded(draft, sent) || isSyncing || verdict?.revision !== draft._rev) return
    if (!verdict.isValid) {
      toast.push({
        status: 'error',
        title: 'This was not published',
        description: 'Something in it is missing or too long.',
      })
      return end(id)
    }
    // There is a draft: a reason against it, such as no changes, is of a moment ago.
    if (publish.disabled) return
    setSent({ revision: draft._rev, at: Date.now() })
    // The draft comes back with its rank, and is sent then.
    const isSent = !lacksRank(type, draft)
    const prepared = isSent
      ? redirectMovedPage(client, { id, type, slug: slugOf(draft) })
      : giveRank(client, { id, type })
    prepared.then(
      () => isSent && publish.execute(),
      () => {
        toast.push({
          status: 'error',
          title: 'This was not published',
          description: 'Its rank, or the redirect from its old address, could not be written. Please try again.',
        })
        end(id)
      },
    )
  })
  return null
}

const LEFT_OUT_WITHIN_MS = 15_000

/** Says so when words that were sent before the publish come back as a draft after it. */
function LookForLeftOut({ id, type, publishedAt = 0 }: Publishing) {
  const { draft, ready } = useEditState(id, type)
  const toast = useToast()

  useEffect(() => {
    const timer = setTimeout(() => end(id), LEFT_OUT_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [id])

  const sentAt = ready && draft ? sentWrites.sentAt(draft._rev) : undefined
  useEffect(() => {
    if (sentAt === undefined) return
    if (sentAt < publishedAt) {
      toast.push({
        status: 'warning',
        title: 'Your last words were not published',
        description: 'Please publish again.',
        duration: LEFT_OUT_WITHIN_MS,
      })
    }
    end(id)
  }, [id, sentAt, publishedAt, toast])
  return null
}

const ANSWERED_WITHIN_MS = 10_000

/** The revision that was sent to be published, and when. */
type Sent = { revision: string; at: number }

/** Whether a publish that was sent has these words too: the Studio may learn of a revision that the lake had before only afterwards. */
function isIncluded({ _rev: revision }: SanityDocument, sent: Sent | undefined): boolean {
  if (!sent) return false
  return sent.revision === revision || (sentWrites.sentAt(revision) ?? Infinity) < sent.at
}

/**
 * What was sent to be published. The Studio silently drops a publish when somebody types before it is answered: a newer revision is sent as
 * well, and one that gets no answer is sent again.
 */
function useSent() {
  const [sent, setSent] = useState<Sent>()
  useEffect(() => {
    if (sent === undefined) return undefined
    const timer = setTimeout(() => setSent(undefined), ANSWERED_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [sent])
  return [sent, setSent] as const
}

type Verdict = { revision: string; isValid: boolean }

/**
 * Whether this very revision may be published. `useValidationStatus` cannot say: while it validates the newest revision,
 * it can show that revision with what it found wrong in the one before.
 */
function useVerdict(draft: SanityDocument | null): Verdict | undefined {
  const workspace = useWorkspace()
  const currentUser = useCurrentUser()
  const [verdict, setVerdict] = useState<Verdict>()

  useEffect(() => {
    if (!draft) return undefined
    let isCurrent = true
    async function judge(document: SanityDocument): Promise<void> {
      const markers = await validateDocument({ document, workspace, currentUser })
      const isValid = !markers.some(({ level }) => level === 'error')
      if (isCurrent) setVerdict({ revision: document._rev, isValid })
    }
    void judge(draft)
    return () => {
      isCurrent = false
    }
  }, [draft, workspace, currentUser])
  return verdict
}
