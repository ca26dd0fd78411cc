import { expect, test } from 'vitest'
import { standardLimits } from '#api/platform/limits.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import { openPreview } from './preview-routes.ts'

const PUBLIC_URL = 'https://resort.example'
const now = () => new Date('2026-11-20T10:00:00Z')
const log = { info: () => {}, warn: () => {}, error: () => {} }
const key = new Uint8Array(32).fill(7)
const preview = { drafts: createSeedContent().content, readUrl: async () => ({ path: '/dine' }), isShared: () => false }

test.each([
  ['the own Studio', undefined, '/studio', 'SameSite=Lax'],
  [
    'a Studio on another origin',
    'https://other.example',
    'https://other.example',
    'SameSite=None; Secure; Partitioned',
  ],
])('%s begins a preview that the site knows, in its frame alone', async (_, SANITY_STUDIO_ORIGIN, studio, sites) => {
  const env = { PUBLIC_URL, SANITY_STUDIO_ORIGIN, TRUST_PROXY: 0 }
  const opened = openPreview({ env, content: { preview }, key, limits: standardLimits, now, log })

  const answer = await opened?.routes.fetch(new Request(`${PUBLIC_URL}/preview/enable?sanity-preview-secret=right`), {})
  const cookie = answer?.headers.get('set-cookie') ?? ''

  expect(opened?.site.studio).toBe(studio)
  expect(cookie).toContain(sites)
  expect(opened?.site.isOn(new Request(PUBLIC_URL, { headers: { cookie } }))).toBe(true)
})
