import type { SanityClient } from '@sanity/client'
import { endRequest, type PublishRequest, publishRequested } from './publish-requests.ts'
import { rawly } from './publish-together.ts'

/**
 * Carries out what staff planned for a time that has come. `client` may publish. Every process may do it at once: the plan ends with the
 * publish, or where no draft is left. A plan of which a draft has changed stays, and the Studio says so.
 */
export async function publishDue(client: SanityClient, due: readonly string[]): Promise<void> {
  for (const id of due) {
    const plan = await readOpen(client, id)
    if (plan) await carryOut(client, plan)
  }
}

async function carryOut(client: SanityClient, plan: PublishRequest): Promise<void> {
  try {
    const outcome = await publishRequested(client, plan)
    if (outcome === 'none') await endRequest(client, plan)
    if (outcome === 'changed')
      await rawly(client).patch(plan._id).ifRevisionId(plan._rev).set({ isRefused: true }).commit()
  } catch (error) {
    // Another process was quicker.
    if (await readOpen(client, plan._id)) throw error
  }
}

const readOpen = (client: SanityClient, id: string) =>
  rawly(client).fetch<PublishRequest | null>('*[_id == $id && isRefused != true][0]', { id })
