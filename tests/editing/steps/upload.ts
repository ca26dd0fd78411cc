import type { Locator, Page } from 'playwright-core'

type File = Parameters<Locator['setInputFiles']>[0]

/** Chooses a file where a control of the Studio opens the system's window for it. */
export async function chooseFile(control: Locator, file: File): Promise<void> {
  const [chooser] = await Promise.all([control.page().waitForEvent('filechooser'), control.click()])
  await chooser.setFiles(file)
}

/** Chooses another file for the first picture, or file, of the open form. */
export async function replaceFile(page: Page, kind: 'image' | 'file', file: File): Promise<void> {
  await page
    .getByRole('button', { name: `Open ${kind} options menu` })
    .first()
    .click()
  await chooseFile(page.getByRole('menuitem', { name: 'Upload' }), file)
}
