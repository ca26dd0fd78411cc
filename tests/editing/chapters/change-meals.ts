import { openGroup, publish, walkTo } from '#tests/editing/steps/edit.ts'
import type { Chapter } from '../chapter.ts'
import { untilVisitorsSee } from '../visitors-see.ts'

export const changeMeals: Chapter = {
  title: 'Change meals and dishes',
  promise: 'a meal of the page Dine has another time once it is published',
  async follow({ server, page, album }) {
    await page.goto('/studio/structure')
    await walkTo(page, 'Pages', 'Dine')
    await openGroup(page, 'Meals and dishes')
    await page.getByRole('button', { name: 'Breakfast' }).click()
    const meal = page.getByRole('dialog')
    await meal.getByLabel('From', { exact: true }).fill('06:45')
    await album.save(page, 'meal', meal.getByLabel('From', { exact: true }))
    await page.keyboard.press('Escape')
    await meal.waitFor({ state: 'detached' })
    await publish(page)
    await untilVisitorsSee(server, '/dine', '06:45')
  },
}
