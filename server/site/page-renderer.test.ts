import { expect, test } from 'vitest'
import type { SiteContent } from '#cms/content.ts'
import { createSeedContent } from '#cms/content/seed-content.ts'
import type { Rendered } from '#src/app/entry-server.tsx'
import type { BuiltSite } from './build-manifest.ts'
import { createPageRenderer } from './page-renderer.ts'

const DAY_MS = 86_400_000

/** A site whose pages say how often they were rendered. */
function aSite(page: Partial<Rendered> = {}, callsApi = false) {
  let times = 0
  const render: BuiltSite['render'] = async (request, { callApi }) => {
    times += 1
    if (callsApi) await callApi(request)
    return { status: 200, head: '', body: `rendered ${times}`, state: '{}', isPersonal: false, modules: [], ...page }
  }
  return { shell: '<!--head--><!--body--><!--state-->', manifest: {}, render }
}

function aRenderer(
  site: ReturnType<typeof aSite>,
  options: { revision?: () => string; now?: () => number; catalogue?: () => Promise<string | undefined> } = {},
) {
  const content: SiteContent = { ...createSeedContent(), ...(options.revision && { revision: options.revision }) }
  const renderPage = createPageRenderer({
    site,
    content,
    api: () => new Response(),
    now: options.now ?? (() => 0),
    publicUrl: 'https://resort.example',
    imageBase: '/',
    catalogueRevision: options.catalogue ?? (async () => undefined),
  })
  return async (path: string) => new TextDecoder().decode((await renderPage(path)).html)
}

test('a page is rendered once for everybody', async () => {
  const page = aRenderer(aSite())

  expect(await page('/')).toContain('rendered 1')
  expect(await page('/')).toContain('rendered 1')
})

test('a publish and a new day in Dhaka render it anew', async () => {
  let revision = 'one'
  let now = 0
  const page = aRenderer(aSite(), { revision: () => revision, now: () => now })

  await page('/')
  revision = 'two'
  expect(await page('/')).toContain('rendered 2')
  now = DAY_MS
  expect(await page('/')).toContain('rendered 3')
})

test('a page with a query, a personal one, a missing one and a broken one are never cached', async () => {
  const query = aRenderer(aSite())
  const personal = aRenderer(aSite({ isPersonal: true }))
  const missing = aRenderer(aSite({ status: 404 }))

  for (const [page, path] of [
    [query, '/searchroom?arrival=2026-11-20'],
    [personal, '/checkout'],
    [missing, '/nowhere'],
  ] as const) {
    await page(path)
    expect(await page(path), path).toContain('rendered 2')
  }
  expect(await query('/searchroom')).toContain('rendered 3')
})

test('what shows houses is cached only with a revision that shows when they changed', async () => {
  const unknown = aRenderer(aSite({}, true))
  const known = aRenderer(aSite({}, true), { catalogue: async () => '7' })

  await unknown('/room')
  await known('/room')

  expect(await unknown('/room')).toContain('rendered 2')
  expect(await known('/room')).toContain('rendered 1')
})

test('what shows houses is rendered anew when they changed, and what does not asks for no catalogue', async () => {
  let revision = '7'
  let asked = 0
  const catalogue = async () => {
    asked += 1
    return revision
  }
  const rooms = aRenderer(aSite({}, true), { catalogue })
  const home = aRenderer(aSite(), { catalogue })

  await rooms('/room')
  revision = '8'
  const afterChange = await rooms('/room')
  await home('/')
  const askedBefore = asked
  await home('/')

  expect(afterChange).toContain('rendered 2')
  expect(asked).toBe(askedBefore)
})
