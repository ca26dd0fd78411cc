import { composeServer, type Server } from './compose.ts'
import type { Env } from './env/env.ts'
import type { FirstSignIn } from './first-accounts.ts'
import { readEnv } from './env/read-env.ts'
import { listen, starting } from './listen.ts'
import { sentenceOf } from './start-problem.ts'
import { onStopSignal } from './stop-signal.ts'

type ReadyEnv = Pick<Env, 'PUBLIC_URL' | 'STUDIO' | 'DESK' | 'hasInbox' | 'SSLCOMMERZ_STORE_ID'>

/**
 * What a person reads when the server is ready: the one line with its address, and what can be found where. At the very first
 * start also the owner's account, and the file that has its password.
 */
function readyLines(env: ReadyEnv, { firstOwner }: Pick<Server, 'firstOwner'>): string {
  const places = ['the site at /']
  if (env.STUDIO === 'on') places.push('the Studio at /studio')
  if (env.DESK === 'on') places.push('the front desk at /desk')
  if (env.hasInbox) places.push('text messages at /dev/inbox')
  if (env.SSLCOMMERZ_STORE_ID === undefined) places.push('payments by the sandbox at /sandbox (no money moves)')
  return `${accountLine(firstOwner)}Ready at ${env.PUBLIC_URL} - ${places.join(', ')}. Ctrl-C stops it.\n`
}

function accountLine(account: FirstSignIn | undefined): string {
  if (!account) return ''
  return `The first account, of the owner: ${account.email}. Its password is in ${account.file} until it is changed at the first sign-in.\n`
}

/** What is under way may finish for so long after a signal. */
const PATIENCE_MS = 10_000

async function run(): Promise<void> {
  // Guests' data and keys are for this account alone, in every file.
  process.umask(0o077)
  const env = readEnv()
  let server: Server | undefined
  // Listen first: a port in use should be reported before anything else is opened.
  const listener = await listen(() => server ?? starting, { host: env.HOST, port: env.PORT })

  onStopSignal(async () => {
    await listener.close(PATIENCE_MS)
    await server?.close()
  })

  server = await composeServer(env, {
    isDev: process.argv.includes('--dev'),
    isDemo: process.argv.includes('--demo'),
  })
  server.start()
  process.stdout.write(readyLines(env, server))
}

run().catch((error: unknown) => {
  process.stderr.write(`${sentenceOf(error)}\n`)
  process.exit(1)
})
