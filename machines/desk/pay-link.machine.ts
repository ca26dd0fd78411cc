// The link by which a guest pays without signing in is read, and sent by SMS; or by WhatsApp, where staff send it themselves and it is only
// recorded. Either closes the dialog.

import type { readDeskPayLink, sendPayLink } from '#contract/desk/pay-links.ts'
import type { DataOf, RequestOf } from '#contract/endpoint.ts'
import { assign, emit, fromPromise, setup } from 'xstate'
import { notProvided } from '#machines/parts/shared.ts'
import * as form from './parts/typed-form.ts'

export type PayLink = DataOf<typeof readDeskPayLink>
type Channel = RequestOf<typeof sendPayLink>['body']['Via']

type PayLinkContext = {
  /** What was read stays until it is read again, or there is none any more. */
  link: PayLink | undefined
  via: Channel
  problem: string | undefined
}

type PayLinkEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  /** Something was changed elsewhere: less may be due, or nothing. */
  | { type: 'change.noticed' }
  | { type: 'channel.chosen'; via: Channel }

export const payLinkMachine = setup({
  types: {
    context: {} as PayLinkContext,
    events: {} as PayLinkEvent,
    emitted: {} as { type: 'link.sent'; via: Channel },
    tags: {} as 'open' | 'busy',
  },
  actors: {
    readLink: fromPromise<PayLink>(notProvided('readLink')),
    /** Repeats itself under one ActivityId until it is answered. */
    sendLink: fromPromise<unknown, { via: Channel }>(notProvided('sendLink')),
  },
  guards: { hasLink: ({ context }) => context.link !== undefined },
  actions: {
    dropLink: assign({ link: undefined }),
    showRefusal: assign(form.showRefusal),
    clearProblem: assign({ problem: undefined }),
    reportSent: emit(({ context }) => ({ type: 'link.sent', via: context.via })),
  },
}).createMachine({
  id: 'payLink',
  context: { link: undefined, via: 'sms', problem: undefined },
  initial: 'closed',
  states: {
    closed: { on: { 'dialog.opened': { target: 'open', actions: ['dropLink', 'clearProblem'] } } },
    open: {
      tags: 'open',
      initial: 'reading',
      on: {
        'dialog.closed': 'closed',
        'change.noticed': '.reading',
        'channel.chosen': {
          guard: 'hasLink',
          target: 'sending',
          actions: [assign({ via: ({ event }) => event.via }), 'clearProblem'],
        },
      },
      states: {
        reading: {
          invoke: {
            src: 'readLink',
            onDone: { target: 'current', actions: assign({ link: ({ event }) => event.output }) },
            onError: { target: 'unread', actions: ['dropLink', 'showRefusal'] },
          },
        },
        current: {},
        unread: { on: { 'change.noticed': { target: 'reading', actions: 'clearProblem' } } },
      },
    },
    // Cannot be closed: a request that was sent cannot be withdrawn.
    sending: {
      tags: ['open', 'busy'],
      invoke: {
        src: 'sendLink',
        input: ({ context }) => ({ via: context.via }),
        onDone: { target: 'closed', actions: 'reportSent' },
        onError: { target: 'open.current', actions: 'showRefusal' },
      },
    },
  },
})
