import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '#tests/flows/report/page.ts'
import { aFlow } from '#tests/flows/report/sample-flow.ts'
import { examine } from '#tests/journeys/steps/examine.ts'
import { openVisits } from '#tests/journeys/steps/visitors.ts'

const visit = openVisits()
let folder: string
let address: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'resort-report-'))
  const widest = aFlow({ flow: 'auth', machine: 'auth', paths: [], states: [], transitions: [] })
  const file = path.join(folder, 'index.html')
  await writeFile(file, await pageOf([aFlow(), widest], new Date()))
  address = pathToFileURL(file).href
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['light', 'dark'] as const)(
  'the report of flows is sound on a phone and a desk, in %s',
  async (colorScheme) => {
    const { page } = await visit({ colorScheme })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.goto(address)
    expect.soft(await examine(page, 'report')).toEqual([])
    expect(asked.filter((url) => !url.startsWith('data:'))).toEqual([address])
  },
)

test('a tester without a mouse hides what holds and reads why a path failed', async () => {
  const { page } = await visit()
  await page.goto(address)
  await page.getByText(/^Paths of profile: \d+$/).press('Enter')
  const held = page.getByText('a1b2c3d4e5', { exact: true })
  await held.waitFor()

  await page.getByRole('checkbox', { name: 'Show only paths that failed' }).press('Space')

  await held.waitFor({ state: 'hidden' })
  await page.getByText('Failed here:').first().waitFor()
  await page.getByText('npm run flows -- --path f00d000001').first().waitFor()
  expect(await held.isVisible()).toBe(false)
})
