import { composeServer, type Server } from './compose.ts'
import { readEnv } from './env.ts'
import { listen, type Handler } from './listen.ts'
import { readyLines } from './ready-lines.ts'
import { sentenceOf } from './start-problem.ts'
import { onStopSignal } from './stop-signal.ts'

/** What is under way may finish for so long after a signal. */
const PATIENCE_MS = 10_000

const starting: Handler = {
  fetch: () => new Response('The server is starting.', { status: 503, headers: { 'Retry-After': '2' } }),
}

async function run(): Promise<void> {
  const env = readEnv()
  let server: Server | undefined
  // The door first: a port in use should be heard of before anything is opened behind it.
  const listener = await listen(() => server ?? starting, { host: env.HOST, port: env.PORT })

  onStopSignal(async () => {
    await listener.close(PATIENCE_MS)
    await server?.close()
  })

  server = await composeServer(env, { isDev: process.argv.includes('--dev') })
  server.start()
  process.stdout.write(readyLines(env, server.firstSignIn))
}

run().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})
