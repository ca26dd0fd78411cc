import { setTimeout as pause } from 'node:timers/promises'
import type { SignedIn } from '#tests/support/guests.ts'
import type { Cluster } from './cluster.ts'
import { startLoad, type Seen } from './load.ts'
import type { Servers } from './servers.ts'

type Broken = { cluster: Cluster; servers: Servers }

/** What is done, until all parts run again or are about to. */
type Fault = (broken: Broken) => Promise<void>

/** Patroni's `ttl` is 20 s. */
const LESS_THAN_THE_LEASE_MS = 12_000
const MORE_THAN_THE_LEASE_MS = 35_000
const OUTAGE_MS = 25_000
const RESTART_AFTER_MS = 5_000
/** Before a fault, and after the cluster is whole again. */
const CALM_MS = 5_000
/** Until the nodes have noticed that something is broken. */
const NOTICED_AFTER_MS = 3_000

export const faults = {
  'the primary is killed, PostgreSQL and Patroni': async ({ cluster }) => {
    const primary = await cluster.primary()
    await primary.kill()
    await cluster.untilPrimaryIsNot(primary)
    await primary.start()
  },
  'the primary’s PostgreSQL alone is killed': async ({ cluster }) => {
    const primary = await cluster.primary()
    await primary.killPostgres()
  },
  'planned switchover': ({ cluster }) => cluster.switchOver(),
  'the primary freezes for 12 s, less than the lease': ({ cluster }) => freeze(cluster, LESS_THAN_THE_LEASE_MS),
  'the primary freezes for 35 s, more than the lease': ({ cluster }) => freeze(cluster, MORE_THAN_THE_LEASE_MS),
  'etcd is gone for 25 s': async ({ cluster }) => {
    await cluster.killEtcd()
    await pause(OUTAGE_MS)
    await cluster.startEtcd()
  },
  'the synchronous replica is killed': async ({ cluster }) => {
    const replica = await cluster.synchronousReplica()
    await replica.kill()
    await pause(RESTART_AFTER_MS)
    await replica.start()
  },
  'both replicas are killed, and come back after 25 s': async ({ cluster }) => {
    const replicas = await cluster.replicas()
    await Promise.all(replicas.map((replica) => replica.kill()))
    await pause(OUTAGE_MS)
    await Promise.all(replicas.map((replica) => replica.start()))
  },
  'a process of the server is killed': async ({ servers }) => {
    await servers.killOne()
    await pause(RESTART_AFTER_MS)
    await servers.startItAgain()
  },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults

export type SeenDuring = Seen & {
  /** When the fault began. */
  brokenAt: number
}

/** What guests see who book from before a fault until the cluster is whole again. */
export async function seenDuring(
  fault: FaultName,
  { cluster, servers, guests, faultNumber }: Broken & { guests: readonly SignedIn[]; faultNumber: number },
): Promise<SeenDuring> {
  await cluster.untilWhole()
  const load = startLoad({ urls: servers.urls, guests, faultNumber })
  await pause(CALM_MS)
  const brokenAt = performance.now()
  await faults[fault]({ cluster, servers })
  await pause(NOTICED_AFTER_MS)
  await cluster.untilWhole()
  await pause(CALM_MS)
  return { ...(await load.stop()), brokenAt }
}

async function freeze(cluster: Cluster, ms: number): Promise<void> {
  const primary = await cluster.primary()
  await primary.freeze()
  await pause(ms)
  await primary.thaw()
}
