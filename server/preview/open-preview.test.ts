import { expect, test } from 'vitest'
import { standardLimits } from '#api/limits.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { openPreview } from './preview-routes.ts'

const PUBLIC_URL = 'https://resort.example'
const now = () => new Date('2026-11-20T10:00:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }
const key = new Uint8Array(32).fill(7)
const preview = { drafts: createSeedContent().content, readUrl: async () => ({ path: '/dine' }) }

async function open(env: { SANITY_STUDIO_ORIGIN?: string }) {
  const opened = openPreview({
    env: { PUBLIC_URL, SANITY_STUDIO_ORIGIN: undefined, TRUST_PROXY: 0, ...env },
    content: { preview },
    key,
    limits: standardLimits,
    now,
    log,
  })
  const answer = await opened?.routes.fetch(new Request(`${PUBLIC_URL}/preview/enable?sanity-preview-secret=right`), {})
  const cookie = answer?.headers.get('set-cookie') ?? ''
  const isOn = opened?.site.isOn(new Request(PUBLIC_URL, { headers: { cookie } }))
  return { studio: opened?.site.studio, cookie, isOn }
}

test('the own Studio begins a preview that the site knows', async () => {
  const { studio, cookie, isOn } = await open({})

  expect(studio).toBe('/studio')
  expect(cookie).toContain('SameSite=Lax')
  expect(isOn).toBe(true)
})

test('a Studio on another origin does too, in its frame alone', async () => {
  const { studio, cookie, isOn } = await open({ SANITY_STUDIO_ORIGIN: 'https://resort.sanity.studio' })

  expect(studio).toBe('https://resort.sanity.studio')
  expect(cookie).toContain('SameSite=None; Secure; Partitioned')
  expect(isOn).toBe(true)
})

test('where no drafts can be read there is no preview', () => {
  expect(
    openPreview({
      env: { PUBLIC_URL, SANITY_STUDIO_ORIGIN: undefined, TRUST_PROXY: 0 },
      content: { preview: undefined },
      key,
      limits: standardLimits,
      now,
      log,
    }),
  ).toBeUndefined()
})
