import { aLake } from 'content-lake/testing/test-lake'
import { expect, test } from 'vitest'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('the script of an SVG that was uploaded runs for nobody who opens it', async () => {
  const { url, token } = await aLake()
  const { page, expectComplaint } = await visit({ hasPictures: true })
  expectComplaint(/Blocked script execution|Content Security Policy|Content-Security-Policy/)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" onload="document.title = 'ran'">
    <script>document.documentElement.dataset.ran = 'yes'</script></svg>`
  const upload = await fetch(`${url}/v2025-02-19/assets/images/production`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token('editor')}`, 'Content-Type': 'image/svg+xml' },
    body: svg,
  })
  const { document: asset } = await upload.json()

  await page.goto(asset.url)
  const root = page.locator('svg')

  expect(await root.getAttribute('width')).toBe('20')
  expect(await root.getAttribute('data-ran')).toBe(null)
  expect(await page.title()).toBe('')
})
