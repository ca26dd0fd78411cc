import path from 'node:path'
import { fillField, openGroup, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

const PICTURE = path.resolve(import.meta.dirname, '../../../public/files/images/house/ichamoti-house-dusk.jpg')

export const planOffer: Chapter = {
  title: 'Plan an offer',
  promise: 'an offer with a title, an address and a picture has a page of its own, to which its earlier address leads',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Offers')
    await page.getByText('A day by the river').first().waitFor()
    await page.getByRole('link', { name: 'Offer', exact: true }).click()
    await openGroup(page, 'Words')
    await fillField(page, 'Title', 'Monsoon week')
    await page.getByRole('button', { name: 'Generate' }).click()
    await fillField(page, 'First words', 'Seven nights of rain on the roof, and the river at its widest.')
    await page.getByRole('group').filter({ hasText: 'What a guest gets' }).getByRole('textbox').last().click()
    await page.keyboard.type('Come for a week in the rains.')
    await page.getByText('Saved', { exact: true }).waitFor()
    await openGroup(page, 'When and where')
    const until = page.getByRole('textbox', { name: 'Visible until' })
    await until.scrollIntoViewIfNeeded()
    await album.save(page, 'offer-times', until)
    await until.fill('2027-01-20 18:00')
    await until.blur()
    await openGroup(page, 'Picture')
    await page.locator('input[type="file"]').first().setInputFiles(PICTURE)
    await page.getByRole('button', { name: 'Open image options menu' }).waitFor()
    await fillField(page, 'What it shows', 'A house above the river, lit in the last light')
    await publish(page)
    await untilVisitorsSee(server, '/offers/monsoon-week', 'Monsoon week')
    await openGroup(page, 'Words')
    await fillField(page, 'Address', 'rainy-week')
    await publish(page)
    await untilVisitorsSee(server, '/offers/rainy-week', 'Monsoon week')
    await untilVisitorsSee(server, '/offers/monsoon-week', 'Monsoon week')
    await page.getByRole('link', { name: 'Calendar', exact: true }).click()
    await album.save(page, 'calendar', page.getByRole('listitem').filter({ hasText: 'Monsoon week' }))
  },
}
