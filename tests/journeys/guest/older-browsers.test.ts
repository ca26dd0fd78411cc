import { expect, test } from 'vitest'
import { bookAsNewcomer } from '../steps/book.ts'
import { payInSandbox } from '../steps/sandbox.ts'
import { aNewcomer } from '../steps/sign-up.ts'
import { stayIn } from '../steps/stays.ts'
import { openVisits } from '../steps/visitors.ts'

const visit = openVisits()

test('a guest books and pays in a browser of 2023', async () => {
  const { page } = await visit({ reducedMotion: 'reduce' })
  await page.addInitScript(forgetNewer)

  await bookAsNewcomer(page, aNewcomer(72), { house: 'Ichamoti House', kind: 'room', stay: stayIn(88), percent: '30%' })
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
