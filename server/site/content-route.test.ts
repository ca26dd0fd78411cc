import { expect, test } from 'vitest'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { ContentSource } from '#cms/types.ts'
import { createContentRoute } from './content-route.ts'
import type { SitePreview } from './site-options.ts'

const published = createSeedContent()

/** Drafts with an unpublished heading. */
const drafts: ContentSource = async (page) => {
  const content = await published.content(page)
  return { ...content, heading: 'A draft' }
}

const preview: SitePreview = {
  isOn: (request) => request.headers.get('cookie') === 'preview=valid',
  drafts,
  studio: '/studio',
}

const route = createContentRoute(published, preview)
const read = (headers: Record<string, string> = {}) => route.request('/content/dine?perspective=drafts', { headers })

test('staff who preview get drafts, which no cache stores', async () => {
  const answer = await read({ cookie: 'preview=valid' })

  expect(await answer.json()).toMatchObject({ heading: 'A draft' })
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(answer.headers.get('x-preview')).toBe('drafts')
  expect(answer.headers.get('etag')).toBeNull()
})

test('nobody reads what staff plan', async () => {
  const answers = [await route.request('/content/drafts'), await route.request('/content/unknown')]

  expect(answers.map(({ status }) => status)).toEqual([404, 404])
})

test('staff who preview may look at what is published, too', async () => {
  const answer = await route.request('/content/dine?perspective=published', { headers: { cookie: 'preview=valid' } })

  expect(await answer.json()).toEqual(await published.content('dine'))
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
})

test('everybody else gets what is published, with any cookie and after any other request', async () => {
  await read({ cookie: 'preview=valid' })

  for (const headers of [{}, { cookie: 'preview=broken' }, { authorization: 'Bearer of a member of the staff' }]) {
    const answer = await read(headers)

    expect(await answer.json()).toEqual(await published.content('dine'))
    expect(answer.headers.get('x-preview')).toBeNull()
    expect(answer.headers.get('etag')).not.toBeNull()
  }
})
