import type { Locator, Page } from 'playwright-core'

const MAX_TABS = 120

/** Presses Tab, or Shift and Tab, until the control has the focus; answers how often. */
export async function tabTo(page: Page, control: Locator): Promise<number> {
  await control.waitFor()
  let tabs = 0
  while (tabs < MAX_TABS) {
    const steps = await control.evaluate(stepsTo)
    if (steps === 0) return tabs
    const key = steps < 0 ? 'Shift+Tab' : 'Tab'
    for (let step = 0; step < Math.abs(steps); step += 1) await page.keyboard.press(key)
    tabs += Math.abs(steps)
  }
  throw new Error(`The keyboard does not reach ${String(control)}`)
}

/** Runs in the page: about how often Tab has to be pressed, less than 0 for backwards. It is asked again from where that leads. */
function stepsTo(control: Element): number {
  const { activeElement } = document
  if (control === activeElement) return 0
  const stops = [...document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')]
  const isBefore = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const from = activeElement ?? document.body
  const isBackwards = !isBefore(from, control)
  const [first, last] = isBackwards ? [control, from] : [from, control]
  const between = stops.filter(
    (stop) =>
      isBefore(first, stop) &&
      isBefore(stop, last) &&
      stop.checkVisibility() &&
      !stop.matches(':disabled, [tabindex="-1"], [inert] *') &&
      (!(stop instanceof HTMLInputElement) || stop.type !== 'radio' || stop.checked),
  )
  return (between.length + 1) * (isBackwards ? -1 : 1)
}
