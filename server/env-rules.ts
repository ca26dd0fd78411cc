import type { Env } from './env.ts'
import { StartProblem } from './start-problem.ts'

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
}

/** What has a meaning only where the content is hosted. */
const hostedContent = ['SANITY_TOKEN', 'SANITY_WEBHOOK_SECRET', 'SANITY_STUDIO_ORIGIN'] as const

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
}
