import { expect, inject, test } from 'vitest'
import { staffClient } from '#tests/support/staff-client.ts'
import { openGroup, signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/staff.ts'
import { openStudioVisits } from './steps/visit-studio.ts'

const visit = openStudioVisits()

test('what is published is, though one goes on to another document at once', async () => {
  const { page } = await visit()
  const title = 'Only published if waited for'

  await signInToStudio(page, aMember('Habiba'))
  await walkTo(page, 'Pages', 'Dine')
  await page.getByLabel('Heading', { exact: true }).fill(title)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await walkTo(page, 'Career')

  await expect.poll(async () => (await fetch(`${inject('studioUrl')}/dine`)).text()).toContain(title)
})

test('a file that cannot be a picture is refused with its reason, and leaves no draft', async () => {
  const { page } = await visit()

  await signInToStudio(page, aMember('Nasrin'))
  await walkTo(page, 'Pages', 'Directors', 'Rania Chowdhury')
  await page.getByRole('button', { name: 'Open image options menu' }).click()
  const upload = page.getByRole('menuitem', { name: 'Upload' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), upload.click()])
  await chooser.setFiles({ name: 'pond.heic', mimeType: 'image/heic', buffer: Buffer.from('no picture') })

  await page.getByText(/^pond\.heic is not a JPEG/).waitFor()
  const client = staffClient({ url: inject('studioUrl'), dataDir: inject('studioDataDir') })
  const drafts = await client.fetch<string[]>(
    '*[_type == "director" && _id in path("drafts.**")]._id',
    {},
    { perspective: 'raw' },
  )
  expect(drafts).toEqual([])
})

test('a tile moves up for visitors at once, and its neighbour makes room', async () => {
  const { page } = await visit()
  const titles = async () => {
    const html = await (await fetch(inject('studioUrl'))).text()
    return [...html.matchAll(/<h2 class="_title[^>]*>([^<]*)/g)].map(([, title = '']) => title)
  }
  const [first = '', second = ''] = await titles()

  await signInToStudio(page, aMember('Laila'))
  await walkTo(page, 'Home page', 'Tiles', second)
  await page.getByRole('button', { name: 'Open document actions' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()

  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([second, first])
})

test('the words for search engines are shown as those show them', async () => {
  const { page } = await visit()

  await signInToStudio(page, aMember('Tania'))
  await walkTo(page, 'Pages', 'Dine')
  await openGroup(page, 'Search and sharing')
  const preview = page.getByRole('group', { name: 'In the results of a search' })
  await preview.getByText(' › dine').waitFor()

  expect(await preview.innerText()).toMatch(
    /^localhost:\d+ › dine\nDine - Best Luxury Resort and Convention Center Near Dhaka …\n/,
  )
})
