import { expect, test } from 'vitest'
import { screenOf } from './causes.ts'
import { pageOf } from './page.ts'
import { aFlow, aPath } from './sample-flow.ts'

const now = new Date('2026-11-20T06:00:00Z')

test('the page shows why a path failed, how to replay it and what was not driven, and needs nothing but itself', async () => {
  const page = await pageOf([aFlow()], now)

  expect(page).toContain('<h1>1 cause: 1 of 2 paths failed</h1>')
  expect(page).toContain('Not reached because of that: 1')
  expect(page).toContain('value should be &quot;loadingProfile&quot; &amp; &lt;b&gt;not&lt;/b&gt;')
  expect(page).toContain('<strong>Failed here:</strong> Retry: pressed, then loading profile.')
  expect(page).toContain('npm run flows -- --path f00d000001')
  for (const part of ['GET UserArea/Profile: no answer', '→ &quot;profileFailed&quot;', 'profile.machine.ts:40'])
    expect(page).toContain(part)
  expect(page).toMatch(/<text [^>]*>retry\.pressed → loadingProfile ×12<\/text>/)
  expect(page).toMatch(/<text [^>]*>loadProfile\.resolves → filling not reached<\/text>/)
  expect(page).toContain('Transitions: 1 of 2')
  expect(page).toContain('Nobody submits here')
  const addresses = [...page.matchAll(/\b(?:src|href)="([^"]*)"|url\(([^)]*)\)/g)].map(([, one, other]) => one ?? other)
  expect(addresses.filter((address) => address !== undefined && !/^(?:#|data:)/.test(address))).toEqual([])
})

test('what is covered is counted, with what was accepted where that is something else', async () => {
  const flow = aFlow({ accepted: ['states', 'transitions'].map((name) => ({ name, done: 2, all: 2 })) })

  expect(await pageOf([flow], now)).toContain('<td class="short">1 of 2 (accepted: 2)</td>')
  expect(screenOf([flow, flow])).toContain(
    'Driven: 4 of 4 states, 2 of 4 transitions\nAccepted: 4 of 4 states, 4 of 4 transitions',
  )
})

test('coverage is only claimed if it was checked, and what was never driven is a cause where there is no other', async () => {
  const paths = [aPath]

  expect(await pageOf([aFlow({ paths, missed: [] })], now)).toContain('that can be reached was driven')
  expect(await pageOf([aFlow({ paths, missed: undefined })], now)).toContain('coverage is not checked')
  const missing = await pageOf([aFlow({ paths })], now)
  expect(missing).toContain('profile: never driven: loadingProfile — loadProfile.resolves [0]')
  expect(missing).toMatch(/<text [^>]*>loadProfile\.resolves → filling ×0<\/text>/)
})
