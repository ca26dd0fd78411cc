import type { Locator, Page } from 'playwright-core'
import { addDays, toDayFirst } from '#contract/values/calendar.ts'
import { partyOf } from './desk-days.ts'
import { today } from './stays.ts'
import type { Hand } from './ways.ts'

/** A member of staff at their desk. */
export type Desk = Hand & { page: Page }
export type Step = (desk: Desk) => Promise<unknown>
export type Name = string | RegExp

export const linkTo = ({ page }: Desk, name: string) =>
  page.getByRole('navigation', { name: 'Pages of the desk' }).getByRole('link', { name })
export const goTo =
  (name: string, keys?: readonly string[]): Step =>
  (desk) =>
    desk.press(linkTo(desk, name), keys)

/** What is pressed, chosen and written in a place of the desk: the first that is called so. */
export function stepsIn(place: (desk: Desk) => Page | Locator) {
  const first = (desk: Desk, role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox' | 'combobox', name: Name) =>
    place(desk).getByRole(role, { name }).first()
  return {
    press: (name: Name) => (desk: Desk) => desk.press(first(desk, 'button', name)),
    follow: (name: Name, keys?: readonly string[]) => (desk: Desk) => desk.press(first(desk, 'link', name), keys),
    pick: (name: Name) => (desk: Desk) => desk.press(first(desk, 'radio', name)),
    tick: (name: Name) => (desk: Desk) => desk.press(first(desk, 'checkbox', name)),
    choose: (name: Name, entry: string) => (desk: Desk) => desk.choose(first(desk, 'combobox', name), entry),
    write: (name: Name, text: string) => (desk: Desk) => desk.fill(first(desk, 'textbox', name), text),
    /** The check box of the second room. */
    untick: (desk: Desk) => desk.press(place(desk).getByRole('checkbox').nth(1)),
    has: (name: Name) => (desk: Desk) => place(desk).getByText(name).first().waitFor(),
    hasButton: (name: Name) => (desk: Desk) => first(desk, 'button', name).waitFor(),
  }
}

export const page = stepsIn((desk) => desk.page)
export const dialog = stepsIn((desk) => desk.page.getByRole('dialog'))
export const part = (name: string) => stepsIn((desk) => desk.page.getByRole('region', { name, exact: true }))
export const party = (list: string, guest: string) => stepsIn((desk) => partyOf(desk.page, list, guest))
export const ichamoti = stepsIn((desk) => desk.page.getByRole('group', { name: 'Ichamoti House' }))
export const isInHouse = (guest: string) => (desk: Desk) => partyOf(desk.page, 'In house', guest).waitFor()
/** Today shows what it last read until it was read again: rooms that were left may still stand there for a moment. */
export const isInOneRoom = (guest: string) => (desk: Desk) =>
  partyOf(desk.page, 'In house', guest)
    .filter({ hasNot: desk.page.getByRole('checkbox') })
    .waitFor()
export const day = (days: number) => toDayFirst(addDays(today(), days))
export const stay = (from: number, until: number) => [
  page.write('Arrival', day(from)),
  page.write('Departure', day(until)),
]
export const guest = (name: string, phone: string) => [page.write(/^Phone/, phone), page.write(/^Name/, name)]
export const roomsOf = (house: string, count: string) => page.choose(`Rooms of ${house}`, count)

/** What is in the drawer: the opening float and what was taken, without the refund. */
export async function cashIn(desk: Desk): Promise<string> {
  const shift = await desk.page.getByRole('region', { name: 'My shift' }).innerText()
  const taken = /Cash\s+\d payments?\s+BDT (\S+)/.exec(shift)?.[1]?.replaceAll(',', '')
  return String(5_000 + Number(taken) - 500)
}

export async function noteWhatIsPrinted(desk: Desk): Promise<void> {
  await desk.page.evaluate(() => {
    window.print = () => {
      document.body.dataset['printed'] = document.body.lastElementChild?.textContent ?? ''
      window.dispatchEvent(new Event('afterprint'))
    }
  })
}
