import path from 'node:path'
import * as z from 'zod'
import type { IdentityKeys } from '#api/platform/sealing/seal.ts'
import { isNetwork } from '../net/networks.ts'

const wholeNumber = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback)

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.enum(values, `must be one of: ${values.join(', ')}`)

const webAddress = z
  .string()
  .refine(
    (text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''),
    'must be an address such as https://resort.example',
  )
  .transform((text) => text.replace(/\/+$/, ''))

const databaseAddress = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must begin with postgres://')
  .refine(isOfOneHost, 'must name one host: where the primary changes, that of a balancer')
  .optional()

/** Several hosts, as libpq takes them, are not an address to others. */
function isOfOneHost(text: string): boolean {
  const hostname = URL.parse(text)?.hostname
  return hostname !== undefined && !hostname.includes(',')
}

const namesIn = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

const listOf = (pattern: RegExp, message: string) =>
  z
    .string()
    .transform(namesIn)
    .refine((parts) => parts.every((part) => pattern.test(part)), message)
    .default([])

const smsGateways = ['sslwireless', 'mimsms'] as const
const isSmsGateway = (name: string) => smsGateways.find((known) => known === name)

const smsGatewayList = z
  .string()
  .transform((text, context) => {
    const names = namesIn(text).map(isSmsGateway)
    const known = names.filter((name) => name !== undefined)
    if (known.length < names.length) {
      context.issues.push({ code: 'custom', input: text, message: `may name ${smsGateways.join(' and ')}` })
    }
    return known
  })
  .default([])

const keyBytes = (isLongEnough: (length: number) => boolean, message: string) =>
  z
    .string()
    .transform((text) => new Uint8Array(Buffer.from(text, 'base64')))
    .refine((bytes) => isLongEnough(bytes.length), message)
    .optional()

const identityKeys = z
  .string()
  .transform((text, context): IdentityKeys => {
    const [first, ...others] = namesIn(text).map((key) => new Uint8Array(Buffer.from(key, 'base64')))
    if (first !== undefined && others.length < 2 && [first, ...others].every(({ length }) => length === 32)) {
      return [first, ...others]
    }
    context.issues.push({ code: 'custom', input: text, message: IDENTITY_KEY_RULE })
    return z.NEVER
  })
  .optional()

const IDENTITY_KEY_RULE = 'must be 32 bytes in base64 (openssl rand -base64 32), or a new and an old key: new,old'

/** Every value of the configuration. docs/configuration.md lists the same names. */
export const Variables = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  PORT: wholeNumber(1, 65_535, 3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z
    .string()
    .default('data')
    .transform((folder) => path.resolve(folder)),
  /** Guests' addresses are built from it; without one it is http://localhost:PORT. */
  PUBLIC_URL: webAddress
    .refine((text) => URL.parse(text)?.pathname === '/', 'must have no path, for example https://resort.example')
    .optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_POOL_SIZE: wholeNumber(1, 500, 10),
  /** Further connections, for reads and for /ready: bookings that wait do not hold them. */
  DATABASE_READ_POOL_SIZE: wholeNumber(1, 500, 5),
  /** How long a request waits for a connection. */
  DATABASE_CONNECT_TIMEOUT_MS: wholeNumber(100, 120_000, 10_000),
  /** How long the database works on one statement; 0 lets it. */
  DATABASE_STATEMENT_TIMEOUT_MS: wholeNumber(0, 600_000, 15_000),
  /** How long an idle connection is held: less than anything between holds it. */
  DATABASE_IDLE_TIMEOUT_MS: wholeNumber(1_000, 3_600_000, 30_000),
  DATABASE_ISOLATION: oneOf(['read committed', 'serializable']).default('read committed'),
  /** Prefix of every picture's path. */
  IMAGE_BASE_URL: z
    .string()
    .regex(/^(\/|https?:\/\/\S+)/, 'must begin with / or https://')
    .transform((text) => `${text.replace(/\/+$/, '')}/`)
    .default('/'),
  /** Whether a new server makes the pictures of a first visit before a page requests them. */
  WARM_PICTURES: oneOf(['on', 'off']).default('on'),
  /** Off: nothing that is not configured leaves this machine, neither for the weather nor for the map. */
  OUTSIDE: oneOf(['on', 'off']).default('on'),
  /** The page of an interactive map, shown in a frame once a guest asks for it; the only origin that may be framed. Unset, it is the resort on OpenStreetMap, or none where OUTSIDE is off. */
  MAP_URL: webAddress.optional(),
  /** How many proxies in front of this server append to X-Forwarded-For. */
  TRUST_PROXY: wholeNumber(0, 10, 0),
  /** Other origins whose pages may call the API. */
  CORS_ORIGINS: listOf(
    /^https?:\/\/[a-z0-9.-]+(:\d+)?$/,
    'must be origins such as https://www.resort.example,https://app.resort.example',
  ),
  LIMITS: oneOf(['on', 'off']).default('on'),
  SSLCOMMERZ_STORE_ID: z.string().optional(),
  SSLCOMMERZ_STORE_PASSWORD: z.string().optional(),
  SSLCOMMERZ_BASE_URL: webAddress.default('https://securepay.sslcommerz.com'),
  CODE_PEPPER: keyBytes((length) => length >= 32, 'must be at least 32 bytes in base64 (openssl rand -base64 32)'),
  /** The new one, and while it takes over the old one. */
  IDENTITY_KEY: identityKeys,
  FOREIGN_PHONE_PREFIXES: listOf(/^\+[1-9]\d{0,3}$/, 'must be prefixes such as +44,+971'),
  /** Where guests' messages and requests are sent. */
  RESORT_EMAIL: z.email('must be an e-mail address').optional(),
  /** Who is on duty there: gets a line by SMS of each booking, cancellation and request. */
  RESORT_DUTY_PHONE: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/, 'must be a phone number such as +8801712345678')
    .optional(),
  /** The accountant has confirmed that what is sold is taxed as the site says, and invoices of the VAT office are issued. */
  VAT_INVOICES: oneOf(['on', 'off']).default('off'),
  /** What sends SMS; the second one is asked where the first fails. */
  SMS_GATEWAY: smsGatewayList,
  SSLWIRELESS_API_TOKEN: z.string().optional(),
  SSLWIRELESS_SID: z.string().optional(),
  SSLWIRELESS_BASE_URL: webAddress
    .refine((text) => text.startsWith('https://'), 'must begin with https://')
    .default('https://smsplus.sslwireless.com'),
  MIMSMS_USER_NAME: z.string().optional(),
  MIMSMS_API_KEY: z.string().optional(),
  MIMSMS_SENDER_NAME: z.string().optional(),
  SMTP_URL: z
    .string()
    .refine((text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''), 'must begin with smtp:// or smtps://')
    .optional(),
  /** Whom e-mails are from. */
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an e-mail address or Name <address>')
    .optional(),
  /** The hosted Content Lake; without a project the content is embedded. */
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'must be the id of a Sanity project, such as a1b2c3d4')
    .optional(),
  SANITY_DATASET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'must be the name of a dataset, such as production')
    .default('production'),
  /** A viewer's: it reads a private dataset, and drafts for a preview. */
  SANITY_TOKEN: z.string().optional(),
  /** An editor's: it publishes at the times that staff plan. */
  SANITY_PUBLISH_TOKEN: z.string().optional(),
  /** Signs the notices that come to /content/webhook. */
  SANITY_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Where a hosted Studio is: it may show the site in a frame. */
  SANITY_STUDIO_ORIGIN: webAddress
    .refine((text) => URL.parse(text)?.pathname === '/', 'must have no path, for example https://resort.sanity.studio')
    .optional(),
  /** Off leaves the Studio out: it is neither built nor served. */
  STUDIO: oneOf(['on', 'off']).default('on'),
  /** Off leaves the front desk out: neither its pages nor its calls are there. */
  DESK: oneOf(['on', 'off']).default('on'),
  /** The only networks from which the desk may be used; without any, all. */
  DESK_NETWORKS: z
    .string()
    .transform(namesIn)
    .refine((names) => names.every(isNetwork), 'must be networks such as 203.0.113.0/24,2001:db8::/32')
    .default([]),
  EMBEDDED: listOf(/^(database|content)$/, 'may name database and content'),
  /** Who sends it as a bearer may read /metrics; in production nobody else may. */
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  /** Lets a live store, an SMS gateway or an https address be tried without NODE_ENV=production, then without the inbox. */
  ALLOW_LIVE_IN_DEVELOPMENT: oneOf(['on', 'off']).default('off'),
  /** Without one every request is written in production; on a person's terminal only what is wrong. */
  LOG_LEVEL: oneOf(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional(),
})

export type Env = Omit<z.infer<typeof Variables>, 'PUBLIC_URL' | 'LOG_LEVEL'> & {
  PUBLIC_URL: string
  LOG_LEVEL: NonNullable<z.infer<typeof Variables>['LOG_LEVEL']>
  /** The public address was configured; otherwise any name of this machine is as good. */
  hasPublicUrl: boolean
  isProduction: boolean
  /** Messages are readable at /dev/inbox: only on a server for this machine, and never with real guests, money or messages. */
  hasInbox: boolean
}
