import { composeServer, type Server } from './compose.ts'
import { readEnv } from './env.ts'
import { listen, type Fetch } from './listen.ts'
import { readyLines } from './ready-lines.ts'
import { sentenceOf } from './start-problem.ts'

/** What is under way may finish for so long after a signal. */
const PATIENCE_MS = 10_000

const starting: Fetch = () => new Response('The server is starting.', { status: 503, headers: { 'Retry-After': '2' } })

async function run(): Promise<void> {
  const env = readEnv()
  let server: Server | undefined
  // The door first: a port in use should be heard of before anything is opened behind it.
  const listener = await listen((request, peer) => (server?.fetch ?? starting)(request, peer), {
    host: env.HOST,
    port: env.PORT,
  })

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1)
    isStopping = true
    await listener.close(PATIENCE_MS)
    await server?.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())

  server = await composeServer(env)
  process.stdout.write(readyLines(env))
}

run().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})
