import type { AnyMachineSnapshot } from 'xstate'
import { Problem } from '#contract/problem.ts'
import { addDays } from '#contract/values/calendar.ts'
import { unavailableChoices, type Draft } from '#machines/desk/walk-in-draft.ts'
import { walkInMachine } from '#machines/desk/walk-in.machine.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf } from '#tests/model/engine/machine-flow.ts'
import { aHouse } from '#tests/support/site-builders.ts'
import { START, TODAY } from '#tests/support/test-api.ts'
import { knownNumber } from './take-payment.model.ts'
import { NUMBER, openWalkIn, type WalkInWorld } from './worlds/walk-in-world.ts'

const KNOWN_PHONE = '01712345678'
const NEW_PHONE = '01811000000'
const FOREIGN_PHONE = '+442071234567'
const known = { Id: 7, Name: 'Salma Rahman', Bookings: 3, LastArrival: null }
const rania = { ...aHouse({ RoomPrice: 6_500, Available: 4 }), Rooms: [] }
const mud = {
  ...aHouse({ Id: 3, Name: 'Mud House', Type: 'HOUSE', RoomPrice: null, Price: 14_500, Available: 1 }),
  Rooms: [],
}

const mudHouse: Draft['chosen'] = { '3 HOUSE': { Name: 'Mud House', Type: 'HOUSE', Quantity: 1 } }

type Change = { [Field in keyof Draft]: { field: Field; value: Draft[Field] } }[keyof Draft]
type TypedAt = Change & { at: string; name?: string; when?: (snapshot: AnyMachineSnapshot) => boolean }

/** What is typed, and how far the page is filled in by then. */
const typed: readonly TypedAt[] = [
  { field: 'arrival', value: addDays(TODAY, 3), at: 'places', when: isToday },
  {
    field: 'chosen',
    value: { '1 ROOM': { Name: 'Rania House', Type: 'ROOM', Quantity: 2 }, ...mudHouse },
    at: 'places',
    when: (snapshot) => isToday(snapshot) && areRoomsFree(snapshot),
  },
  { name: 'known phone', field: 'phone', value: KNOWN_PHONE, at: 'guest' },
  { name: 'new phone', field: 'phone', value: NEW_PHONE, at: 'guest' },
  {
    name: 'foreign phone',
    field: 'phone',
    value: FOREIGN_PHONE,
    at: 'guest',
    when: (snapshot) => draftIn(snapshot).phone === '',
  },
  { name: 'other phone', field: 'phone', value: NEW_PHONE, at: 'known', when: ({ context }) => Boolean(context.known) },
  { field: 'isForKnown', value: true, at: 'known', when: ({ context }) => Boolean(context.known) },
  { field: 'name', value: 'Farhana Haque', at: 'new', when: ({ context }) => context.known === null },
  // It is looked up again whatever was chosen since.
  { field: 'isWithoutPhone', value: true, at: 'guest', when: (snapshot) => draftIn(snapshot).phone === '' },
  { field: 'phoneReason', value: 'lost it', at: 'no phone' },
  { name: 'name of a guest without a phone', field: 'name', value: 'Nasir Uddin', at: 'no phone, why' },
  { name: 'deposit', field: 'terms', value: 'deposit', at: 'all', when: isWithoutPhone },
  { field: 'method', value: 'bkash', at: 'deposit in cash' },
  { field: 'reference', value: NUMBER, at: 'deposit without a number' },
  { name: 'hold', field: 'terms', value: 'hold', at: 'all', when: isWithoutPhone },
  { name: 'later', field: 'terms', value: 'later', at: 'all', when: isWithoutPhone },
  { field: 'laterReason', value: 'pays at check-out', at: 'later without a reason' },
]

const draftIn = ({ context }: AnyMachineSnapshot): Draft => context.fields
const isLost = ({ context }: AnyMachineSnapshot): boolean =>
  unavailableChoices(context.fields, context.offers).length > 0
const isAtRest = (snapshot: AnyMachineSnapshot): boolean =>
  snapshot.matches({ filling: { guest: 'settled' } }) && !snapshot.matches({ filling: { places: 'reading' } })
const arePlacesShown = (snapshot: AnyMachineSnapshot): boolean => snapshot.matches({ filling: { places: 'shown' } })

/** How far it is filled in: one thing after the other, from the top of the page. */
function stepOf(snapshot: AnyMachineSnapshot): string {
  const { chosen, isWithoutPhone: hasNone, isForKnown, phone, phoneReason, name } = draftIn(snapshot)
  if (Object.values(chosen).every(({ Quantity }) => Quantity === 0)) return 'places'
  if (hasNone && phoneReason === '') return 'no phone'
  if (hasNone && name === '') return 'no phone, why'
  if (hasNone || isForKnown || (name !== '' && phone === NEW_PHONE)) return termsIn(draftIn(snapshot))
  if (phone === '' || phone === FOREIGN_PHONE) return 'guest'
  return phone === KNOWN_PHONE ? 'known' : 'new'
}

function termsIn({ terms, method, reference, laterReason }: Draft): string {
  if (terms === 'deposit' && method === 'cash') return 'deposit in cash'
  if (terms === 'deposit' && reference === '') return 'deposit without a number'
  return terms === 'later' && laterReason === '' ? 'later without a reason' : terms
}

function areRoomsFree({ context }: AnyMachineSnapshot): boolean {
  return context.offers.some(({ Id }: { Id: number }) => Id === rania.Id)
}

function areRoomsChosen(snapshot: AnyMachineSnapshot): boolean {
  return '1 ROOM' in draftIn(snapshot).chosen
}

function isToday(snapshot: AnyMachineSnapshot): boolean {
  return draftIn(snapshot).arrival === TODAY
}

function isWithoutPhone(snapshot: AnyMachineSnapshot): boolean {
  return draftIn(snapshot).isWithoutPhone
}

const sold = new Problem('dates_taken', 'These nights are no longer free. Please choose other dates')
const phoneInvalid = new Problem('phone_invalid', 'This is not a mobile number that we can reach')
/** Where it is tried what others do: for a guest without a phone who pays all of it now. */
const isUsual = (snapshot: AnyMachineSnapshot): boolean => isWithoutPhone(snapshot) && stepOf(snapshot) === 'all'
const isAt = (step: string) => (snapshot: AnyMachineSnapshot) => stepOf(snapshot) === step
const isPhone = (phone: string) => (snapshot: AnyMachineSnapshot) => draftIn(snapshot).phone === phone

export const walkInFlow = flowOf(walkInMachine)({
  input: { now: START.getTime(), role: 'desk' },
  open: openWalkIn,
  events: [
    ...typed.map(({ field, value, at, name = field, when = () => true }) => ({
      event: { type: 'field.changed', field, value } as const,
      detail: name,
      offered: (snapshot: AnyMachineSnapshot) =>
        isAtRest(snapshot) &&
        arePlacesShown(snapshot) &&
        !isLost(snapshot) &&
        stepOf(snapshot) === at &&
        when(snapshot),
      own: ({ knownPhone, newPhone }: WalkInWorld) =>
        value === KNOWN_PHONE ? { value: knownPhone } : value === NEW_PHONE ? { value: newPhone } : {},
      shows: name === 'later' ? 'laterReason: missing' : [],
    })),
    {
      event: { type: 'field.changed', field: 'chosen', value: mudHouse },
      detail: 'lost left out',
      offered: (snapshot) => isAtRest(snapshot) && isLost(snapshot),
    },
    {
      event: { type: 'data.outdated', now: START.getTime() },
      offered: (snapshot) =>
        isAtRest(snapshot) && (['places', 'known'].includes(stepOf(snapshot)) || isUsual(snapshot)),
    },
    {
      event: { type: 'form.submitted' },
      offered: isAtRest,
      shows: [
        'chosen: missing',
        'chosen: lost',
        'phone: missing',
        'phoneReason: missing',
        'isForKnown: missing',
        'name: missing',
        'method: needsShift',
        'reference: missing',
        'laterReason: missing',
        'cleared',
      ],
    },
    { event: { type: 'typingPause.elapses' }, lasts: 250 },

    {
      event: { type: 'readFree.resolves', output: { offers: [rania, mud], hasShift: true } },
      detail: 'free',
      prepare: ({ setFree }) => setFree(),
    },
    {
      event: { type: 'readFree.resolves', output: { offers: [rania, mud], hasShift: false } },
      detail: 'no shift',
      offered: isUsual,
      prepare: ({ setFree }) => setFree({ isOpen: false }),
      shows: 'method: needsShift',
    },
    {
      event: { type: 'readFree.resolves', output: { offers: [mud], hasShift: true } },
      detail: 'sold',
      offered: isUsual,
      prepare: ({ sell }, { context }) => sell(context.stay),
      shows: 'chosen: lost',
    },
    { ...unanswered('readFree'), offered: isAt('places') },

    { event: { type: 'findGuest.resolves', output: known }, detail: 'known', offered: isPhone(KNOWN_PHONE) },
    { event: { type: 'findGuest.resolves', output: null }, detail: 'new', offered: isPhone(NEW_PHONE) },
    {
      event: { type: 'findGuest.rejects', error: phoneInvalid },
      detail: 'no such phone',
      offered: isPhone(FOREIGN_PHONE),
    },
    { ...unanswered('findGuest'), offered: isPhone(KNOWN_PHONE) },

    {
      event: {
        type: 'book.resolves',
        output: { code: 'ABCDEFGHJKMN', receipt: null, registered: 'missing', unregistered: [], checkedIn: 'none' },
      },
      prepare: ({ setFree, forgetNumber }) => setFree().then(forgetNumber),
      shows: 'order.booked',
    },
    {
      event: { type: 'book.rejects', error: sold },
      detail: 'sold meanwhile',
      offered: (snapshot) => areRoomsChosen(snapshot) && (isUsual(snapshot) || draftIn(snapshot).isForKnown),
      prepare: ({ sell }, { context }) => sell(context.stay),
      shows: sold.message,
    },
    {
      event: { type: 'book.rejects', error: new Problem('reference_known', 'It is known', { data: knownNumber }) },
      detail: 'number used before',
      offered: (snapshot) => draftIn(snapshot).method === 'bkash' && snapshot.context.usedBefore === undefined,
      prepare: ({ setFree, meetNumber }) => setFree().then(meetNumber),
    },
    { event: { type: 'reference.accepted' } },
    { event: { type: 'reference.declined' } },
    { ...unanswered('book', ['']), offered: isUsual },
  ],
  readByGuards: (snapshot) => [
    stepOf(snapshot),
    areRoomsChosen(snapshot),
    draftIn(snapshot).arrival === TODAY ? 'today' : 'later',
    draftIn(snapshot).isWithoutPhone ? 'no phone' : snapshot.context.known?.Name,
    areRoomsFree(snapshot),
    isLost(snapshot),
    snapshot.context.hasShift,
    isUsual(snapshot) && snapshot.context.problem !== undefined,
    snapshot.context.usedBefore !== undefined,
  ],
  shownOf(snapshot) {
    const { fields: draft, offers, hasShift, known: guest, phoneProblem, unread, problems, problem } = snapshot.context
    return {
      isUsed: snapshot.context.usedBefore !== undefined,
      draft: { ...draft, phone: draft.phone === '', chosen: unavailableChoices(draft, offers) },
      guest: guest && guest.Id > 0,
      hasRooms: areRoomsFree(snapshot),
      hasShift,
      phoneProblem,
      unread,
      problems,
      problem,
    }
  },
  // Codes and receipts are the world's own.
  emittedOf: (emitted) => ('code' in emitted ? { type: 'order.booked' } : emitted),
  checks: {
    filling: ({ context, ...shown }) =>
      shown.matches({ filling: { guest: 'typing' } }) && context.known
        ? ['A guest is shown whose phone it was before']
        : [],
  },
})
