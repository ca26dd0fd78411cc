import type { Locator, Page } from 'playwright-core'

const ID = 'guide-frame'

/** Draws a frame around what the reader of a picture should look at. */
export async function frame(look: Locator): Promise<void> {
  const box = await look.boundingBox()
  if (!box) throw new Error('What the picture should point at is not on the screen')
  await look.page().evaluate(drawFrame, { id: ID, box })
}

export async function unframe(page: Page): Promise<void> {
  await page.evaluate((id) => document.querySelector(`#${id}`)?.remove(), ID)
}

/** Runs in the page. */
function drawFrame({ id, box }: { id: string; box: { x: number; y: number; width: number; height: number } }): void {
  const MARGIN = 5
  const mark = document.createElement('div')
  mark.id = id
  Object.assign(mark.style, {
    position: 'fixed',
    left: `${box.x - MARGIN}px`,
    top: `${box.y - MARGIN}px`,
    width: `${box.width + 2 * MARGIN}px`,
    height: `${box.height + 2 * MARGIN}px`,
    boxSizing: 'border-box',
    border: '3px solid #b3401f',
    borderRadius: '8px',
    zIndex: '2147483647',
    pointerEvents: 'none',
  })
  document.body.append(mark)
}
