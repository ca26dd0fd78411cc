// The cart: what a guest means to book. It holds nothing at the resort. It is stored by the browser after each change, follows the
// other tabs, and drops what it finds stale when it is restored, with one sentence.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { House } from '#contract/catalogue/houses.ts'
import type { PlacePrice } from '#contract/orders/orders.ts'
import type { Stay } from '#contract/values/stay.ts'
import {
  clashes,
  isPast,
  withOneMore,
  withPrices,
  withReplaced,
  withSwapped,
  without,
  withQuantityChanged,
  type CartLine,
  type LineKey,
  type Replacement,
} from './parts/cart-lines.ts'
import { type Done, notProvided, type Toast, warning } from './parts/shared.ts'
import { texts } from './parts/texts.ts'

/** What the browser had stored: the lines that can be read, and how many could not. */
export type StoredCart = { lines: readonly CartLine[]; unreadable: number }

/** A refused item, and for which stay: it may be taken in place of what it clashes with. */
export type Instead = { item: House; stay: Stay }

type CartContext = { today: string; lines: readonly CartLine[] }

export type CartEvent =
  | ({ type: 'item.added' } & Instead)
  /** The item, in place of the lines of its house that it clashes with. */
  | ({ type: 'item.swapped' } & Instead)
  | { type: 'quantity.raised'; key: LineKey }
  | { type: 'quantity.lowered'; key: LineKey }
  | { type: 'line.removed'; key: LineKey }
  /** The line cannot be booked any more: the item takes its place, unless it clashes with the other lines. */
  | ({ type: 'line.replaced' } & Replacement)
  | { type: 'booking.placed' }
  /** The resort answered other prices than the cart shows. */
  | { type: 'prices.changed'; prices: readonly PlacePrice[] }
  /** Another tab changed the cart. */
  | { type: 'storedCart.changed'; stored: StoredCart }
  /** The catalogue is known: lines of houses that are no longer in it cannot be booked. */
  | { type: 'houses.listed'; ids: readonly number[] }

export const cartMachine = setup({
  types: {
    context: {} as CartContext,
    events: {} as CartEvent,
    input: {} as { today: string },
    emitted: {} as Toast & { instead?: Instead },
    tags: {} as 'initiating',
  },
  actors: {
    readCart: fromPromise<StoredCart>(notProvided('readCart')),
    saveCart: fromPromise<void, { lines: readonly CartLine[] }>(notProvided('saveCart')),
  },
  guards: {
    clashesWithLines: ({ context, event }) =>
      event.type === 'item.added' && clashes(context.lines, event.item, event.stay),
    clashesWithOthers: ({ context, event }) =>
      event.type === 'line.replaced' && clashes(without(context.lines, event.key), event.item, event.stay),
    isAnyGone: ({ context, event }) =>
      event.type === 'houses.listed' && context.lines.some((line) => !event.ids.includes(line.Id)),
  },
}).createMachine({
  id: 'cart',
  context: ({ input }) => ({ today: input.today, lines: [] }),
  initial: 'initiating',
  states: {
    initiating: {
      tags: 'initiating',
      invoke: {
        src: 'readCart',
        onDone: [
          {
            guard: isAnyStale,
            target: 'ready.saving',
            actions: [
              assign({ lines: ({ context, event }) => standing(event.output, context.today) }),
              emit(warning(texts.linesDropped)),
            ],
          },
          { target: 'ready', actions: assign({ lines: ({ event }) => event.output.lines }) },
        ],
        onError: { target: 'ready' },
      },
    },
    ready: {
      initial: 'resting',
      on: {
        'item.added': [
          {
            guard: 'clashesWithLines',
            actions: emit(({ event }) => clashWarning(event)),
          },
          {
            target: '.saving',
            actions: assign({ lines: ({ context, event }) => withOneMore(context.lines, event.item, event.stay) }),
          },
        ],
        'item.swapped': {
          target: '.saving',
          actions: assign({ lines: ({ context, event }) => withSwapped(context.lines, event.item, event.stay) }),
        },
        'quantity.raised': {
          target: '.saving',
          actions: assign({ lines: ({ context, event }) => withQuantityChanged(context.lines, event.key, 1) }),
        },
        'quantity.lowered': {
          target: '.saving',
          actions: assign({ lines: ({ context, event }) => withQuantityChanged(context.lines, event.key, -1) }),
        },
        'line.removed': {
          target: '.saving',
          actions: assign({ lines: ({ context, event }) => without(context.lines, event.key) }),
        },
        'line.replaced': [
          { guard: 'clashesWithOthers', actions: emit(({ event }) => clashWarning(event)) },
          {
            target: '.saving',
            actions: assign({ lines: ({ context, event }) => withReplaced(context.lines, event) }),
          },
        ],
        'prices.changed': {
          target: '.saving',
          actions: assign({ lines: ({ context, event }) => withPrices(context.lines, event.prices) }),
        },
        'booking.placed': { target: '.saving', actions: assign({ lines: [] }) },
        'houses.listed': {
          guard: 'isAnyGone',
          target: '.saving',
          actions: [
            assign({ lines: ({ context, event }) => context.lines.filter((line) => event.ids.includes(line.Id)) }),
            emit(warning(texts.linesDropped)),
          ],
        },
        // Never saved back: two tabs would answer each other forever.
        'storedCart.changed': {
          target: '.resting',
          actions: assign({ lines: ({ event }) => event.stored.lines }),
        },
      },
      states: {
        resting: {},
        saving: {
          invoke: {
            src: 'saveCart',
            input: ({ context }) => ({ lines: context.lines }),
            onDone: 'resting',
            // A browser that stores nothing has a cart for this visit alone.
            onError: 'resting',
          },
        },
      },
    },
  },
})

function clashWarning({ item, stay }: Instead): Toast & { instead: Instead } {
  return { ...warning(texts.houseAndRooms), instead: { item, stay } }
}

function standing({ lines }: StoredCart, today: string): CartLine[] {
  return lines.filter((line) => !isPast(line, today))
}

function isAnyStale({
  context: { today },
  event: { output: stored },
}: { context: CartContext } & Done<StoredCart>): boolean {
  return stored.unreadable > 0 || standing(stored, today).length < stored.lines.length
}
