import type { SanityClient } from '@sanity/client'
import { type PublishRequest, publishRequested } from './publish-requests.ts'
import { rawly } from './publish-together.ts'

/**
 * Carries out what staff planned for a time that has come. `client` may publish. Every process may do it at once: the plan ends with the
 * publish. A plan whose drafts are others than those judged stays, and says so in the Studio.
 */
export async function publishDue(client: SanityClient, due: readonly string[]): Promise<void> {
  for (const id of due) {
    const plan = await readOpen(client, id)
    if (plan) await carryOut(client, plan)
  }
}

async function carryOut(client: SanityClient, plan: PublishRequest): Promise<void> {
  try {
    if (await publishRequested(client, plan)) return
    await rawly(client).patch(plan._id).ifRevisionId(plan._rev).set({ isRefused: true }).commit()
  } catch (error) {
    // Another process was quicker.
    if (await readOpen(client, plan._id)) throw error
  }
}

const readOpen = (client: SanityClient, id: string) =>
  rawly(client).fetch<PublishRequest | null>('*[_id == $id && isRefused != true][0]', { id })
