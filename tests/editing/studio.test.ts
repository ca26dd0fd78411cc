import { createPreviewSecret } from '@sanity/preview-url-secret/create-secret'
import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { CONTENT_COUNTS_PATH } from '#contract/values/content-counts.ts'
import { runAxe } from '#tests/journeys/steps/axe.ts'
import { staffClient } from '#tests/support/staff-client.ts'
import { watchListeners } from './steps/break-listeners.ts'
import { fillField, openGroup, publish, signInToStudio, walkTo } from './steps/edit.ts'
import { aMember } from './steps/member.ts'
import { clickToEdit, openPreview, replacePicture, typeDraft } from './steps/preview.ts'
import { openStudioServer } from './steps/studio-server.ts'
import { openStudioVisits } from './steps/visit-studio.ts'
import { readAsVisitor, SOON } from './visitors-see.ts'

// What no single chapter of the guide shows: several windows, roles, and what visitors see in the meantime.

const server = openStudioServer()
const visit = openStudioVisits(server)
const BEFORE = 'Where the delta slows to the light of a lamp'
const AFTER = 'Come when the rain does'

const seenByVisitors = (path = '/') => readAsVisitor(server(), path)

const firstPicture = (html: string) => /aria-roledescription="carousel".*?<img[^>]*src="([^"?]+)/s.exec(html)?.[1]

test('words and picture of a banner change in the preview at once, and for visitors once they are published', async () => {
  const studio = await visit()
  const { page, context, foreign } = studio
  await signInToStudio(page, aMember(server(), 'Nadia'))
  const site = await openPreview(studio)
  const picture = firstPicture(await seenByVisitors())
  const shown = () => site.locator('[aria-roledescription=carousel] img[class*="image"]').first().getAttribute('src')

  await clickToEdit(page, site.getByRole('heading', { name: BEFORE }), 'Heading')
  await typeDraft(page, 'Heading', AFTER)
  await site.getByRole('heading', { name: AFTER }).waitFor()
  await replacePicture(page, 'public/files/images/house/ichamoti-house-dusk.jpg')
  await expect.poll(shown, SOON).not.toContain(picture)
  const whileDraft = await seenByVisitors()
  const contentWhileDraft = await seenByVisitors('/content/home')
  const alone = await context.newPage()
  await alone.goto('/')
  await alone.getByText('You are viewing drafts').waitFor()
  const { violations } = await runAxe(alone, {}, '[aria-label="Preview"]')
  await alone.close()
  await publish(page)

  await expect.poll(() => seenByVisitors(), SOON).toContain(AFTER)
  await expect.poll(async () => firstPicture(await seenByVisitors()), SOON).not.toBe(picture)
  expect(firstPicture(whileDraft)).toBe(picture)
  expect(whileDraft + contentWhileDraft).toContain(BEFORE)
  expect(whileDraft + contentWhileDraft).not.toMatch(new RegExp(`${AFTER}|data-sanity=`))
  expect(violations).toEqual([])
  expect(foreign()).toEqual([])
})

test('a viewer walks through the preview, and sees what visitors see after leaving it', async () => {
  const studio = await visit()
  const { page, context } = studio
  await signInToStudio(page, aMember(server(), 'Jahid', 'viewer'))
  const site = await openPreview(studio)

  await page.getByLabel('Edit', { exact: true }).click({ force: true })
  await site.getByRole('link', { name: 'Dine', exact: true }).first().click()
  await expect.poll(() => page.url(), SOON).toContain('dinePage')
  const alone = await context.newPage()
  await alone.goto('/about')
  await alone.getByRole('link', { name: 'Leave the preview' }).click()
  await alone.getByRole('heading', { level: 1 }).waitFor()

  expect(new URL(alone.url()).pathname).toBe('/about')
  expect(await alone.getByText('You are viewing drafts').count()).toBe(0)
  expect(await alone.content()).not.toContain('data-sanity=')
})

test('two editors of one page see each other, what the other types, and how search engines show it', async () => {
  const [one, other] = [await visit(), await visit()]
  await signInToStudio(one.page, aMember(server(), 'Anika'))
  await signInToStudio(other.page, aMember(server(), 'Rashed'))
  for (const { page } of [one, other]) await walkTo(page, 'Pages', 'Dine')
  const heading = one.page.getByLabel('Heading', { exact: true }).first()
  await heading.waitFor()

  await typeDraft(other.page, 'Heading', 'By two hands')

  await expect.poll(() => heading.inputValue(), SOON).toBe('By two hands')
  await one.page.getByLabel('Rashed').first().waitFor()
  await other.page.getByLabel('Anika').first().waitFor()
  await openGroup(one.page, 'Search and sharing')
  const preview = one.page.getByRole('group', { name: 'In the results of a search' })
  await preview.getByText(' › dine').waitFor()
  await expect.poll(() => preview.innerText(), SOON).toMatch(/^localhost:\d+ › dine\nDine - /)
})

test('who may not publish asks, and who may agrees to the time or publishes now', async () => {
  const [writer, editor] = [await visit(), await visit()]
  await signInToStudio(writer.page, aMember(server(), 'Mitu', 'contributor'))
  await walkTo(writer.page, 'Pages', 'Dine')
  await fillField(writer.page, 'First words', 'A kitchen that asks first')
  await writer.page.getByRole('button', { name: 'Ready, please publish' }).click()
  await writer.page.getByText('Asked', { exact: true }).waitFor()
  await writer.page.goto('/studio/drafts')
  // It is asked for already, so it is left out unless one chooses it.
  await writer.page.getByRole('checkbox', { name: 'Publish it' }).click()
  await writer.page.getByLabel('At this time, in Dhaka').fill('2035-02-03T09:00')
  await writer.page.getByRole('button', { name: /^Ready, please publish/ }).click()
  await writer.page.getByText(/^Mitu asks: please publish on .* 3 Feb 2035, 9:00 am\.$/).waitFor()

  await signInToStudio(editor.page, aMember(server(), 'Rania'))
  await editor.page.goto('/studio/drafts')
  await editor.page.getByRole('button', { name: 'Agree to this time' }).click()
  const planned = editor.page.getByText(/^Will be published on .* 3 Feb 2035, 9:00 am, planned by Mitu\.$/)
  await planned.waitFor()
  // The colours are Sanity's own.
  const rules = { 'color-contrast': { enabled: false } }
  const { violations } = await runAxe(editor.page, { rules }, 'section[aria-label="Drafts"]')
  const early = await seenByVisitors('/dine')
  await editor.page.getByRole('button', { name: 'Publish now' }).first().click()
  await editor.page.getByText('Published.', { exact: true }).waitFor()

  expect(violations).toEqual([])
  expect(early).not.toContain('A kitchen that asks first')
  await expect.poll(() => seenByVisitors('/dine'), SOON).toContain('A kitchen that asks first')
  await planned.waitFor({ state: 'detached' })
})

test('what is published is, though one goes on to another document at once', async () => {
  const { page } = await visit()
  const title = 'Only published if waited for'

  await signInToStudio(page, aMember(server(), 'Habiba'))
  await walkTo(page, 'Pages', 'About us')
  await page.getByLabel('Heading', { exact: true }).first().fill(title)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await walkTo(page, 'Career')

  await expect.poll(() => seenByVisitors('/about'), SOON).toContain(title)
})

test('a window with a publish on its way asks before it is reloaded', async () => {
  const { page } = await visit()
  const title = 'Published although the window was to be left'
  const held = Promise.withResolvers<void>()
  await signInToStudio(page, aMember(server(), 'Farida'))
  await walkTo(page, 'Pages', 'Career')
  await page.route('**/data/actions/**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.getByLabel('Heading', { exact: true }).first().fill(title)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()

  const question = page.waitForEvent('dialog')
  const reloading = page.evaluate(() => location.reload())
  await (await question).dismiss()
  await reloading
  held.resolve()

  await expect.poll(() => seenByVisitors('/career'), SOON).toContain(title)
})

const COMMITS = '**/data/actions/**document.commit'
/** A publish that waits for nothing is sent by then. */
const WITHOUT_WAITING_MS = 5_000
const OLD = 'What was saved before'

/** An open page whose heading was changed and saved, so that there is a draft. */
async function openSavedDraft(name: string) {
  const { page } = await visit()
  const listeners = await watchListeners(page)
  await signInToStudio(page, aMember(server(), name))
  await walkTo(page, 'Pages', 'Career')
  await typeDraft(page, 'Heading', OLD)
  await page.getByText('Saved', { exact: true }).waitFor()
  const heading = page.getByLabel('Heading', { exact: true }).first()
  /** As where the lake cannot tell any more what a listener missed. */
  async function readAgain(): Promise<void> {
    await listeners.breakOff({ resuming: false })
    await expect.poll(() => heading.inputValue(), SOON).toBe(OLD)
    await page.getByText('Saved', { exact: true }).waitFor()
  }
  return { page, listeners, heading, readAgain }
}

test('a publish waits for words that are on their way, although the Studio has read the document again and shows the old ones', async () => {
  const { page, listeners, heading, readAgain } = await openSavedDraft('Shirin')
  const title = 'What was typed last'
  const [asked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route(COMMITS, async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await heading.fill(title)
  await asked.promise

  await listeners.breakOff({ resuming: true })
  await expect.poll(() => listeners.greetings(), SOON).toContain('welcomeback')
  const resumed = await heading.inputValue()
  await readAgain()
  await pressWhileDisabled(page)
  await page.getByRole('button', { name: 'Publishing…' }).waitFor()
  const isTooEarly = await page.waitForRequest(/document\.publish/, { timeout: WITHOUT_WAITING_MS }).then(
    () => true,
    () => false,
  )
  held.resolve()

  await expect.poll(() => seenByVisitors('/career'), SOON).toContain(title)
  expect([resumed, isTooEarly]).toEqual([title, false])
})

test('an editor learns that words were left out of a publish, when they come to the lake after it', async () => {
  const { page, heading, readAgain } = await openSavedDraft('Parvin')
  const asked = Promise.withResolvers<Request>()
  await page.route(COMMITS, async (route) => {
    asked.resolve(route.request())
    await route.fulfill({ json: { transactionId: 'answered too early' } })
  })
  await heading.fill('What comes too late')
  const late = await asked.promise
  await readAgain()
  await publish(page)

  await page.request.post(late.url(), { headers: await late.allHeaders(), data: late.postData() })

  const told = page.getByText('Your last words were not published')
  await expect.poll(() => told.count(), SOON).toBeGreaterThan(0)
})

/** The Studio disables its button for moments, and a press at such a moment is no click. */
async function pressWhileDisabled(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Publish', exact: true })
  await button.evaluate((element) => element.setAttribute('disabled', ''))
  await button.click({ force: true })
}

test('a publish that typing overtakes is done all the same', async () => {
  const { page } = await visit()
  const title = 'Published although somebody went on typing'
  const asked = Promise.withResolvers<void>()
  await signInToStudio(page, aMember(server(), 'Nafisa'))
  await walkTo(page, 'Pages', 'Career')
  await typeDraft(page, 'Heading', title)
  await page.route('**/data/actions/**document.publish', () => asked.resolve(), { times: 1 })
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await asked.promise

  await page.getByLabel('Heading', { exact: true }).first().press('End')
  await page.keyboard.type('!')

  await expect.poll(() => seenByVisitors('/career'), SOON).toContain(`${title}!`)
})

test('of pasted tables those of two columns become tables of terms, the rows of others paragraphs, and Markdown loses its marks', async () => {
  const { page } = await visit()
  const table = (...rows: string[][]) =>
    `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td><p>${cell}</p></td>`).join('')}</tr>`).join('')}</table>`
  const html = `<p>Before it</p>${table(['Two days', '<b>Half</b>'])}<h1>Between</h1>${table(['May', 'June', 'July'])}`
  await signInToStudio(page, aMember(server(), 'Tania'))
  await walkTo(page, 'Policies', 'Refund policy')
  await page.getByRole('button', { name: 'How much comes back' }).click()
  const text = page.getByRole('dialog').getByRole('textbox').last()
  await text.getByText('An example').click()
  await page.keyboard.press('End')

  const paste = (type: string, words: string) =>
    text.evaluate(
      (field, [kind = '', pasted = '']) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData(kind, pasted)
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [type, words],
    )
  await paste('text/html', html)

  await expect
    .poll(async () => (await text.innerText()).replaceAll(/\s+/g, ' '), SOON)
    .toMatch(/Before it .*Table of terms Two days: Half Between.*May – June – July/)
  await page.getByText('A table became paragraphs').waitFor()
  await paste('text/plain', '- **Ring** us')
  await expect.poll(() => text.innerText(), SOON).toContain('Ring us')
})

const Home = z.object({ tiles: z.array(z.object({ _id: z.string(), TitleText: z.string() })) })
const Counts = z.array(z.object({ clicks: z.int() }))

test('editors read at a tile how often visitors saw it and followed its link', async () => {
  const title = 'Dinner by the pond'
  const { tiles } = Home.parse(JSON.parse(await seenByVisitors('/content/home')))
  const document = tiles.find(({ TitleText }) => TitleText === title)?._id ?? ''
  const visitor = await visit()
  await visitor.page.goto('/')
  const tile = visitor.page.getByRole('article').filter({ hasText: title })
  const counted = visitor.page.waitForRequest((request) => request.url().endsWith(CONTENT_COUNTS_PATH))
  await tile.scrollIntoViewIfNeeded()
  await counted
  await tile.getByRole('link').click()

  await expect.poll(() => storedClicks(document), SOON).toBe(1)
  const { page } = await visit()
  await signInToStudio(page, aMember(server(), 'Rokeya'))
  await walkTo(page, 'Home page', 'Tiles', title)

  await page.getByText(/^In the last four weeks: seen .*, link followed once\.$/).waitFor()
})

/** The server stores what it counted every ten seconds. */
async function storedClicks(document: string): Promise<number> {
  const { url } = server()
  const { secret } = await createPreviewSecret(staffClient(server()), 'test', url)
  const answer = await fetch(`${url}${CONTENT_COUNTS_PATH}/${document}?sanity-preview-secret=${secret}`)
  return Counts.parse(await answer.json()).reduce((sum, { clicks }) => sum + clicks, 0)
}

test('a browser that never saw the Studio has an editable document after a few requests', async () => {
  const first = await visit()
  await signInToStudio(first.page, aMember(server(), 'Salma'))
  const { page, requests } = await visit({ storageState: await first.context.storageState() })

  await page.goto('/studio/structure/pages;dinePage')
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Heading' }).first().isEditable(), { timeout: 20_000 })
    .toBe(true)

  expect(requests().files).toBeLessThan(15)
  expect(requests().all).toBeLessThan(70)
})
