import { walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'

const DESK: Readonly<Record<string, readonly string[]>> = {
  'Home page': ['Banners', 'Tiles', 'Texts of the home page'],
  Pages: ['About us', 'Directors', 'Dine', 'Career'],
  'By date': ['Planned', 'Shown until a time', 'Over', 'Leads to what is over or gone'],
  'Package, hall and pool': ['Package', 'Convention hall', 'Swimming pool'],
  Policies: ['Privacy policy', 'Terms and conditions', 'Refund policy'],
  'Landing pages': [],
  'Site settings': [],
}

export const findYourWay: Chapter = {
  title: 'Find your way',
  promise: `the desk has ${Object.entries(DESK)
    .map(([group, entries]) => [group, ...entries].join(', '))
    .join('; ')}`,
  async follow({ page, album }) {
    for (const [group, entries] of Object.entries(DESK)) {
      await walkTo(page, group)
      for (const name of entries) await page.getByRole('link', { name, exact: true }).waitFor()
    }
    await page.goto('/studio/structure')
    await walkTo(page, 'By date', 'Leads to what is over or gone')
    await page.getByText('No matching documents').waitFor()
    await page.goto('/studio/structure')
    await walkTo(page, 'Home page', 'Banners')
    await page.getByText('Mornings arrive by river').first().waitFor()
    await album.save(page, 'desk')
  },
}
