import { createHmac } from 'node:crypto'
import { DAY_MS } from '#contract/values/calendar.ts'
import type { Db } from '#api/platform/db/db.ts'
import type { Deps } from '#api/platform/deps.ts'
import { selectIsKnownNetwork, upsertNetwork } from './known-networks.sql.ts'

/**
 * Whose doing something at a phone is: a network from which its guest signed in lately, as a keyed hash, or empty for all others
 * together. Budgets of codes and tries count each one separately, so a stranger elsewhere uses up none of the guest's.
 */
export type Source = string
export const ELSEWHERE: Source = ''

const LATELY_MS = 90 * DAY_MS

type NetworkDeps = Pick<Deps, 'now' | 'secrets'>

export async function sourceOf(
  { db, now, secrets }: NetworkDeps & Pick<Deps, 'db'>,
  { phone, network }: { phone: string; network: string },
): Promise<Source> {
  const networkMac = macOf(secrets, network)
  const since = new Date(now().getTime() - LATELY_MS)
  return (await selectIsKnownNetwork(db, { phone, networkMac, since })) ? networkMac : ELSEWHERE
}

/** Joins the transaction that signs the guest in. */
export async function rememberNetwork(
  db: Db,
  { now, secrets }: NetworkDeps,
  { guestId, network }: { guestId: number; network: string },
): Promise<void> {
  await upsertNetwork(db, { guestId, networkMac: macOf(secrets, network), at: now() })
}

function macOf({ codePepper }: NetworkDeps['secrets'], network: string): string {
  return createHmac('sha256', codePepper).update(`network|${network}`).digest('hex')
}
