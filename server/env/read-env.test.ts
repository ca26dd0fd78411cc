import { expect, test } from 'vitest'
import { readEnv, warningsOf } from './read-env.ts'

const SMS = { SMS_GATEWAY: 'sslwireless', SSLWIRELESS_API_TOKEN: 'token', SSLWIRELESS_SID: 'RESORT' }
const MAIL = { SMTP_URL: 'smtps://mail.resort.example', MAIL_FROM: 'Ichamoti Resort <stay@resort.example>' }
const KEY = Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64')
const ALLOWED = { ALLOW_LIVE_IN_DEVELOPMENT: 'on' }

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://resort.example',
  SSLCOMMERZ_STORE_ID: 'resort',
  SSLCOMMERZ_STORE_PASSWORD: 'secret',
  RESORT_EMAIL: 'stay@resort.example',
  CODE_PEPPER: KEY,
  IDENTITY_KEY: KEY,
  EMBEDDED: 'database,content',
  ...SMS,
  ...MAIL,
}

test('nothing needs to be configured, and an empty value counts as none', () => {
  const env = readEnv({ PORT: '', PUBLIC_URL: ' ' })

  expect(env).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    TRUST_PROXY: 0,
    LIMITS: 'on',
  })
  expect(env.DATA_DIR).toMatch(/\/data$/)
})

test.each([
  ['PORT', '70000'],
  ['PUBLIC_URL', 'https://resort.example/shop'],
  ['DATABASE_URL', 'mysql://localhost'],
  ['DATABASE_POOL_SIZE', '0'],
  ['DATABASE_STATEMENT_TIMEOUT_MS', '15s'],
  ['TRUST_PROXY', 'yes'],
  ['DESK_NETWORKS', '203.0.113.0/33'],
  ['CORS_ORIGINS', '*'],
  ['CORS_ORIGINS', 'https://www.resort.example/'],
  ['IDENTITY_KEY', 'c2hvcnQ='],
  ['IDENTITY_KEY', `${KEY},c2hvcnQ=`],
  ['IDENTITY_KEY', `${KEY},${KEY},${KEY}`],
  ['FOREIGN_PHONE_PREFIXES', '44'],
  ['RESORT_EMAIL', 'the resort'],
  ['RESORT_DUTY_PHONE', '01712345678'],
  ['SMS_GATEWAY', 'sslwireless,pigeon'],
  ['SSLWIRELESS_BASE_URL', 'http://smsplus.sslwireless.com'],
  ['SMTP_URL', 'mail.resort.example'],
  ['MAIL_FROM', 'the resort'],
  ['SANITY_PROJECT_ID', 'https://a1b2c3d4.api.sanity.io'],
  ['SANITY_WEBHOOK_SECRET', 'short'],
  ['SANITY_STUDIO_ORIGIN', 'https://resort.sanity.studio/desk'],
  ['NODE_ENV', 'staging'],
])('a wrong %s (%s) is named in one sentence', (name, value) => {
  const reading = () => readEnv({ [name]: value })

  expect(reading).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
})

test('a store without its password is refused', () => {
  expect(() => readEnv({ SSLCOMMERZ_STORE_ID: 'resort' })).toThrow('SSLCOMMERZ_STORE_PASSWORD')
})

test('an SMS gateway without its account is refused, and a mail server without a sender', () => {
  const complaints = [
    { SMS_GATEWAY: 'sslwireless' },
    { SMS_GATEWAY: 'sslwireless', SSLWIRELESS_API_TOKEN: 'token' },
    { ...SMS, SMS_GATEWAY: 'sslwireless,mimsms' },
    { SMTP_URL: 'smtps://mail.resort.example' },
    { MAIL_FROM: 'stay@resort.example' },
  ].map(complaintOf)

  expect(complaints).toEqual([
    expect.stringContaining('SSLWIRELESS_API_TOKEN'),
    expect.stringContaining('SSLWIRELESS_SID'),
    expect.stringContaining('MIMSMS_USER_NAME'),
    expect.stringContaining('SMTP_URL and MAIL_FROM'),
    expect.stringContaining('SMTP_URL and MAIL_FROM'),
  ])
  expect(readEnv({ ...SMS, ...ALLOWED }).SMS_GATEWAY).toEqual(['sslwireless'])
})

test('what belongs to the hosted content is refused without its project', () => {
  for (const name of ['SANITY_TOKEN', 'SANITY_WEBHOOK_SECRET']) {
    expect(() => readEnv({ [name]: 'a value that is long enough' })).toThrow(`${name} needs SANITY_PROJECT_ID.`)
  }
  expect(readEnv({ SANITY_PROJECT_ID: 'a1b2c3d4' }).SANITY_DATASET).toBe('production')
})

test('hosted content needs no leave to be embedded, but the secret of its notices', () => {
  const embedded = { ...PRODUCTION, EMBEDDED: '', DATABASE_URL: 'postgres://db/resort', SANITY_PROJECT_ID: 'a1b2c3d4' }

  expect(complaintOf(embedded)).toContain('SANITY_WEBHOOK_SECRET')
  expect(complaintOf({ ...embedded, SANITY_WEBHOOK_SECRET: 'sixteen letters or more' })).toBe('none')
})

test('an identity key may be given with the one before it, the new one first', () => {
  const old = Buffer.alloc(32, 7)

  const env = readEnv({ IDENTITY_KEY: `${KEY},${old.toString('base64')}` })

  expect(env.IDENTITY_KEY).toEqual([new Uint8Array(Buffer.from(KEY, 'base64')), new Uint8Array(old)])
})

test('limits stay on where money or messages are real', () => {
  const store = { SSLCOMMERZ_STORE_ID: 'resort', SSLCOMMERZ_STORE_PASSWORD: 'secret' }

  expect(() => readEnv({ ...store, LIMITS: 'off' })).toThrow('LIMITS')
  expect(() => readEnv({ ...SMS, LIMITS: 'off' })).toThrow('LIMITS')
  expect(readEnv({ LIMITS: 'off' }).LIMITS).toBe('off')
})

test('production warns of each of the two addresses of the resort that is missing, a trial installation of none', () => {
  const phone = { RESORT_DUTY_PHONE: '+8801712345678' }
  const email = { RESORT_EMAIL: 'stay@resort.example' }
  const none = { isProduction: true, RESORT_EMAIL: undefined, RESORT_DUTY_PHONE: undefined }

  expect(warningsOf({ ...none, isProduction: false })).toEqual([])
  expect(warningsOf({ ...none, ...email, ...phone })).toEqual([])
  expect(warningsOf({ ...none, ...email })).toEqual([expect.stringContaining('RESORT_DUTY_PHONE')])
  expect(warningsOf({ ...none, ...phone })).toEqual([expect.stringContaining('RESORT_EMAIL')])
})

test.each([
  ['PUBLIC_URL', 'http://resort.example'],
  ['SSLCOMMERZ_BASE_URL', 'http://securepay.sslcommerz.com'],
  ['SSLCOMMERZ_BASE_URL', 'https://sandbox.sslcommerz.com'],
  ['CODE_PEPPER', Buffer.alloc(32).toString('base64')],
  ['IDENTITY_KEY', Buffer.from('abcdefgh'.repeat(4)).toString('base64')],
  ['SMTP_URL', 'smtp://user:word@mail.resort.example'],
  ['SMTP_URL', 'smtp://mail.resort.example?requireTLS=true&ignoreTLS=true'],
  ['SMTP_URL', 'smtps://mail.resort.example?tls.rejectUnauthorized=false'],
])('production refuses %s=%s in one sentence', (name, value) => {
  const complaint = complaintOf({ ...PRODUCTION, [name]: value })

  expect(complaint).toMatch(new RegExp(`In production ${name} must [^\\n]+\\.$`))
})

test.each([
  'smtps://mail.resort.example',
  'smtp://user:word@mail.resort.example:587?requireTLS=true',
  'smtp://127.0.0.1',
  'smtp://localhost:25',
])('production takes SMTP_URL=%s', (value) => {
  expect(complaintOf({ ...PRODUCTION, SMTP_URL: value })).toBe('none')
})

test.each([
  ['a live store', { SSLCOMMERZ_STORE_ID: 'resort', SSLCOMMERZ_STORE_PASSWORD: 'secret' }],
  ['an SMS gateway', SMS],
  ['a public address', { PUBLIC_URL: 'https://resort.example' }],
])('without NODE_ENV=production %s is refused unless it is allowed, and then there is no inbox', (_, live) => {
  expect(complaintOf(live)).toMatch(/NODE_ENV=production.*ALLOW_LIVE_IN_DEVELOPMENT=on/)
  expect(readEnv({ ...live, ...ALLOWED }).hasInbox).toBe(false)
})

test('there is an inbox only on a server that is for this machine', () => {
  const elsewhere = [{ HOST: '0.0.0.0' }, { HOST: '192.168.1.9' }, { PUBLIC_URL: 'http://resort.example' }]

  expect(elsewhere.map((variables) => readEnv(variables).hasInbox)).toEqual([false, false, false])
  expect([{}, { HOST: '::1' }, { PUBLIC_URL: 'http://localhost:8080' }].map((own) => readEnv(own).hasInbox)).toEqual([
    true,
    true,
    true,
  ])
})

test('a sandbox store may be tried with the inbox open', () => {
  const store = { SSLCOMMERZ_STORE_ID: 'resort', SSLCOMMERZ_STORE_PASSWORD: 'secret' }

  const env = readEnv({ ...store, SSLCOMMERZ_BASE_URL: 'https://sandbox.sslcommerz.com' })

  expect(env.hasInbox).toBe(true)
})

test('production asks for each thing that must not be a stand-in', () => {
  const asked = [
    ['PUBLIC_URL', { PUBLIC_URL: 'https://resort.example' }],
    ['SSLCOMMERZ_STORE_ID', { SSLCOMMERZ_STORE_ID: 'resort', SSLCOMMERZ_STORE_PASSWORD: 'secret' }],
    ['RESORT_EMAIL', { RESORT_EMAIL: 'stay@resort.example' }],
    ['CODE_PEPPER', { CODE_PEPPER: KEY }],
    ['IDENTITY_KEY', { IDENTITY_KEY: KEY }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://db/resort' }],
    ['EMBEDDED=content', { EMBEDDED: 'content' }],
    ['SMS_GATEWAY', SMS],
    ['SMTP_URL', MAIL],
  ] as const
  const given: Record<string, string> = { NODE_ENV: 'production' }

  for (const [name, variables] of asked) {
    expect(complaintOf(given)).toContain(name)
    Object.assign(given, variables)
  }
  expect(complaintOf(given)).toBe('none')
})

function complaintOf(variables: Record<string, string>): string {
  try {
    readEnv(variables)
    return 'none'
  } catch (error) {
    return String(error)
  }
}
