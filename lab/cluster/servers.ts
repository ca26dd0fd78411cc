import { appendFile } from 'node:fs/promises'
import { startServer, type RunningServer } from '#tests/support/start-server.ts'
import type { Cluster } from './cluster.ts'
import { freePorts, logOf, makeFolder } from './programs.ts'

/** How the servers reach the primary. */
export type Route = keyof typeof routeNames

export const routeNames = { haproxy: 'HAProxy', pgbouncer: 'PgBouncer and HAProxy' } as const

/** Two processes of the server, as behind a balancer. */
export type Servers = {
  urls: readonly string[]
  killOne(): Promise<void>
  startItAgain(): Promise<void>
  stop(): Promise<void>
}

export async function startServers({ urls }: Cluster, route: Route): Promise<Servers> {
  // The sandbox that plays the gateway is one for both: its books lie in the data directory.
  const dataDir = await makeFolder('server')
  const ports = await freePorts(2)
  const start = (port: number) =>
    startServer({
      dataDir,
      port,
      env: {
        DATABASE_URL: urls[route],
        PUBLIC_URL: `http://localhost:${ports[0]}`,
        LIMITS: 'off',
      },
    })
  const running: RunningServer[] = []
  for (const port of ports) running.push(await start(port))
  const recordLog = async (server: RunningServer) => appendFile(await logOf('server'), server.output())

  return {
    urls: running.map(({ url }) => url),
    async killOne() {
      const [, victim] = running
      if (!victim) throw new Error('There is one process alone')
      await victim.kill()
      await recordLog(victim)
    },
    async startItAgain() {
      running[1] = await start(ports[1] ?? 0)
    },
    async stop() {
      await Promise.all(running.map((server) => server.stop()))
      await Promise.all(running.map(recordLog))
    },
  }
}
