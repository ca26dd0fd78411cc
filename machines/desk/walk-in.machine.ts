// A booking at the desk, on one page: when, what is free then, for whom, and how it is paid. While it is filled in, the machine reads what is
// free and whose phone was typed, and reads both again when others change something, or when the booking was refused because another desk
// was faster. What was typed stays. A place that is no longer free is named, and the others are not booked without it. A transaction number
// that was used before is accepted only after a person has seen where it was used.

import { assign, emit, fromPromise, setup } from 'xstate'
import type { KnownGuest } from '#contract/reception/walk-in.ts'
import { KnownReference } from '#contract/money/till.ts'
import type { TypedPerson } from '#contract/reception/registration.ts'
import { Problem, sentenceOf } from '#contract/problem.ts'
import { dhakaDate } from '#contract/values/calendar.ts'
import type { Role } from '#contract/values/roles.ts'
import { firstDeskDay } from '#contract/values/desk-day.ts'
import { defaultStay, stayProblem, type Stay } from '#contract/values/stay.ts'
import { emptyForm, formBy, type FormEvent, type FormState } from '#machines/parts/form.ts'
import { type Done, type Failed, notProvided, withProblem } from '#machines/parts/shared.ts'
import { refusalData } from './parts/refusal.ts'
import { type Body, bodyOf } from './walk-in-body.ts'
import {
  type BookingContext,
  type Draft,
  type DraftProblems,
  emptyDraft,
  phoneOf,
  validate,
  withField,
} from './walk-in-draft.ts'
import { personsProblems, type Registered, type Registering, registeringOf } from './walk-in-persons.ts'

type WalkInContext = BookingContext &
  FormState<Draft, DraftProblems> & {
    /** For which dates it reads what is free: the last valid ones that were typed. */
    stay: Stay
    /** Why what is free could not be read. */
    unread: string | undefined
    /** What the API says is wrong with the phone. */
    phoneProblem: string | undefined
    /** Where the number of its payment was used before. */
    usedBefore: KnownReference | undefined
  }

export type WalkInEvent =
  | FormEvent<Draft>
  /** The number of its payment was used before, and it is booked all the same, or not. */
  | { type: 'reference.accepted' }
  | { type: 'reference.declined' }
  /** A minute passed, or others changed something. */
  | { type: 'data.outdated'; now: number }

export type Wish = { stay: Stay; chosen: Draft['chosen'] }

/** What is free, and whether the member has an open shift. */
export type Free = Pick<BookingContext, 'offers' | 'hasShift'>
/** `unregistered`: who was typed and could not be registered. */
export type Booked = {
  code: string
  receipt: string | null
  registered: Registered
  unregistered: readonly TypedPerson[]
  checkedIn: 'none' | 'done' | 'failed'
}

type Booking = { body: Body; registering: Registering | undefined; isCheckingIn: boolean }

const TYPING_PAUSE_MS = 250

const form = formBy<WalkInContext>((context) => ({
  ...validate(context.fields, context),
  ...personsProblems(context.fields, context.known),
}))

export const walkInMachine = setup({
  types: {
    context: {} as WalkInContext,
    events: {} as WalkInEvent,
    /** `wish`: what is chosen to begin with, instead of the next night. */
    input: {} as { now: number; role: Role; wish?: Wish; draft?: Draft },
    emitted: {} as { type: 'order.booked' } & Booked,
    tags: {} as 'busy' | 'reading',
  },
  actors: {
    readFree: fromPromise<Free, { stay: Stay }>(notProvided('readFree')),
    /** Whose phone it is; null when no guest has it. */
    findGuest: fromPromise<KnownGuest | null, { phone: string }>(notProvided('findGuest')),
    /** Retries with the same ActivityId, so that a page books once. Then it registers who stays, and checks them in. */
    book: fromPromise<Booked, Booking>(notProvided('book')),
  },
  delays: { typingPause: TYPING_PAUSE_MS },
  guards: {
    isStayNew: ({ context, event }) => {
      const next = stayAfter(context, event)
      return next.arrival !== context.stay.arrival || next.departure !== context.stay.departure
    },
    isPhoneNew: ({ context, event }) => phoneOf(draftAfter(context, event)) !== phoneOf(context.fields),
    isPhoneWhole: ({ context }) => phoneOf(context.fields) !== undefined,
    isValid: form.isValid,
    isNumberUsed: ({ event }) => 'error' in event && usedBeforeIn(event.error) !== undefined,
  },
  actions: {
    change: assign(({ context, event }) =>
      form.withChange(context, { fields: draftAfter(context, event), stay: stayAfter(context, event) }),
    ),
    showProblems: assign(form.showProblems),
    takeTime: assign(({ event }) => (event.type === 'data.outdated' ? { now: event.now } : {})),
    forgetGuest: assign(({ context }) => form.withChange(context, { known: undefined, phoneProblem: undefined })),
    forgetUse: assign({ usedBefore: undefined }),
  },
}).createMachine({
  id: 'walkIn',
  context({ input: { now, role, wish, draft: kept } }) {
    const today = dhakaDate(now)
    const isKept = kept !== undefined && wish === undefined
    const stay =
      wish?.stay ?? (isKept && stayProblem(kept, firstDeskDay(now)) === undefined ? stayOf(kept) : defaultStay(today))
    const draft = isKept ? { ...kept, ...stay } : { ...emptyDraft(stay), ...(wish && { chosen: wish.chosen }) }
    return {
      ...emptyForm(draft),
      stay,
      now,
      role,
      offers: [],
      hasShift: true,
      known: undefined,
      unread: undefined,
      phoneProblem: undefined,
      usedBefore: undefined,
    }
  },
  initial: 'filling',
  states: {
    filling: {
      type: 'parallel',
      on: {
        'field.changed': { actions: 'change' },
        'form.submitted': [
          { guard: 'isValid', target: 'booking', actions: 'showProblems' },
          { actions: 'showProblems' },
        ],
      },
      states: {
        places: {
          initial: 'reading',
          on: {
            'field.changed': { guard: 'isStayNew', target: '.reading', actions: 'change' },
            'data.outdated': { target: '.reading', actions: 'takeTime' },
          },
          states: {
            reading: {
              tags: 'reading',
              invoke: {
                src: 'readFree',
                input: ({ context: { stay } }) => ({ stay }),
                onDone: {
                  target: 'shown',
                  actions: assign(({ context, event }) =>
                    form.withChange(context, { ...event.output, unread: undefined }),
                  ),
                },
                onError: { target: 'unread', actions: assign({ unread: ({ event }) => sentenceOf(event.error) }) },
              },
            },
            shown: {},
            unread: {},
          },
        },

        guest: {
          initial: 'deciding',
          on: {
            'field.changed': { guard: 'isPhoneNew', target: '.typing', actions: ['change', 'forgetGuest'] },
            'data.outdated': '.deciding',
          },
          states: {
            deciding: { always: [{ guard: 'isPhoneWhole', target: 'finding' }, { target: 'settled' }] },
            typing: { after: { typingPause: 'deciding' } },
            finding: {
              invoke: {
                src: 'findGuest',
                input: ({ context }) => ({ phone: phoneOf(context.fields) ?? '' }),
                onDone: {
                  target: 'settled',
                  actions: assign(({ context, event }) =>
                    form.withChange(context, { known: event.output, phoneProblem: undefined }),
                  ),
                },
                // A lost connection says nothing about the phone: the booking will be refused if something is wrong with it.
                onError: {
                  target: 'settled',
                  actions: assign(({ context, event }) => form.withChange(context, phoneRefused({ event }))),
                },
              },
            },
            settled: {},
          },
        },
      },
    },

    booking: {
      tags: 'busy',
      invoke: {
        src: 'book',
        input: ({ context }) => ({
          body: bodyOf(context.fields, context, { isKnown: context.usedBefore !== undefined }),
          registering: registeringOf(context.fields, context),
          isCheckingIn: context.fields.isCheckingIn && context.fields.terms !== 'hold',
        }),
        onDone: {
          target: 'booked',
          actions: emit(({ event }: Done<Booked>) => ({ type: 'order.booked', ...event.output })),
        },
        onError: [
          {
            guard: 'isNumberUsed',
            target: 'asking',
            actions: assign({ usedBefore: ({ event }) => usedBeforeIn(event.error) }),
          },
          { target: 'filling', actions: [assign(withProblem), 'forgetUse'] },
        ],
      },
    },

    /** The number of its payment was used before: is it a separate payment? */
    asking: {
      on: { 'reference.accepted': 'booking', 'reference.declined': { target: 'filling', actions: 'forgetUse' } },
    },

    /** The page gives way to the order. */
    booked: { tags: 'busy' },
  },
})

function usedBeforeIn(error: unknown): KnownReference | undefined {
  return refusalData(error, 'reference_known', KnownReference)
}

function stayOf({ arrival, departure }: Stay): Stay {
  return { arrival, departure }
}

function draftAfter({ fields }: WalkInContext, event: WalkInEvent): Draft {
  return event.type === 'field.changed' ? withField(fields, event.field, event.value) : fields
}

function stayAfter(context: WalkInContext, event: WalkInEvent): Stay {
  const { arrival, departure } = draftAfter(context, event)
  const isWhole = arrival !== '' && departure !== ''
  const isGood = isWhole && stayProblem({ arrival, departure }, firstDeskDay(context.now)) === undefined
  return isGood ? { arrival, departure } : context.stay
}

function phoneRefused({ event: { error } }: Failed) {
  return error instanceof Problem ? { known: undefined, phoneProblem: error.message } : {}
}
