import type { ChildProcess } from 'node:child_process'
import path from 'node:path'
import type { Node } from './node.ts'
import { HOST, makeFolder, startProgram, writeConfig } from './programs.ts'

/** Password of the account under which the servers work in their database. */
export const PASSWORD = 'resort'

/** The primary at one port, whichever node it is, as docs/operations.md has it. */
export async function startHaproxy(nodes: readonly Node[], primaryPort: number): Promise<ChildProcess> {
  const folder = await makeFolder('haproxy')
  const servers = nodes.map(
    ({ name, port, status }) => `  server ${name} ${HOST}:${port} check port ${new URL(status).port}`,
  )
  const text = `
defaults
  mode tcp
  retries 2
  timeout connect 2s
  timeout client 30m
  timeout server 30m
  timeout check 2s
listen primary
  bind ${HOST}:${primaryPort}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`
  const config = await writeConfig(path.join(folder, 'haproxy.cfg'), text)
  return startProgram('haproxy', [config], folder)
}

/** Transactions share its connections to the primary. */
export async function startPgbouncer(port: number, primaryPort: number): Promise<ChildProcess> {
  const folder = await makeFolder('pgbouncer')
  const users = await writeConfig(path.join(folder, 'users.txt'), `"resort" "${PASSWORD}"\n`)
  const text = `
[databases]
resort = host=${HOST} port=${primaryPort} dbname=resort
[pgbouncer]
listen_addr = ${HOST}
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
max_prepared_statements = 200
query_wait_timeout = 10
server_login_retry = 1
max_client_conn = 200
default_pool_size = 20
ignore_startup_parameters = extra_float_digits,statement_timeout,idle_in_transaction_session_timeout
`
  return startProgram('pgbouncer', [await writeConfig(path.join(folder, 'pgbouncer.ini'), text)], folder)
}
