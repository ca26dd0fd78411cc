import { once } from 'node:events'
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createSandbox } from '#server/sandbox/sandbox.ts'
import { freePort } from '#tests/support/start-server.ts'
import { STORE } from '#tests/support/sandbox.ts'

export type CountingGateway = {
  /** Makes a server use it as its payment gateway. */
  env: Readonly<Record<string, string>>
  /** Calls of the shop so far; what guests do on its pages is not counted. */
  calls(): number
  close(): Promise<void>
}

/** The sandbox as a gateway on the network, which counts what the shop asks it. It sends no notices. */
export async function startCountingGateway(): Promise<CountingGateway> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  let calls = 0
  const sandbox = createSandbox({
    ...STORE,
    file: ':memory:',
    baseUrl: `${origin}/sandbox`,
    now: () => new Date(),
    notify: async () => new Response(),
    retryAfterMs: [],
  })
  const listener = getRequestListener((request) => {
    if (new URL(request.url).pathname.endsWith('.php')) calls += 1
    return sandbox.app.fetch(request)
  })
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing))
  server.listen(port, 'localhost')
  await once(server, 'listening')

  return {
    env: {
      SSLCOMMERZ_STORE_ID: STORE.storeId,
      SSLCOMMERZ_STORE_PASSWORD: STORE.storePassword,
      SSLCOMMERZ_BASE_URL: `${origin}/sandbox`,
    },
    calls: () => calls,
    async close() {
      server.closeAllConnections()
      server.close()
      await sandbox.close()
    },
  }
}
