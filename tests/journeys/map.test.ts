import { expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

const ANY_MAP = 'https://www.openstreetmap.org/**'
const frameOf = (page: Page) => page.getByTitle('Map of the way to the resort')

test('a key asks for the map, in the one frame that the site allows, and gives way to the drawing again', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  const asked = await answerMaps(page)
  const policies: (string | undefined)[] = []
  page.on('response', (response) => {
    if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy'])
  })

  await open(page, '/')
  const toggle = page.getByRole('button', { name: 'Open the map', exact: true })
  await toggle.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  const askedBefore = [...asked]
  await toggle.focus()
  await page.keyboard.press('Enter')
  await page.frameLocator('iframe').getByText('a map').waitFor()
  expect.soft(await examine(page, 'home with the map')).toEqual([])
  await page.keyboard.press('Enter')
  await frameOf(page).waitFor({ state: 'detached' })

  expect(askedBefore).toEqual([])
  expect(asked.map((address) => new URL(address).origin)).toEqual(['https://www.openstreetmap.org'])
  expect(policies[0]).toContain('frame-src https://www.openstreetmap.org;')
  expect(await page.evaluate(() => document.activeElement?.textContent?.trim())).toBe('Open the map')
})

test('a map that lets a guest wait for ten seconds is given up in words', async () => {
  const { page } = await visit()
  await page.clock.install()
  await page.route(ANY_MAP, () => undefined)

  await open(page, '/')
  await page.getByRole('button', { name: 'Open the map', exact: true }).click()
  await page.getByRole('status', { name: 'Loading the map' }).waitFor()
  await page.clock.fastForward(10_000)
  await page.getByText('The map couldn’t be loaded. Are you offline?').waitFor()

  expect(await page.getByRole('status', { name: 'Loading the map' }).count()).toBe(0)
})

/** Answers in the place of the map's server, and notes what it is asked. */
async function answerMaps(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.route(ANY_MAP, (route) => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/html',
      body: '<html lang="en"><title>Map</title><h1>a map</h1>',
    })
  })
  return asked
}
