import { expect, test } from 'vitest'
import { examine } from './steps/examine.ts'
import { open } from './steps/open.ts'
import { openVisits } from './steps/visitors.ts'

const visit = openVisits()
const calm = { reducedMotion: 'reduce' } as const

test('the gallery shows each house in its tab, and a picture as large as the screen, turned by keys', async () => {
  const { page } = await visit(calm)
  const large = page.getByRole('dialog', { name: 'Mud House' })
  const place = large.getByRole('status')

  await open(page, '/gallery')
  await page.getByRole('tab', { name: 'Rania House' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const pictures = page.getByRole('tabpanel', { name: 'Mud House' }).getByRole('button')
  const count = await pictures.count()
  await pictures.nth(1).press('Enter')
  await place.getByText(`2 / ${count}`).waitFor()
  expect.soft(await examine(page, 'gallery picture')).toEqual([])
  await page.keyboard.press('ArrowRight')
  await place.getByText(`3 / ${count}`).waitFor()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await place.getByText(`${count} / ${count}`).waitFor()
  await page.keyboard.press('Escape')
  await large.waitFor({ state: 'hidden' })

  expect(count).toBeGreaterThanOrEqual(4)
  expect(await pictures.nth(1).evaluate((button) => button === document.activeElement)).toBe(true)
})
