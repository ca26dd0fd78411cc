import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import { type DeskOrder, readDeskOrder } from '#contract/desk/orders.ts'
import type { Role } from '#contract/values/roles.ts'
import { texts } from '#ui/texts.ts'
import type { Desk } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import type { Sight } from '#tests/model/browser/sight.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { enterDeskPage } from '../desk-page.ts'

/** The page of a booking with a dialog that this button of the page opens. */
export async function openOrderDialog(
  { page, edge }: Desk,
  { role, order, opener }: { role: Role; order: Partial<DeskOrder>; opener: string },
) {
  const shown = aDeskOrder(order)
  await enterDeskPage({ page, edge }, role)
  edge.settle(readDeskOrder, shown)
  await page.goto(`/desk/orders/${shown.Summary.Code}`)
  return { ...dialogOf(page), opener: page.getByRole('main').getByRole('button', { name: opener, exact: true }) }
}

/** The one dialog that is open. */
export function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    submit: dialog.locator('button[type="submit"]'),
    close: () => dialog.getByRole('button', { name: texts.close, exact: true }).first().click(),
  }
}

/** A form that was sent is answered by a toast; of one that was refused the form shows why. */
export function showsSent(page: Page, message: object, text: string): Sight {
  const { type }: { type?: unknown } = message
  return type === 'form.sent' ? showsToast(page, { type: 'toast', text }) : Promise.resolve([])
}

/** What the button that sends a form is while this is shown. */
export function readinessOf(shown: AnyMachineSnapshot): 'ready' | 'busy' {
  return shown.hasTag('busy') ? 'busy' : 'ready'
}
