import type { BrowserContextOptions, Locator, Page } from 'playwright-core'
import { PHONE, WIDE } from './examine.ts'
import { tabTo } from './keyboard.ts'

/** How a person uses a page: with a mouse, without one, or with a thumb on a phone. */
export type Way = 'mouse' | 'keyboard' | 'touch'

export const windows = {
  mouse: { viewport: WIDE },
  keyboard: { viewport: WIDE },
  touch: { viewport: PHONE, hasTouch: true, isMobile: true },
} as const satisfies Record<Way, BrowserContextOptions>

/** What was done so far: controls that were pressed, fields that were filled in, and the keys that led there. Letters are not counted. */
type Count = { taps: number; fields: number; keys: number }

export type Hand = {
  count: Count
  /** A button, a link, a check box or a radio button; without a mouse by these keys, where Tab is not the shortest way. */
  press(control: Locator, keys?: readonly string[]): Promise<void>
  /** An entry of a list: one tap opens it, another chooses. */
  choose(list: Locator, entry: string): Promise<void>
  fill(field: Locator, text: string): Promise<void>
}

/** Does what a person does in one of these ways, and counts it. */
export function handOn(page: Page, way: Way): Hand {
  const count: Count = { taps: 0, fields: 0, keys: 0 }
  const key = async (name: string) => {
    await page.keyboard.press(name)
    count.keys += 1
  }
  const goTo = async (control: Locator) => {
    count.keys += await tabTo(page, control)
  }

  async function pressKeys(control: Locator, keys: readonly string[]): Promise<void> {
    await control.waitFor()
    for (const one of keys) await key(one)
    if (keys.length > 0) return undefined
    const type = await control.getAttribute('type')
    if (type !== 'radio') {
      await goTo(control)
      return key(type === 'checkbox' ? 'Space' : 'Enter')
    }
    // The radio buttons of a group are one stop: the arrows go on from the one that is chosen, or else from the first.
    const name = (await control.getAttribute('name')) ?? ''
    const group = page.locator(`input[type="radio"][name="${name}"]`)
    const chosen = group.and(page.locator(':checked'))
    await goTo((await chosen.count()) > 0 ? chosen : group.first())
    const [from, to] = await control.evaluate((radio, of) => {
      const radios = [...document.querySelectorAll(`input[type="radio"][name="${of}"]`)]
      return [radios.findIndex((one) => one === document.activeElement), radios.indexOf(radio)]
    }, name)
    const steps = (to ?? 0) - (from ?? 0)
    for (let step = 0; step < Math.abs(steps); step += 1) await key(steps > 0 ? 'ArrowDown' : 'ArrowUp')
    if (!(await control.isChecked())) await key('Space')
  }

  return {
    count,
    async press(control, keys = []) {
      if (way === 'keyboard') await pressKeys(control, keys)
      else if (way === 'touch') {
        // A message lies at the foot of a phone.
        await control.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
        await control.tap()
      } else await control.click()
      count.taps += 1
    },
    async choose(list, entry) {
      if (way === 'keyboard') {
        await goTo(list)
        await page.keyboard.type(entry)
      } else await list.selectOption(entry)
      count.taps += 2
    },
    async fill(field, text) {
      if (way === 'keyboard') {
        await goTo(field)
        await page.keyboard.press('ControlOrMeta+a')
        await page.keyboard.type(text)
      } else await field.fill(text)
      count.fields += 1
    },
  }
}
