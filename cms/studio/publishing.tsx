import { useToast } from '@sanity/ui/toast'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import {
  type DocumentActionComponent,
  type LayoutProps,
  useDocumentOperation,
  useDocumentOperationEvent,
  useEditState,
  useSyncState,
  useValidationStatus,
} from 'sanity'
import { useRefusedFiles } from './refused-files.ts'

// The Studio's own action waits until what was typed is saved and checked, and does not publish when its pane is closed in the meantime.
// Here that waiting is the Studio's frame's, which stays.

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
  return (
    <>
      {props.renderDefault(props)}
      {publishing.map((one) => (
        <PublishWhenReady key={one.id} {...one} />
      ))}
    </>
  )
}

function PublishWhenReady({ id, type }: Publishing) {
  const { publish } = useDocumentOperation(id, type)
  const { isSyncing } = useSyncState(id, type)
  const { draft, ready } = useEditState(id, type)
  const { isValidating, validation, revision } = useValidationStatus(`drafts.${id}`, type, true)
  const event = useDocumentOperationEvent(id, type)
  const toast = useToast()
  const isSent = useRef(false)

  useEffect(() => {
    if (!ready) return
    const hasFailed = isSent.current && event?.type === 'error'
    if (!draft || hasFailed) return end(id)
    if (isSent.current || isSyncing || isValidating || revision !== draft._rev || publish.disabled === 'NOT_READY')
      return
    if (validation.some(({ level }) => level === 'error')) {
      toast.push({
        status: 'error',
        title: 'This was not published',
        description: 'Something in it is missing or too long.',
      })
      return end(id)
    }
    if (publish.disabled) return end(id)
    isSent.current = true
    publish.execute()
  })
  return null
}
