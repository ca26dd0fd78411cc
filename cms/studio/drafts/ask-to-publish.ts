import { CheckmarkCircleIcon } from '@sanity/icons/CheckmarkCircle'
import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient, useCurrentUser, useSyncState } from 'sanity'
import { askToPublish } from '../../publishing/publish-requests.ts'
import { API_VERSION } from '../../schema/fields/ask-content.ts'
import { useJudge, useRightToPublish } from './use-drafts.ts'

/** For who writes and may not publish: asks the others to publish the open draft. */
export const useAskToPublish: DocumentActionComponent = ({ id, type, draft }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const by = useCurrentUser()?.name ?? ''
  const right = useRightToPublish()
  const judge = useJudge()
  const toast = useToast()
  const { isSyncing } = useSyncState(id, type)
  if (right !== 'ask') return null

  async function ask(): Promise<void> {
    if (!draft) return
    if ((await judge([draft])).length > 0)
      return void toast.push({ status: 'error', title: 'Something in it is missing or too long' })
    await askToPublish(client, [draft], { by })
    toast.push({ status: 'success', title: 'Asked', description: 'Those who may publish see it under Drafts.' })
  }
  return {
    label: 'Ready, please publish',
    icon: CheckmarkCircleIcon,
    disabled: !draft || isSyncing,
    onHandle: () => {
      ask().catch(() => toast.push({ status: 'error', title: 'This did not work. Please try again.' }))
    },
  }
}
