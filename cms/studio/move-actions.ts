import { useToast } from '@sanity/ui/toast'
import { type DocumentActionComponent, useClient } from 'sanity'
import { giveRank, RANKED, ranksAfterMove, readRanks, writeRanks } from '../publishing/ranks.ts'
import { useRightToPublish } from './drafts/use-drafts.ts'
import { API_VERSION } from '../schema/fields/ask-content.ts'

const STEPS = [
  { label: 'Move up', step: -1 },
  { label: 'Move down', step: 1 },
] as const

function moveAction({ label, step }: (typeof STEPS)[number]): DocumentActionComponent {
  return function useMove({ id, type }) {
    const client = useClient({ apiVersion: API_VERSION }).withConfig({ perspective: 'raw' })
    const toast = useToast()
    const right = useRightToPublish()
    if (right !== 'publish') return null

    async function move(): Promise<void> {
      await giveRank(client, { id, type })
      const ranks = ranksAfterMove(await readRanks(client, type), id, step)
      if (ranks.length === 0)
        return void toast.push({
          status: 'info',
          title: step < 0 ? 'This is the first already' : 'This is the last already',
        })
      await writeRanks(client, ranks)
      toast.push({ status: 'success', title: 'Moved' })
    }
    const onHandle = () => {
      move().catch(() => toast.push({ status: 'error', title: 'It was not moved. Please try again.' }))
    }
    return { label, onHandle }
  }
}

const moveActions = STEPS.map(moveAction)

/** To move a document of this type among its own kind, without a publish of each that makes room. */
export const moveActionsFor = (type: string): readonly DocumentActionComponent[] =>
  RANKED.includes(type) ? moveActions : []
