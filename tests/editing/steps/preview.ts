import type { FrameLocator, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { untilStored } from './edit.ts'
import type { StudioVisitor } from './visit-studio.ts'
import { replaceFile } from './upload.ts'

/** A busy machine makes the Studio impatient with its own frame; it waits on all the same. */
const IMPATIENCE = /preview iframe hasn't finished loading|Unable to connect to visual editing/

/** Opens the preview, and answers the site in its frame once the overlays lie over it. */
export async function openPreview({ page, expectComplaint }: StudioVisitor): Promise<FrameLocator> {
  expectComplaint(IMPATIENCE)
  await page.getByRole('link', { name: 'Preview' }).click()
  const site = page.frameLocator('iframe')
  await expect.poll(() => page.getByLabel('Edit', { exact: true }).isEnabled(), { timeout: 75_000 }).toBe(true)
  return site
}

/** Clicks what is to be edited until its field is open beside the page: a click before its overlay is there does nothing. */
export async function clickToEdit(page: Page, part: Locator, field: string): Promise<void> {
  const opened = page.getByLabel(field, { exact: true }).first()
  async function clickAndLook(): Promise<boolean> {
    if (!(await opened.isVisible())) await part.click()
    return opened.isVisible()
  }
  await expect.poll(clickAndLook, { timeout: 20_000, interval: 2_000 }).toBe(true)
}

/** Types into a field of the document beside the page, and waits until the lake has it as a draft. */
export async function typeDraft(page: Page, field: string, text: string): Promise<void> {
  await untilStored(page, () => page.getByLabel(field, { exact: true }).first().fill(text))
}

/** Puts another picture in the place of the one of the open document. */
export async function replacePicture(page: Page, file: string): Promise<void> {
  await untilStored(page, () => replaceFile(page, 'image', file))
}
