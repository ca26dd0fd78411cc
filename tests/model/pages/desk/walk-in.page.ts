import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import { bookAtDesk, findDeskGuest } from '#contract/desk/booking.ts'
import { readTill } from '#contract/desk/money.ts'
import { readDeskOrder } from '#contract/desk/orders.ts'
import { searchHouses } from '#contract/houses.ts'
import { toDayFirst } from '#contract/values/calendar.ts'
import { lacksShift, lostOf, type Draft } from '#machines/desk/walk-in-draft.ts'
import type { walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { problemsOf } from '#desk/book/problems.ts'
import { texts } from '#desk/book/texts.ts'
import { texts as moneyTexts } from '#desk/money/texts.ts'
import { takeClock } from '#tests/model/browser/clock.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isPressable, misses, sees, shows, type Sight } from '#tests/model/browser/sight.ts'
import { met } from '#tests/model/models/desk/take-payment.model.ts'
import { walkInFlow } from '#tests/model/models/desk/walk-in.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { START } from '#tests/support/test-api.ts'
import { enterDeskPage } from '../desk-page.ts'

const TYPING_MS = 300
const till = {
  Id: 1,
  OpenedAt: START.toISOString(),
  Float: 5_000,
  IsTooOld: false,
  Payments: [],
  ByMethod: [],
  Entries: [],
}
const order = aDeskOrder()

export const walkInPage: PageFlow = {
  flow: walkInFlow,
  unreachable: [
    {
      reason: 'Without an open shift the button is off',
      when: ({ event, before: { context } }) => event.type === 'form.submitted' && lacksShift(context.draft, context),
    },
  ],
  async open({ page, edge }) {
    const search = edge.hold(searchHouses)
    const readShift = edge.hold(readTill)
    const findGuest = edge.hold(findDeskGuest)
    const book = edge.hold(bookAtDesk)
    edge.settle(readDeskOrder, order)
    await enterDeskPage({ page, edge }, 'desk')
    const clock = await takeClock(page, START)
    await page.goto('/desk/book')

    return placeOf<typeof walkInMachine>({
      calls: { readFree: search, findGuest, book },
      gestures: {
        async 'draft.changed'({ change }) {
          await clock.stop()
          for (const [field, value] of Object.entries(change)) await typeInto(page, field, value)
        },
        async 'form.submitted'() {
          await clock.stop()
          await submitButton(page).click()
        },
        'reference.accepted': () =>
          known(page).getByRole('button', { name: moneyTexts.takeKnown, exact: true }).click(),
        'reference.declined': () => known(page).getByRole('button', { name: moneyTexts.back, exact: true }).click(),
        // A page that comes back into sight reads anew what it shows.
        async 'page.outdated'() {
          await clock.stop()
          await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
          await clock.pass(TYPING_MS)
        },
      },
      answers: {
        'typingPause.elapses': () => clock.pass(TYPING_MS),
        async 'readFree.resolves'({ output: { offers, hasShift } }) {
          await readShift.answer(hasShift ? till : null)
          await search.answer({ Data: [...offers] })
        },
        'findGuest.resolves': ({ output }) => findGuest.answer({ Phone: '', Guest: output }),
        async 'book.resolves'({ output }) {
          // The page of the order fetches its parts.
          await clock.go()
          return book.answer({ Code: output.code, Receipt: output.receipt })
        },
      },
      looks: looksOf(page),
      async showsMessage(message) {
        if (!('fields' in message)) return sees(page.getByRole('heading', { level: 1, name: order.Guest.Name }))
        return hasFocus(page, message.fields)
      },
    })
  },
}

/** It leads to the first field that is wrong. */
function hasFocus(page: Page, fields: unknown): Sight {
  const names: unknown[] = Array.isArray(fields) ? fields : []
  return shows('The field that is wrong', 'has the focus', async () => {
    const name = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    return names.includes(name) ? 'has the focus' : `leaves it to ${name}`
  })
}

/** The question whether a number that was met before is taken all the same. */
function known(page: Page) {
  return page.getByRole('dialog', { name: moneyTexts.take })
}

function submitButton(page: Page) {
  return page.getByRole('main').locator('button[type="submit"]')
}

/** What a person does with a field, by its name in the draft. */
async function typeInto(page: Page, field: string, value: unknown): Promise<void> {
  const labels: Readonly<Record<string, string>> = {
    arrival: texts.arrival,
    departure: texts.departure,
    phone: texts.phone,
    phoneReason: texts.noPhoneReason,
    name: texts.name,
    percent: texts.discount,
    discountReason: texts.discountReason,
    laterReason: texts.laterReason,
    reference: moneyTexts.reference,
  }
  const options: Readonly<Record<string, string>> = { ...texts.termsOf, ...moneyTexts.methods }
  const label = labels[field]
  if (field === 'chosen') return chooseRooms(page, '1 ROOM' in Object(value))
  if (field === 'isWithoutPhone') return page.getByRole('checkbox', { name: texts.noPhone }).check()
  if (field === 'isForKnown')
    return value === true ? page.getByRole('checkbox', { name: /^Book for/ }).check() : undefined
  if (label === undefined) return page.getByRole('radio', { name: options[String(value)] ?? '', exact: true }).check()
  const text = label === texts.arrival || label === texts.departure ? toDayFirst(String(value)) : String(value)
  const exact = [texts.arrival, texts.departure, texts.phone].some((one) => one === label)
  return page.getByLabel(label, { exact }).fill(text)
}

async function chooseRooms(page: Page, isSome: boolean): Promise<void> {
  if (!isSome) return page.getByRole('button', { name: texts.leaveOut }).click()
  await page.getByLabel(texts.rooms('Rania House')).selectOption('2')
  await page.getByRole('checkbox', { name: texts.whole('Mud House') }).check()
}

function looksOf(page: Page) {
  const what = page.getByRole('region', { name: texts.what })
  const busyList = page.locator('ul[aria-busy="true"]')

  function whatIsFree(shown: AnyMachineSnapshot): Sight[] {
    const { draft, offers, unread } = shown.context
    if (shown.hasTag('reading')) return [sees(what)]
    const lost = lostOf(draft, offers)
    return [
      misses(busyList),
      ...(unread === undefined ? [] : [sees(what.getByRole('alert').filter({ hasText: unread }))]),
      ...(lost.length > 0 ? [sees(what.getByText(texts.lost(lost)).first())] : []),
      ...offers.map(({ Name, Type }: { Name: string; Type: string }) =>
        sees(
          Type === 'ROOM'
            ? what.getByLabel(texts.rooms(Name))
            : what.getByRole('checkbox', { name: texts.whole(Name) }),
        ),
      ),
    ]
  }

  function whoItIs({ context: { draft, known, phoneProblem } }: AnyMachineSnapshot): Sight[] {
    const guest = page.getByText(texts.isKnown(known?.Name ?? '', texts.bookings(known?.Bookings ?? 0, undefined)))
    if (draft.isWithoutPhone) return [misses(guest)]
    return [
      ...(known ? [sees(guest)] : []),
      ...(phoneProblem === undefined ? [] : [sees(page.getByText(phoneProblem))]),
    ]
  }

  function whatIsWrong({ context }: AnyMachineSnapshot): Sight[] {
    if (!context.isTried) return []
    const draft: Draft = context.draft
    return [...problemsOf(draft, context)].flatMap(([field, sentence]) =>
      field === 'places' ? [] : [sees(page.getByText(sentence).first())],
    )
  }

  return {
    filling: (shown: AnyMachineSnapshot) => [
      isPressable(submitButton(page), lacksShift(shown.context.draft, shown.context) ? 'off' : 'ready'),
      ...whatIsFree(shown),
      ...whoItIs(shown),
      ...whatIsWrong(shown),
      ...(shown.context.problem === undefined
        ? []
        : [sees(page.getByRole('alert').filter({ hasText: shown.context.problem }))]),
    ],
    booking: () => [isPressable(submitButton(page), 'busy')],
    asking: () => [sees(known(page).getByText(met.Guest)), sees(known(page).getByText(met.Receipt))],
    booked: () => [sees(page.getByRole('heading', { level: 1, name: order.Guest.Name }))],
  }
}
