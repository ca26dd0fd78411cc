import { expect, test } from 'vitest'
import { submitCheckout } from '../steps/checkout.ts'
import { newGuest } from '../steps/guests.ts'
import { payInSandbox } from '../steps/sandbox.ts'
import { addRoom, goToCheckout, openResults } from '../steps/search.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

test('a guest searches, books and pays in a browser of 2023', async () => {
  const { page } = await visit({ guest: await newGuest(72), reducedMotion: 'reduce' })
  await page.addInitScript(forgetNewer)

  await openResults(page, stayIn(88))
  await addRoom(page, 'Ichamoti House')
  await goToCheckout(page)
  await submitCheckout(page)
  const code = await payInSandbox(page)

  expect(code).toMatch(/^\w{12}$/)
  expect(await page.evaluate(() => 'union' in Set.prototype)).toBe(false)
})

/** Runs in the page, before it: takes away what browsers learned from the middle of 2023 on. */
function forgetNewer(): void {
  const newer: [object, string[]][] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [AbortSignal, ['any']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [RegExp, ['escape']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
    [window, ['Iterator', 'scheduler', 'requestIdleCallback']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}
