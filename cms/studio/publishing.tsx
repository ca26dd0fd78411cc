import { useToast } from '@sanity/ui/toast'
import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  type DocumentActionComponent,
  type LayoutProps,
  type SanityDocument,
  useClient,
  useCurrentUser,
  useDocumentOperation,
  useDocumentOperationEvent,
  useEditState,
  useSyncState,
  useWorkspace,
  validateDocument,
} from 'sanity'
import { API_VERSION } from '../schema/fields/ask-content.ts'
import { redirectMovedOffer } from './moved-offer.ts'
import { useRefusedFiles } from './refused-files.ts'

// The Studio's own action forgets to publish when its pane closes before the draft is saved and validated, so the frame of the Studio waits here.

type Publishing = { id: string; type: string }

let underWay: readonly Publishing[] = []
const listeners = new Set<() => void>()

function change(next: readonly Publishing[]): void {
  underWay = next
  for (const listener of listeners) listener()
}

const begin = (one: Publishing) => change([...underWay.filter(({ id }) => id !== one.id), one])
const end = (ended: string) => change(underWay.filter(({ id }) => id !== ended))

function usePublishing(): readonly Publishing[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => underWay,
  )
}

/** The Studio's action to publish, which ends although staff go on to another document. */
export function publishToTheEnd(original: DocumentActionComponent): DocumentActionComponent {
  const PublishToTheEnd: DocumentActionComponent = (props) => {
    const { id, type } = props
    const shown = original(props)
    const isUnderWay = usePublishing().some((each) => each.id === id)
    if (!shown) return shown
    const onHandle = () => begin({ id, type })
    return isUnderWay ? { ...shown, label: 'Publishing…', disabled: true } : { ...shown, onHandle }
  }
  if (original.action) PublishToTheEnd.action = original.action
  return PublishToTheEnd
}

/** The Studio's frame, which goes on with what its panes would forget. */
export function StudioFrame(props: LayoutProps) {
  useRefusedFiles()
  const publishing = usePublishing()
  useAskBeforeLeaving(publishing.length > 0)
  return (
    <>
      {props.renderDefault(props)}
      {publishing.map((one) => (
        <PublishWhenReady key={one.id} {...one} />
      ))}
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

function PublishWhenReady({ id, type }: Publishing) {
  const { publish } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const { draft, ready } = useEditState(id, type)
  const event = useDocumentOperationEvent(id, type)
  const verdict = useVerdict(ready && !isSyncing ? draft : null)
  const toast = useToast()
  const client = useClient({ apiVersion: API_VERSION })
  const [sent, setSent] = useSent()

  useEffect(() => {
    if (!ready) return
    const hasFailed = sent !== undefined && event?.type === 'error'
    if (!draft || hasFailed) return end(id)
    if (sent === draft._rev || isSyncing || verdict?.revision !== draft._rev) return
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
    setSent(draft._rev)
    if (type !== 'offer') {
      publish.execute()
      return
    }
    redirectMovedOffer(client, { id, slug: slugOf(draft) }).then(
      () => publish.execute(),
      () => {
        toast.push({
          status: 'error',
          title: 'This was not published',
          description: 'The redirect from its old address could not be written. Please try again.',
        })
        end(id)
      },
    )
  })
  return null
}

const ANSWERED_WITHIN_MS = 10_000

/**
 * The revision that was sent to be published. The Studio silently drops a publish when somebody types before it is answered: a newer revision
 * is sent as well, and one that gets no answer is sent again.
 */
function useSent() {
  const [sent, setSent] = useState<string>()
  useEffect(() => {
    if (sent === undefined) return undefined
    const timer = setTimeout(() => setSent(undefined), ANSWERED_WITHIN_MS)
    return () => clearTimeout(timer)
  }, [sent])
  return [sent, setSent] as const
}

function slugOf({ slug }: SanityDocument): string | undefined {
  return typeof slug === 'object' && slug !== null && 'current' in slug ? String(slug.current) : undefined
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
