import type { Page } from 'playwright-core'
import { isAvailable } from '#contract/catalogue/houses.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import type { availabilityMachine } from '#machines/availability.machine.ts'
import { texts } from '#src/availability/texts.ts'
import { paths } from '#src/lib/paths.ts'
import type { Gestures } from '#tests/model/engine/gestures.ts'

async function type(page: Page, label: string, date: string | undefined): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true }).first()
  await field.fill(date === undefined ? '' : toDayFirst(date))
  await field.blur()
}

/** On the page of one room. */
export const availabilityGestures: Gestures<typeof availabilityMachine, unknown> = {
  async open({ page, visit }) {
    await visit(paths.room(1))
    await page.getByRole('button', { name: texts.selectDateFirst }).first().waitFor()
  },
  calls: { checkAvailability: [isAvailable] },
  acts: {
    'arrival.chosen': (page, { date }) => type(page, texts.arrival, date),
    'departure.chosen': (page, { date }) => type(page, texts.departure, date),
    'book.pressed': (page) =>
      page
        .getByRole('button', { name: new RegExp(`^(${texts.selectDateFirst}|${texts.bookRoom})$`) })
        .first()
        .click(),
    'retry.pressed': (page) => page.getByRole('button', { name: texts.tryAgain }).first().click(),
  },
}
