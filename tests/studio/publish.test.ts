import { expect, inject, test } from 'vitest'
import { saveScreenshot } from '#tests/journeys/steps/screenshots.ts'
import { fillField, openGroup, publish, signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

test('a banner’s new heading is seen by visitors once it is published, and nothing leaves this machine', async () => {
  const { page, foreign } = await visit()
  const heading = 'Rain on the river, tea on the veranda'

  await signInToStudio(page, aMember('Rahima'))
  await walkTo(page, 'Home page', 'Banners', 'The long afternoon')
  await openGroup(page, 'Words and button')
  await fillField(page, 'Heading', heading)
  await saveScreenshot(page, 'studio draft of a banner')
  const whileDraft = await homePage()
  await publish(page)
  await saveScreenshot(page, 'studio published banner')

  await expect.poll(homePage, { timeout: 10_000 }).toContain(heading)
  expect(whileDraft).not.toContain(heading)
  expect(foreign()).toEqual([])
})

async function homePage(): Promise<string> {
  const response = await fetch(inject('studioUrl'))
  return response.text()
}
