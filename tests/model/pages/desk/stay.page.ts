import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import { readDeskOrder, today } from '#contract/desk/orders.ts'
import { readAllowance } from '#contract/desk/refunds.ts'
import {
  checkIn,
  checkOut,
  type DeskStay,
  listFreeRooms,
  markNoShow,
  moveStay,
  undoStay,
} from '#contract/desk/stays.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import { formatTaka } from '#contract/wording/format.ts'
import { type FreeRoom, isChargedLess, needsReason } from '#machines/desk/move-draft.ts'
import type { stayMachine, StayRequest } from '#machines/desk/stay.machine.ts'
import { texts } from '#desk/stays/texts.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { holds, isChosen, isPressable, misses, sees, seesOnly, type Sight } from '#tests/model/browser/sight.ts'
import { freeRooms, guests, stayFlow, TODAY } from '#tests/model/models/desk/stay.model.ts'
import { aDeskOrder } from '#tests/support/desk/builders.ts'
import { enterDeskPage } from '../desk-page.ts'
import { dialogOf, readinessOf } from './order-page.ts'

const { salma, shirin, karim, nasir, tanvir } = guests
const board = {
  Rooms: { All: 14, Taken: 5, Blocked: 0 },
  Blocks: [],
  Arriving: [salma, shirin],
  Leaving: [karim],
  InHouse: [nasir, tanvir],
  Occasions: [],
  ToDo: null,
}

const movedStays = Object.values(freeRooms).map(({ UnitId, Room }) => ({
  ...salma,
  UnitId,
  Room,
  Undoes: 'move' as const,
  UndoUntil: '2026-12-09T06:00:00.000Z',
}))
const allowance = { Used: 0, Most: 20_000 }

export const stayPage: PageFlow = {
  flow: stayFlow,
  unreachable: [],
  async open({ page, edge }) {
    edge.settle(today, board)
    const change = edge.hold<AnyEndpoint>(checkIn, checkOut, markNoShow, undoStay)
    const listRooms = edge.hold(listFreeRooms)
    const giveRoom = edge.hold(moveStay)
    // What the page reads beside: where guests have moved, and what the manager may still waive.
    edge.settle(readDeskOrder, aDeskOrder({ Stays: movedStays }))
    edge.settle(readAllowance, { Order: allowance, Day: allowance })
    await enterDeskPage({ page, edge }, 'manager')
    await page.clock.install({ time: inDhaka(TODAY) })
    await page.goto('/desk/today')

    const { dialog, close } = dialogOf(page)
    const button = (label: string, stays: readonly DeskStay[]) =>
      page.getByRole('button', { name: texts.for(label, stays[0]?.Guest ?? '') })

    /** In the menu of these guests. */
    async function choose(entry: string, { stays }: StayRequest): Promise<void> {
      await button(texts.more, stays).click()
      await page.getByRole('button', { name: entry }).click()
    }

    return placeOf<typeof stayMachine>({
      calls: { change, listRooms, giveRoom },
      gestures: {
        'checkIn.chosen': ({ stays }) => button(texts.checkIn, stays).click(),
        'checkOut.chosen': ({ stays }) => button(texts.checkOut, stays).click(),
        'noShow.chosen': (request) => choose(texts.noShow, request),
        'undo.chosen': (request) => choose(texts.undo.checkIn, request),
        'move.chosen': (request) => choose(texts.move, request),
        'field.changed': ({ field, value }) =>
          dialog.getByLabel(field === 'charge' ? texts.charge : texts.reason).fill(value),
        'form.submitted': () => dialog.locator('button[type="submit"]').click(),
        'room.chosen': ({ room }) => dialog.getByRole('radio', { name: room.Room }).check(),
        // A page that comes back into sight reads anew what it shows.
        'rooms.outdated': () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
        'dialog.closed': close,
      },
      answers: {
        'change.resolves': () => change.answer(null),
        'listRooms.resolves': ({ output }) => listRooms.answer({ Data: [...output] }),
        'giveRoom.resolves': () => giveRoom.answer(null),
      },
      looks: looksOf(page),
      showsMessage: (message) => showsStayMessage(page, message),
    })
  },
}

/** What was done stands in a toast, for which the machine gives the guests and not the words. */
async function showsStayMessage(page: Page, message: object): Sight {
  if ('request' in message && isRequest(message.request)) {
    const { type, stays } = message.request
    const room = 'room' in message && isRoom(message.room) ? message.room.Room : ''
    const who = whoIn(stays)
    const done: Record<StayRequest['type'], string> = {
      'checkIn.chosen': texts.done.checkIn(who),
      'checkOut.chosen': texts.done.checkOut(who),
      'noShow.chosen': texts.done.noShow(who),
      'undo.chosen': texts.done.undone,
      'move.chosen': texts.done.moved(who, room),
    }
    return showsToast(page, { type: 'toast', text: done[type] })
  }
  return showsToast(page, message)
}

/** Whose stays they are: each of these guests has one room. */
function whoIn([stay]: readonly DeskStay[]): string {
  return texts.who(stay?.Guest ?? '', stay?.Room ?? '')
}

function isRequest(value: unknown): value is StayRequest {
  return typeof value === 'object' && value !== null && 'stays' in value && 'type' in value
}

function isRoom(value: unknown): value is FreeRoom {
  return typeof value === 'object' && value !== null && 'Room' in value
}

function looksOf(page: Page) {
  const dialog = page.getByRole('dialog')
  const party = (label: string, { Guest }: DeskStay, expected: 'ready' | 'busy') =>
    isPressable(page.getByRole('button', { name: texts.for(label, Guest ?? '') }), expected)
  const submit = dialog.locator('button[type="submit"]')
  const charge = dialog.getByLabel(texts.charge)
  const reason = dialog.getByLabel(texts.reason)
  const allowed = dialog.getByText('Your limit:')
  const fault = (sentence: string, isShown: boolean) =>
    seesOnly(dialog.getByText(sentence, { exact: true }), isShown ? '' : undefined)
  const problem = ({ context }: AnyMachineSnapshot) =>
    context.problem === undefined ? [] : [sees(dialog.getByText(context.problem, { exact: true }))]

  function reasonSights({ context: { fields, wrong } }: AnyMachineSnapshot, isAsked: boolean): Sight[] {
    return [
      isAsked ? holds(reason, fields.reason) : misses(reason),
      fault(texts.reasonMissing, wrong?.includes('reason') === true),
    ]
  }

  return {
    idle: () => [misses(dialog), party(texts.checkIn, salma, 'ready'), party(texts.checkOut, karim, 'ready')],
    checkingIn: ({ context }: AnyMachineSnapshot) => [
      party(texts.checkIn, salma, 'busy'),
      party(texts.checkIn, shirin, context.requests.length > 1 ? 'busy' : 'ready'),
    ],
    checkingOut: () => [party(texts.checkOut, karim, 'busy'), party(texts.checkIn, salma, 'ready')],
    markingNoShow: () => [party(texts.checkIn, shirin, 'busy'), party(texts.checkIn, salma, 'ready')],
    undoing: () => [party(texts.checkOut, tanvir, 'busy'), party(texts.checkIn, salma, 'ready')],
    leaving: (shown: AnyMachineSnapshot) => [
      sees(dialog.getByRole('heading', { name: texts.checkOutOf(whoIn(shown.context.requests[0].stays)) })),
      isPressable(submit, readinessOf(shown)),
      seesOnly(dialog.getByRole('alert'), shown.context.due ?? shown.context.problem),
      seesOnly(dialog.getByRole('link', { name: texts.toPayment }), shown.context.due === undefined ? undefined : ''),
      seesOnly(allowed, shown.context.due === undefined ? undefined : ''),
      ...reasonSights(shown, shown.context.due !== undefined),
      ...problem(shown),
    ],
    moving(shown: AnyMachineSnapshot) {
      const { rooms = [], room, fields, wrong } = shown.context
      const draft = { room, fields }
      return [
        sees(dialog.getByRole('heading', { name: texts.moveOf(whoIn([salma])) })),
        isPressable(submit, rooms.length === 0 ? 'off' : readinessOf(shown)),
        ...rooms.map(({ Room, UnitId }: FreeRoom) =>
          isChosen(dialog.getByRole('radio', { name: Room }), UnitId === room?.UnitId),
        ),
        fault(texts.roomMissing, wrong?.includes('room') === true),
        room?.Difference > 0 ? holds(charge, fields.charge) : misses(charge),
        fault(texts.chargeWrong(formatTaka(room?.Difference ?? 0)), wrong?.includes('charge') === true),
        ...reasonSights(shown, needsReason(draft)),
        seesOnly(allowed, isChargedLess(draft) ? '' : undefined),
        ...problem(shown),
      ]
    },
  }
}
