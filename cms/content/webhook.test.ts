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

test('a signed webhook of a publish is believed; one that is sent again wakes nothing, but a removal after it does', async () => {
  const { send, publishes } = aWebhook()

  const statuses = [await send(banner), await send(banner), await send(banner, { at: NOW + 1 })]
  expect([statuses, publishes()]).toEqual([[202, 200, 200], 1])

  await send(banner, { at: NOW + 2, headers: { 'sanity-operation': 'delete' } })
  expect(publishes()).toBe(2)
})

test.each([
  ['a draft', '{"_id":"drafts.banner-lamps"}', 200],
  ['a version', '{"_id":"versions.spring.banner-lamps"}', 200],
  ['a group', '{"_id":"_.groups.public"}', 200],
  ['an empty body', '', 400],
  ['no JSON', 'no json', 400],
  ['no document', '{"_id":7}', 400],
  ['more than 256 kB', JSON.stringify({ _id: 'a'.repeat(300_000) }), 413],
])('a signed webhook of %s is nothing that visitors see', async (_, body, status) => {
  const { send, publishes } = aWebhook()

  expect(await send(body)).toBe(status)
  expect(publishes()).toBe(0)
})
