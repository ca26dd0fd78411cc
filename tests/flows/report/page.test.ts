import { expect, test } from 'vitest'
import { pageOf } from './page.ts'
import { aFlow, aPath } from './sample-flow.ts'

const now = new Date('2026-11-20T06:00:00Z')

test('the page shows why a path failed, how to replay it and what was not driven, and needs nothing but itself', async () => {
  const page = await pageOf([aFlow()], now)

  expect(page).toContain('<h1>1 of 2 paths failed</h1>')
  expect(page).toContain('profile: loadingProfile — loadProfile.resolves [0]')
  expect(page).toContain('value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(page).toContain('<strong>Failed here:</strong> Retry: pressed, then loading profile.')
  expect(page).toContain('npm run flows -- --path f00d000001')
  expect(page).toMatch(/<text [^>]*>retry\.pressed → loadingProfile ×12<\/text>/)
  expect(page).toMatch(/<text [^>]*>loadProfile\.resolves → filling ×0<\/text>/)
  expect(page).toContain('Transitions: 1 of 2')
  expect(page).toContain('Nobody submits here')
  const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, one, other]) => one ?? other)
  expect(addresses.filter((address) => address !== undefined && !/^(?:#|data:)/.test(address))).toEqual([])
})

test('coverage is only claimed if it was checked', async () => {
  const held = { paths: [aPath], faults: [] }

  expect(await pageOf([aFlow(held)], now)).toContain('that can be reached was driven')
  expect(await pageOf([aFlow({ paths: [aPath], faults: undefined })], now)).toContain('coverage is not checked')
})
