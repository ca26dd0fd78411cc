import { expect, test } from 'vitest'
import { readEnv } from '../env/read-env.ts'
import { openSender } from './open-sender.ts'

const SSL = { SMS_GATEWAY: 'sslwireless', SSLWIRELESS_API_TOKEN: 'top-secret', SSLWIRELESS_SID: 'RESORT' }
const MIM = { MIMSMS_USER_NAME: 'stay@resort.test', MIMSMS_API_KEY: 'also-secret', MIMSMS_SENDER_NAME: 'RESORT' }
const aCode = {
  id: 42,
  channel: 'sms',
  to: '+8801712345678',
  text: 'Your code is 123456',
  at: new Date('2026-11-20T06:00:00Z'),
} as const

type Sent = { url: string; body: unknown; redirect: unknown; hasDeadline: boolean }

/** Sends one code; `answers` are what the gateways say, by host. */
async function send(variables: Record<string, string>, answers: Record<string, () => Response>) {
  const sent: Sent[] = []
  const sender = openSender(readEnv({ ...variables, ALLOW_LIVE_IN_DEVELOPMENT: 'on' }), {
    async fetch(url, init = {}) {
      sent.push({
        url,
        body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
        redirect: init.redirect,
        hasDeadline: init.signal instanceof AbortSignal,
      })
      const answer = answers[new URL(url).host]
      if (!answer) throw new TypeError('fetch failed: top-secret')
      return answer()
    },
  })
  const outcome = await sender(aCode).then(
    () => 'sent',
    (error: unknown) => String(error),
  )
  return { outcome, sent }
}

const sslAnswers = (answer: object) => ({ 'smsplus.sslwireless.com': () => Response.json(answer) })
const sslTakesIt = sslAnswers({
  status: 'SUCCESS',
  status_code: 200,
  error_message: '',
  smsinfo: [{ reference_id: '1' }],
})
const mimTakesIt = { 'api.mimsms.com': () => Response.json({ statusCode: '200', status: 'Success', trxnId: 'x' }) }

test('SSL Wireless is asked by one JSON POST in its own words, with a deadline', async () => {
  const { outcome, sent } = await send(SSL, sslTakesIt)

  expect(outcome).toBe('sent')
  expect(sent).toEqual([
    {
      url: 'https://smsplus.sslwireless.com/api/v3/send-sms',
      body: {
        api_token: 'top-secret',
        sid: 'RESORT',
        msisdn: '8801712345678',
        sms: 'Your code is 123456',
        csms_id: '42',
      },
      redirect: 'error',
      hasDeadline: true,
    },
  ])
})

test('MIM SMS is asked in its own words', async () => {
  const { outcome, sent } = await send({ ...MIM, SMS_GATEWAY: 'mimsms' }, mimTakesIt)

  expect(outcome).toBe('sent')
  expect(sent[0]).toMatchObject({
    url: 'https://api.mimsms.com/api/SmsSending/SMS',
    body: { Apikey: 'also-secret', MobileNumber: '8801712345678', TransactionType: 'T', SenderName: 'RESORT' },
  })
})

test.each([
  ['answers no', sslAnswers({ status: 'FAILED', status_code: 4003, error_message: 'IP Blacklisted for top-secret' })],
  ['answers success by half', sslAnswers({ status: 'SUCCESS', status_code: 4001, error_message: 'top-secret' })],
  ['says nothing that can be read', { 'smsplus.sslwireless.com': () => new Response('<html>top-secret') }],
  ['is broken', { 'smsplus.sslwireless.com': () => new Response('top-secret', { status: 502 }) }],
  ['is away', {}],
])('a gateway that %s fails the message, and neither key nor text nor number is logged', async (_, answers) => {
  const { outcome } = await send(SSL, answers)

  expect(outcome).toMatch(/^Error: /)
  expect(outcome).not.toMatch(/top-secret|123456|1712345678/)
})

test('the second gateway sends what the first does not', async () => {
  const both = { ...SSL, ...MIM, SMS_GATEWAY: 'sslwireless,mimsms' }

  const first = await send(both, { ...sslTakesIt, ...mimTakesIt })
  const second = await send(both, mimTakesIt)
  const neither = await send(both, {})

  expect([first.outcome, second.outcome]).toEqual(['sent', 'sent'])
  expect([first.sent.length, second.sent.length]).toEqual([1, 2])
  expect(neither.outcome).toMatch(/sslwireless.*mimsms/)
})

test('where no gateway is configured nothing leaves this machine', async () => {
  const { sent, outcome } = await send({}, {})

  expect({ sent, outcome }).toEqual({ sent: [], outcome: 'sent' })
})
