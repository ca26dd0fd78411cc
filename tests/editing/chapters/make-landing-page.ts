import path from 'node:path'
import type { Page } from 'playwright-core'
import { fillField, openGroup, publish, untilStored, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../../public/files/images/house/mud-house-night.jpg')

export const makeLandingPage: Chapter = {
  title: 'Make a landing page',
  promise: 'a page is made of sections, is at an address of its own and in the menu, and moves with a redirect',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Landing pages')
    await page.getByText('Eid by the Ichamoti').first().waitFor()
    await page.getByRole('link', { name: 'Landing page', exact: true }).click()
    await fillField(page, 'Title', 'Puja holidays')
    await page.getByRole('button', { name: 'Generate' }).click()
    await fillField(page, 'First words', 'Five days by the river, with the drums from the village across the water.')
    await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
    await page.getByRole('button', { name: 'Open image options menu' }).waitFor()
    await fillField(page, 'What it shows', 'The mud house at nightfall, its windows glowing')
    await openGroup(page, 'Sections')
    await addSection(page, 'Call to action', [
      ['Heading', 'Five nights are free'],
      ['Text', 'Choose your dates, and see what is free.'],
    ])
    await album.save(page, 'sections', page.getByRole('button', { name: 'Five nights are free' }))
    await openGroup(page, 'When and where')
    await page.getByText('In the menu', { exact: true }).click()
    await fillField(page, 'Name in the menu', 'Puja')
    await publish(page)
    await untilVisitorsSee(server, '/puja-holidays', 'Five nights are free')
    await untilVisitorsSee(server, '/dine', '>Puja</a>')
    await openGroup(page, 'Head')
    await fillField(page, 'Address', 'puja-2027')
    await publish(page)
    await untilVisitorsSee(server, '/puja-2027', 'Five nights are free')
    await untilVisitorsSee(server, '/puja-holidays', 'Five nights are free')
  },
}

type Words = readonly (readonly [label: string, text: string])[]

async function addSection(page: Page, kind: string, words: Words): Promise<void> {
  await page.getByRole('button', { name: /^Add item/ }).click()
  await page.getByRole('menuitem', { name: kind }).click()
  const section = page.getByRole('dialog')
  for (const [label, text] of words)
    await untilStored(page, () => section.getByLabel(label, { exact: true }).fill(text))
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await section.waitFor({ state: 'detached' })
}
