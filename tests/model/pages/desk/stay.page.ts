import type { Page } from 'playwright-core'
import type { AnyMachineSnapshot } from 'xstate'
import { today } from '#contract/desk/orders.ts'
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
import type { stayMachine, StayRequest } from '#machines/desk/stay.machine.ts'
import { texts } from '#src/desk/stays/texts.ts'
import { inDhaka } from '#tests/support/desk/stays.ts'
import type { PageFlow } from '#tests/model/browser/page-flow.ts'
import { showsToast } from '#tests/model/browser/page-stage.ts'
import { placeOf } from '#tests/model/browser/place-of.ts'
import { isChosen, isPressable, misses, sees, type Sight } from '#tests/model/browser/sight.ts'
import { guests, stayFlow, TODAY } from '#tests/model/models/desk/stay.model.ts'
import { enterDeskPage } from '../desk-page.ts'

const { salma, shirin, karim, nasir, farhana, tanvir } = guests
const board = {
  Rooms: { All: 14, Taken: 6, Blocked: 0 },
  Blocks: [],
  Arriving: [salma, shirin],
  Leaving: [karim, farhana],
  InHouse: [nasir, tanvir],
  Occasions: [],
  ToDo: null,
}

export const stayPage: PageFlow = {
  flow: stayFlow,
  unreachable: [],
  async open({ page, edge }) {
    edge.settle(today, board)
    const change = edge.hold<AnyEndpoint>(checkIn, checkOut, markNoShow, undoStay)
    const listRooms = edge.hold(listFreeRooms)
    const giveRoom = edge.hold(moveStay)
    await enterDeskPage({ page, edge }, 'manager')
    await page.clock.install({ time: inDhaka(TODAY) })
    await page.goto('/desk/today')

    const dialog = page.getByRole('dialog')
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
        'undo.chosen': (request) => choose(texts.undo.inHouse, request),
        'move.chosen': (request) => choose(texts.move, request),
        async 'checkOut.confirmed'({ reason }) {
          const field = dialog.getByLabel(texts.reason)
          if (await field.isVisible()) await field.fill(reason)
          await dialog.getByRole('button', { name: texts.confirmCheckOut }).click()
        },
        'room.chosen': ({ room }) => dialog.getByRole('radio', { name: room.Room }).check(),
        'move.confirmed': () => dialog.getByRole('button', { name: texts.confirmMove }).click(),
        // A page that comes back into sight reads anew what it shows.
        'rooms.outdated': () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange'))),
        'dialog.closed': () => dialog.getByRole('button', { name: texts.cancel }).click(),
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
    const who = whoIn(stays)
    const done: Record<StayRequest['type'], string> = {
      'checkIn.chosen': texts.done.checkIn(who),
      'checkOut.chosen': texts.done.checkOut(who),
      'noShow.chosen': texts.done.noShow(who),
      'undo.chosen': texts.done.undone,
      'move.chosen': texts.done.moved(who, 'Rania House 4'),
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

function looksOf(page: Page) {
  const dialog = page.getByRole('dialog')
  const party = (label: string, { Guest }: DeskStay, expected: 'ready' | 'busy') =>
    isPressable(page.getByRole('button', { name: texts.for(label, Guest ?? '') }), expected)
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
  const readiness = (shown: AnyMachineSnapshot) => (shown.hasTag('busy') ? 'busy' : 'ready')
  const problem = ({ context }: AnyMachineSnapshot) =>
    context.problem === undefined ? [] : [sees(dialog.getByText(context.problem, { exact: true }))]

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
      isPressable(inDialog(texts.confirmCheckOut), readiness(shown)),
      ...problem(shown),
    ],
    moving(shown: AnyMachineSnapshot) {
      const { rooms = [], room } = shown.context
      return [
        sees(dialog.getByRole('heading', { name: texts.moveOf(whoIn([salma])) })),
        isPressable(inDialog(texts.confirmMove), rooms.length === 0 ? 'off' : readiness(shown)),
        ...rooms.map(({ Room }: { Room: string }) =>
          isChosen(dialog.getByRole('radio', { name: Room }), room !== undefined),
        ),
        ...problem(shown),
      ]
    },
  }
}
