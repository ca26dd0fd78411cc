import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import {
  HOST,
  killProgram,
  makeFolder,
  POSTGRES_BIN,
  processesIn,
  signalAll,
  startProgram,
  writeConfig,
} from './programs.ts'

/** A PostgreSQL server under Patroni. */
export type Node = {
  name: string
  port: number
  /** Where Patroni answers what this node is. */
  status: string
  /** Its own database, as primary and as replica. */
  url: string
  start(): Promise<void>
  /** Ends PostgreSQL and Patroni as a loss of power would. */
  kill(): Promise<void>
  killPostgres(): Promise<void>
  /** Stops both in the middle of what they do. */
  freeze(): Promise<void>
  thaw(): Promise<void>
}

export const SUPERUSER = { name: 'postgres', password: 'superuser' }
const REPLICATOR = { name: 'replicator', password: 'replicator' }
const REWINDER = { name: 'rewinder', password: 'rewinder' }

type Place = { name: string; port: number; statusPort: number; etcdPort: number }

export async function createNode({ name, port, statusPort, etcdPort }: Place): Promise<Node> {
  const folder = await makeFolder(name)
  const data = path.join(folder, 'data')
  const config = await writeConfig(
    path.join(folder, 'patroni.yml'),
    configOf({ name, port, statusPort, etcdPort, data }),
  )
  let patroni: ChildProcess | undefined
  const signalPostgres = async (signal: NodeJS.Signals) => signalAll(await processesIn(data), signal)

  return {
    name,
    port,
    status: `http://${HOST}:${statusPort}`,
    url: `postgres://${SUPERUSER.name}:${SUPERUSER.password}@${HOST}:${port}/resort`,
    async start() {
      patroni = await startProgram('patroni', [config], folder)
    },
    async kill() {
      // Patroni first: it would start what it misses again.
      const ended = patroni && killProgram(patroni)
      await signalPostgres('SIGKILL')
      await ended
    },
    killPostgres: () => signalPostgres('SIGKILL'),
    async freeze() {
      patroni?.kill('SIGSTOP')
      await signalPostgres('SIGSTOP')
    },
    async thaw() {
      await signalPostgres('SIGCONT')
      patroni?.kill('SIGCONT')
    },
  }
}

/** As docs/operations.md recommends it for nodes in one place. */
function configOf({ name, port, statusPort, etcdPort, data }: Place & { data: string }): string {
  return `
scope: resort
name: ${name}
restapi: { listen: '${HOST}:${statusPort}', connect_address: '${HOST}:${statusPort}' }
etcd3: { hosts: '${HOST}:${etcdPort}' }
bootstrap:
  dcs:
    ttl: 20
    loop_wait: 5
    retry_timeout: 5
    maximum_lag_on_failover: 1048576
    synchronous_mode: true
    synchronous_mode_strict: true
    failsafe_mode: true
    postgresql:
      use_pg_rewind: true
      use_slots: true
      parameters: { max_connections: 100, shared_buffers: 64MB, max_wal_size: 512MB, wal_keep_size: 128MB }
  initdb: [{ encoding: UTF8 }, { locale: C.UTF-8 }, data-checksums]
postgresql:
  listen: ${HOST}:${port}
  connect_address: ${HOST}:${port}
  data_dir: ${data}
  bin_dir: ${POSTGRES_BIN}
  pgpass: ${path.dirname(data)}/pgpass
  basebackup: { checkpoint: fast }
  authentication:
    superuser: { username: ${SUPERUSER.name}, password: ${SUPERUSER.password} }
    replication: { username: ${REPLICATOR.name}, password: ${REPLICATOR.password} }
    rewind: { username: ${REWINDER.name}, password: ${REWINDER.password} }
  pg_hba:
    - host replication ${REPLICATOR.name} ${HOST}/32 scram-sha-256
    - host all all ${HOST}/32 scram-sha-256
  parameters: { unix_socket_directories: '' }
watchdog: { mode: 'off' }
`
}
