import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '#tests/support/guests.ts'
import { changedAnswers, doubledAmong, lostAmong, nightsTwice, orderCodes, untilNodesAgree } from './books.ts'
import { buildCluster, type Cluster } from './cluster.ts'
import { faults, seenDuring, type SeenDuring } from './faults.ts'
import { openResort } from './resort.ts'
import { routeNames, startServers, type Route, type Servers } from './servers.ts'

// One cluster that is broken again and again while guests book. The tests go on from each other, in this order.

const throughPooler = ['the primary is killed, PostgreSQL and Patroni', 'planned switchover'] as const
const cases = [
  ...namesOf(faults).map((fault) => ({ fault, route: 'haproxy' as const })),
  ...throughPooler.map((fault) => ({ fault, route: 'pgbouncer' as const })),
].map(({ fault, route }, faultNumber) => {
  return [`${fault} (${routeNames[route]})`, { fault, route, faultNumber }] as const
})

let cluster: Cluster
let guests: SignedIn[]
let servers: Servers | undefined
let route: Route | undefined
beforeAll(async () => {
  cluster = await buildCluster()
  guests = await openResort(cluster.urls.haproxy)
})
afterAll(async () => {
  await servers?.stop()
  await cluster.stop()
})

async function serversOn(wanted: Route): Promise<Servers> {
  if (servers && wanted === route) return servers
  await servers?.stop()
  route = wanted
  servers = await startServers(cluster, wanted)
  return servers
}

test.each(cases)('%s: no booking is lost or doubled', async (_title, { fault, route, faultNumber }) => {
  const { superuser } = cluster.urls
  const servers = await serversOn(route)
  const before = await orderCodes(superuser)

  const seen = await seenDuring(fault, { cluster, servers, guests, faultNumber })
  await untilNodesAgree(cluster)

  const { acknowledged } = seen
  console.log(`| ${cellsOf(seen, [fault, routeNames[route]]).join(' | ')} |`)
  expect(acknowledged.length).toBeGreaterThan(20)
  expect(await lostAmong(superuser, acknowledged)).toEqual([])
  expect(await doubledAmong(superuser, acknowledged, before)).toEqual([])
  expect(await nightsTwice(superuser)).toEqual([])
  expect(await changedAnswers(servers.urls, acknowledged)).toEqual([])
})

function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  const isName = (key: string): key is Name => Object.hasOwn(table, key)
  return Object.keys(table).filter(isName)
}

/** What clients saw of one fault, as a row of docs/cluster.md. */
function cellsOf(seen: SeenDuring, what: readonly string[]): (string | number)[] {
  const errors = [...seen.errors].map(([answer, count]) => `${count} × ${answer}`).join(', ')
  return [
    ...what,
    seen.acknowledged.length,
    longestGap(seen.bookedAt, seen.brokenAt),
    longestGap(seen.searchedAt, seen.brokenAt),
    errors || 'none',
    (seen.longestMs / 1000).toFixed(1),
  ]
}

/** The longest time without one of them, from the last one before the fault on. */
function longestGap(instants: readonly number[], brokenAt: number): string {
  const from = Math.max(...instants.filter((at) => at <= brokenAt))
  const after = instants.filter((at) => at >= from).toSorted((a, b) => a - b)
  const gaps = after.slice(1).map((at, index) => at - (after[index] ?? at))
  return (Math.max(...gaps) / 1000).toFixed(1)
}
