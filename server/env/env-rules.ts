import { isLoopbackHost } from '../net/address.ts'
import { StartProblem } from '../start-problem.ts'
import type { Env } from './env.ts'

/** What cannot be configured together, or not without each other. Stops the start with a sentence. */
export function refuseContradictions(env: Env): void {
  const hasGateway = env.SSLCOMMERZ_STORE_ID !== undefined
  if (hasGateway !== (env.SSLCOMMERZ_STORE_PASSWORD !== undefined)) {
    throw new StartProblem('SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD must be given together.')
  }
  for (const name of env.SMS_GATEWAY) requireCredentials(env, name)
  if ((env.SMTP_URL === undefined) !== (env.MAIL_FROM === undefined)) {
    throw new StartProblem('SMTP_URL and MAIL_FROM must be given together.')
  }
  const hosted = hostedContent.find((name) => env[name] !== undefined)
  if (hosted !== undefined && env.SANITY_PROJECT_ID === undefined) {
    throw new StartProblem(`${hosted} needs SANITY_PROJECT_ID.`)
  }
  if (env.LIMITS === 'off' && (env.isProduction || hasGateway || env.SMS_GATEWAY.length > 0)) {
    throw new StartProblem(
      'LIMITS may be off only where nothing is real: not in production, not with a payment or SMS gateway.',
    )
  }
  if (env.isProduction) refuseForProduction(env)
  else if (env.ALLOW_LIVE_IN_DEVELOPMENT === 'off') refuseLiveInDevelopment(env)
}

/** What has a meaning only where the content is hosted. */
const hostedContent = ['SANITY_TOKEN', 'SANITY_PUBLISH_TOKEN', 'SANITY_WEBHOOK_SECRET', 'SANITY_STUDIO_ORIGIN'] as const

const credentials = {
  sslwireless: ['SSLWIRELESS_API_TOKEN', 'SSLWIRELESS_SID'],
  mimsms: ['MIMSMS_USER_NAME', 'MIMSMS_API_KEY', 'MIMSMS_SENDER_NAME'],
} as const satisfies Record<Env['SMS_GATEWAY'][number], readonly (keyof Env)[]>

function requireCredentials(env: Env, gateway: keyof typeof credentials): void {
  const missing = credentials[gateway].find((name) => env[name] === undefined)
  if (missing !== undefined) throw new StartProblem(`SMS_GATEWAY=${gateway} needs ${missing}.`)
}

/** Sandbox money and an inbox that anyone may read never serve real guests. */
function refuseForProduction(env: Env): void {
  const needs = [
    [env.hasPublicUrl, 'PUBLIC_URL'],
    [env.SSLCOMMERZ_STORE_ID, 'SSLCOMMERZ_STORE_ID and SSLCOMMERZ_STORE_PASSWORD (sandbox money never starts there)'],
    [env.RESORT_EMAIL, 'RESORT_EMAIL'],
    [env.CODE_PEPPER, 'CODE_PEPPER'],
    [env.IDENTITY_KEY, 'IDENTITY_KEY'],
    [env.DATABASE_URL ?? env.EMBEDDED.includes('database'), 'DATABASE_URL, or EMBEDDED=database,content'],
    [env.SANITY_PROJECT_ID ?? env.EMBEDDED.includes('content'), 'SANITY_PROJECT_ID, or EMBEDDED=content'],
    [
      env.SANITY_WEBHOOK_SECRET ?? env.SANITY_PROJECT_ID === undefined,
      'SANITY_WEBHOOK_SECRET, without which a publish is seen minutes later',
    ],
    // The readable inbox is for this machine's own person alone.
    [env.SMS_GATEWAY.length > 0, 'SMS_GATEWAY (sslwireless or mimsms)'],
    [env.SMTP_URL, 'SMTP_URL and MAIL_FROM'],
  ] as const
  const missing = needs.find(([isThere]) => isThere === false || isThere === undefined)
  if (missing) throw new StartProblem(`NODE_ENV=production needs ${missing[1]}.`)

  const rules = [
    [isHttps(env.PUBLIC_URL), 'PUBLIC_URL must begin with https://, or sessions travel unencrypted'],
    [
      isHttps(env.SSLCOMMERZ_BASE_URL) && !isSandbox(env.SSLCOMMERZ_BASE_URL),
      'SSLCOMMERZ_BASE_URL must begin with https:// and name no sandbox: leave it out for the live gateway',
    ],
    [isRandom(env.CODE_PEPPER), `CODE_PEPPER ${MAKE_A_KEY}`],
    [env.IDENTITY_KEY?.every(isRandom), `IDENTITY_KEY ${MAKE_A_KEY}`],
    [
      env.SMTP_URL === undefined || requiresTls(env.SMTP_URL),
      'SMTP_URL must begin with smtps://, or with smtp:// and end with ?requireTLS=true',
    ],
  ] as const
  const broken = rules.find(([holds]) => !holds)
  if (broken) throw new StartProblem(`In production ${broken[1]}.`)
}

const MAKE_A_KEY = 'must be random: make one by openssl rand -base64 32'

/** Fewer different bytes are a pattern that a person typed: 32 random ones have 30 on average. */
const LEAST_DIFFERENT_BYTES = 16

function isRandom(key: Uint8Array | undefined): boolean {
  return new Set(key).size >= LEAST_DIFFERENT_BYTES
}

function isHttps(address: string): boolean {
  return URL.parse(address)?.protocol === 'https:'
}

function isSandbox(address: string): boolean {
  return URL.parse(address)?.hostname.includes('sandbox') ?? false
}

/** A mail server on this machine needs none: what goes to it crosses no network. */
function requiresTls(smtp: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtp)
  if (isLoopbackHost(hostname)) return true
  if (['ignoreTLS', 'secure', 'tls.rejectUnauthorized'].some((name) => searchParams.has(name))) return false
  return protocol === 'smtps:' || searchParams.get('requireTLS') === 'true'
}

/** A forgotten NODE_ENV would open the inbox with the codes of real guests. */
function refuseLiveInDevelopment(env: Env): void {
  const [live] = liveThings(env)
  if (live === undefined) return
  throw new StartProblem(
    `${live} without NODE_ENV=production: set NODE_ENV=production, or ALLOW_LIVE_IN_DEVELOPMENT=on to try it from here.`,
  )
}

type LiveEnv = Pick<Env, 'SSLCOMMERZ_STORE_ID' | 'SSLCOMMERZ_BASE_URL' | 'SMS_GATEWAY' | 'PUBLIC_URL'>

/** What reaches real money or real people. */
function liveThings(env: LiveEnv): string[] {
  const isLiveStore =
    env.SSLCOMMERZ_STORE_ID !== undefined && isHttps(env.SSLCOMMERZ_BASE_URL) && !isSandbox(env.SSLCOMMERZ_BASE_URL)
  return [
    ...(isLiveStore ? ['SSLCOMMERZ_STORE_ID names a live store'] : []),
    ...(env.SMS_GATEWAY.length > 0 ? ['SMS_GATEWAY sends real messages'] : []),
    ...(isHttps(env.PUBLIC_URL) ? ['PUBLIC_URL is a public address'] : []),
  ]
}

/** A readable inbox is for a server that only this machine reaches, and that sends nothing real. */
export function mayShowInbox(env: LiveEnv & Pick<Env, 'HOST'>): boolean {
  return isOfThisMachine(env) && liveThings(env).length === 0
}

/** A proxy that makes a server public is given its address, or reaches it over a network. */
function isOfThisMachine({ HOST, PUBLIC_URL }: Pick<Env, 'HOST' | 'PUBLIC_URL'>): boolean {
  const { hostname } = new URL(PUBLIC_URL)
  return (HOST === '::1' || isLoopbackHost(HOST)) && isLoopbackHost(hostname)
}
