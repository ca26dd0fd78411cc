import { expect, test } from 'vitest'
import { hardToRead } from './steps/contrast.ts'
import { PHONE, WIDE } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { showPictures } from './steps/screenshots.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()

test('words on the pictures of the home page can be read, wide and on a phone', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  const found: string[] = []

  for (const viewport of [WIDE, PHONE]) {
    await page.setViewportSize(viewport)
    await open(page, '/')
    await page.evaluate(showPictures)
    const { measured, hard } = await hardToRead(page)
    expect(measured).toBeGreaterThan(10)
    found.push(...hard.map((words) => `${viewport.width} px: ${words}`))
  }

  expect(found).toEqual([])
})
