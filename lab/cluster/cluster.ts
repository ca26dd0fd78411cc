import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import { vi } from 'vitest'
import * as z from 'zod'
import { PASSWORD, startHaproxy, startPgbouncer } from './balancers.ts'
import { inDatabase } from '../in-database.ts'
import { createNode, SUPERUSER, type Node } from './node.ts'
import { freePorts, HOST, killProgram, makeFolder, startProgram } from './programs.ts'

/** Three nodes, etcd, HAProxy and PgBouncer, each a process of this machine. */
export type Cluster = {
  nodes: readonly Node[]
  /** The primary's address at HAProxy, and the same through PgBouncer. */
  urls: { haproxy: string; pgbouncer: string; superuser: string }
  primary(): Promise<Node>
  untilPrimaryIsNot(node: Node): Promise<void>
  /** The one that has all that was acknowledged. */
  synchronousReplica(): Promise<Node>
  replicas(): Promise<Node[]>
  /** Hands the primary's part to the synchronous replica, as before work on a machine. */
  switchOver(): Promise<void>
  killEtcd(): Promise<void>
  startEtcd(): Promise<void>
  /** Until one primary has two replicas that follow it, one of them synchronously. */
  untilWhole(): Promise<void>
  stop(): Promise<void>
}

const PATIENCE = { timeout: 120_000, interval: 250 }

export async function buildCluster(): Promise<Cluster> {
  const ports = await freePorts(11)
  const [etcdPort = 0, peerPort = 0, primaryPort = 0, bouncerPort = 0, ...rest] = ports
  const started: ChildProcess[] = []
  const etcdFolder = await makeFolder('etcd')
  let etcd: ChildProcess | undefined

  const nodes = await Promise.all(
    ['n1', 'n2', 'n3'].map((name, index) =>
      createNode({ name, etcdPort, port: rest[index] ?? 0, statusPort: rest[index + 3] ?? 0 }),
    ),
  )
  const url = (user: string, port: number, database = 'resort') => `postgres://${user}@${HOST}:${port}/${database}`
  const superuser = `${SUPERUSER.name}:${SUPERUSER.password}`
  const guest = `resort:${PASSWORD}`

  async function membersWith(role: string, state: RegExp): Promise<Node[]> {
    const members = await membersOf(nodes)
    const found = members.filter((member) => member.role === role && state.test(member.state))
    return nodes.filter(({ name }) => found.some((member) => member.name === name))
  }
  const untilFound = (role: string, state: RegExp) =>
    vi.waitFor(async () => {
      const [node] = await membersWith(role, state)
      if (!node) throw new Error(`No node is ${role}`)
      return node
    }, PATIENCE)

  const cluster: Cluster = {
    nodes,
    urls: {
      haproxy: url(guest, primaryPort),
      pgbouncer: url(guest, bouncerPort),
      superuser: url(superuser, primaryPort),
    },
    primary: () => untilFound('leader', /running/),
    async untilPrimaryIsNot({ name }) {
      await vi.waitFor(async () => {
        if ((await cluster.primary()).name === name) throw new Error(`${name} is the primary`)
      }, PATIENCE)
    },
    synchronousReplica: () => untilFound('sync_standby', /streaming/),
    async replicas() {
      const { name } = await cluster.primary()
      return nodes.filter((node) => node.name !== name)
    },
    async switchOver() {
      const [from, to] = [await cluster.primary(), await cluster.synchronousReplica()]
      const body = JSON.stringify({ leader: from.name, candidate: to.name })
      const answer = await fetch(`${from.status}/switchover`, { method: 'POST', body })
      if (!answer.ok) throw new Error(`Patroni refused the switchover: ${await answer.text()}`)
    },
    async killEtcd() {
      if (etcd) await killProgram(etcd)
    },
    async startEtcd() {
      etcd = await startProgram('etcd', etcdArgs(etcdPort, peerPort, etcdFolder), etcdFolder)
    },
    async untilWhole() {
      await vi.waitFor(async () => {
        const counts = await Promise.all([
          membersWith('leader', /running/),
          membersWith('sync_standby', /streaming/),
          membersWith('replica', /streaming/),
        ])
        if (counts.some((found) => found.length !== 1)) throw new Error('The cluster is not whole')
      }, PATIENCE)
    },
    async stop() {
      for (const node of nodes) {
        await node.thaw()
        await node.kill()
      }
      for (const child of started) await killProgram(child)
      await cluster.killEtcd()
    },
  }

  try {
    await cluster.startEtcd()
    for (const node of nodes) await node.start()
    started.push(await startHaproxy(nodes, primaryPort), await startPgbouncer(bouncerPort, primaryPort))
    await cluster.untilWhole()
    await createDatabase(url(superuser, primaryPort, 'postgres'), cluster.urls.superuser)
    return cluster
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

const Members = z.object({ members: z.array(z.object({ name: z.string(), role: z.string(), state: z.string() })) })

/** As the first of the nodes that answers sees them. */
async function membersOf(nodes: readonly Node[]): Promise<z.infer<typeof Members>['members']> {
  const answers = nodes.map(async ({ status }) => {
    const answer = await fetch(`${status}/cluster`, { signal: AbortSignal.timeout(2_000) })
    const { members } = Members.parse(await answer.json())
    if (!members.some(({ role }) => role === 'leader')) throw new Error('It knows no leader')
    return members
  })
  return Promise.any(answers).catch(() => [])
}

function etcdArgs(port: number, peerPort: number, folder: string): string[] {
  const [client, peer] = [`http://${HOST}:${port}`, `http://${HOST}:${peerPort}`]
  return Object.entries({
    name: 'e1',
    'data-dir': path.join(folder, 'data'),
    'listen-client-urls': client,
    'advertise-client-urls': client,
    'listen-peer-urls': peer,
    'initial-advertise-peer-urls': peer,
    'initial-cluster': `e1=${peer}`,
    'log-level': 'warn',
  }).map(([name, value]) => `--${name}=${value}`)
}

async function createDatabase(maintenanceUrl: string, url: string): Promise<void> {
  await inDatabase(maintenanceUrl, async (db) => {
    await db.change(`create role resort login password '${PASSWORD}'`)
    await db.change(`alter role resort set statement_timeout = '15s'`)
    await db.change(`alter role resort set idle_in_transaction_session_timeout = '30s'`)
    await db.change('create database resort owner resort')
  })
  await inDatabase(url, (db) => db.change('create extension amcheck'))
}
