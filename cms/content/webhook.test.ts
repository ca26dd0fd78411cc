import { expect, test } from 'vitest'
import { createWebhook, signatureOf } from './webhook.ts'

const SECRET = 'a secret that only the lake knows'
const NOW = Date.UTC(2026, 10, 20)
const MINUTE = 60_000

function aWebhook() {
  let publishes = 0
  const app = createWebhook({
    secret: SECRET,
    now: () => NOW,
    log: { info: () => {}, warn: () => {} },
    onPublish: () => {
      publishes += 1
    },
  })
  const send = async (body: string, { secret = SECRET, at = NOW, sent = body, headers = {} } = {}) => {
    const signature = signatureOf(new TextEncoder().encode(body), { secret, at })
    const response = await app.request('/content/webhook', {
      method: 'POST',
      body: sent,
      headers: { 'sanity-webhook-signature': signature, ...headers },
    })
    return response.status
  }
  return { app, send, publishes: () => publishes }
}

const banner = JSON.stringify({ _id: 'banner-lamps', _rev: 'one' })

test('a signed webhook of a publish is believed', async () => {
  const { send, publishes } = aWebhook()

  expect(await send(banner)).toBe(202)
  expect(publishes()).toBe(1)
})

test('a notice signed by another or changed on the way is refused', async () => {
  const { app, send, publishes } = aWebhook()

  const foreign = await send(banner, { secret: 'another secret' })
  const changed = await send(banner, { sent: banner.replace(':', ': ') })
  const unsigned = await app.request('/content/webhook', { method: 'POST', body: banner })

  expect([foreign, changed, unsigned.status]).toEqual([401, 401, 401])
  expect(publishes()).toBe(0)
})

test('a webhook is believed for five minutes, before and after', async () => {
  const { send } = aWebhook()
  const aged = (minutes: number) => send(JSON.stringify({ _id: `page${minutes}` }), { at: NOW - minutes * MINUTE })

  expect(await Promise.all([4, -4, 6, -6].map(aged))).toEqual([202, 202, 401, 401])
})

test('a webhook that is sent again wakes nothing, but a removal after it does', async () => {
  const { send, publishes } = aWebhook()
  const removed = { 'sanity-operation': 'delete' }

  await send(banner)
  const replayed = await send(banner)
  const sentAnew = await send(banner, { at: NOW + 1 })
  expect([replayed, sentAnew, publishes()]).toEqual([200, 200, 1])
  await send(banner, { at: NOW + 2, headers: removed })
  expect(publishes()).toBe(2)
})

test.each(['drafts.banner-lamps', 'versions.spring.banner-lamps', '_.groups.public'])(
  '%s is nothing that visitors see',
  async (id) => {
    const { send, publishes } = aWebhook()

    expect(await send(JSON.stringify({ _id: id }))).toBe(200)
    expect(publishes()).toBe(0)
  },
)

test.each(['', 'no json', '{}', '[]', '{"_id":7}'])(
  'a signed body that is not a callback (%j) is refused',
  async (body) => {
    const { send, publishes } = aWebhook()

    expect(await send(body)).toBe(400)
    expect(publishes()).toBe(0)
  },
)

test('a body of more than 256 kB is not read', async () => {
  expect(await aWebhook().send(JSON.stringify({ _id: 'a'.repeat(300_000) }))).toBe(413)
})
