import { fillRates, readRates, type ChangedNight } from '#contract/catalogue/rates.ts'
import { Problem } from '#contract/problem.ts'
import { baseRateMachine, leviesMachine, namedDaysMachine } from '#machines/desk/rate-dialogs.machine.ts'
import { emptyRates } from '#machines/desk/rate-form.ts'
import { ratesMachine } from '#machines/desk/rates.machine.ts'
import {
  createBaseRateActors,
  createLeviesActors,
  createNamedDaysActors,
  createRatesActors,
} from '#desk/rates/rates.actors.ts'
import { unanswered } from '#tests/model/engine/edge-failures.ts'
import { flowOf, type Opened } from '#tests/model/engine/machine-flow.ts'
import { typingRows } from '#tests/model/models/typing-rows.ts'
import { aFill, fillsOf, placeOf } from '#tests/support/desk/rates.ts'
import { readData } from '#tests/support/guests.ts'
import { TODAY } from '#tests/support/test-api.ts'
import { dialogFlow } from './worlds/dialog-flow.ts'
import { openStaffDesk } from './worlds/staff-desk.ts'

const place = placeOf(1, 'ROOM')
/** Two nights, and the day on which they end. */
const [FROM, LAST, UNTIL] = ['2026-12-03', '2026-12-04', '2026-12-05']
/** BDT. */
const PRICE = 8_500
const chosen = { places: [place], from: FROM, last: LAST }
const NAME = 'Wedding season'

async function openPrices(opened: Opened, role: 'manager' | 'owner' = 'manager') {
  const { api } = opened.place
  const { desk, deskApi } = await openStaffDesk(opened, role)
  let saved = 0

  async function countSaved(): Promise<number> {
    return (await api.deps.db.query('select 1 from rate_change where name = $1', [NAME])).length
  }
  async function grid() {
    const query = { From: FROM, Until: UNTIL }
    return readData(readRates, await api.call(readRates, { query }, { desk }))
  }
  const revision = async () => (await grid()).Revision
  return {
    db: api.deps.db,
    deskApi,
    revision,
    /** Whether the dialog has saved something since it was opened. Only what it saves has a name. */
    isSavedSince: async () => (await countSaved()) > saved,
    async noteSaved() {
      saved = await countSaved()
    },
    /** Fills nights elsewhere, each time at a higher price than before. Answers the change. */
    async fillElsewhere(from: string, until: string): Promise<number> {
      const dearer = { Price: { Kind: 'add', Taka: 1 } } as const
      const body = fillsOf([aFill(from, until, dearer)], { Seen: await revision() })
      return readData(fillRates, await api.call(fillRates, body, { desk })).Change
    },
    /** What the resort charges for the place in a usual week. */
    async place() {
      const found = (await grid()).Places.find(({ Id, Type }) => Id === place.Id && Type === place.Type)
      if (!found) throw new Error('The place is not sold')
      return found
    },
  }
}

const nightOf = (Night: string): ChangedNight => ({ ...place, Night, Before: null, After: { Night, Price: PRICE } })
const answer = { Revision: 1, Change: 0, Nights: [nightOf(FROM), nightOf(LAST)], Bookings: 0, Holds: 0 }
const faster = new Problem('changed_elsewhere', 'Changed', { data: answer.Nights })

export const ratesFlow = flowOf(ratesMachine)({
  async open(opened) {
    const world = await openPrices(opened)
    return { ...world, actors: createRatesActors({ api: world.deskApi }) }
  },
  alone: 'All change the prices of the same nights.',
  events: [
    { event: { type: 'nights.chosen', chosen } },
    { event: { type: 'nights.chosen', chosen: undefined }, detail: 'none' },
    {
      event: { type: 'dialog.opened', fields: chosen, seen: 0, isOfChosen: true },
      async own({ revision, noteSaved }) {
        await noteSaved()
        return { seen: await revision() }
      },
    },
    { event: { type: 'dialog.closed' } },
    ...typingRows({ ...emptyRates, ...chosen }, [
      { field: 'value', value: 'a lot', shows: 'value: unreadable' },
      { field: 'value', value: String(PRICE), shows: 'cleared' },
      { field: 'name', value: `${NAME} ` },
    ]).rows,
    { event: { type: 'form.submitted' }, shows: ['value: nothing', 'value: unreadable'] },
    { event: { type: 'preview.resolves', output: answer } },
    { ...unanswered('preview', ['']), shows: ['rates.outdated', ...sentencesOf('preview')] },
    { event: { type: 'back.pressed' } },
    { event: { type: 'save.pressed' } },
    { event: { type: 'save.resolves', output: answer }, shows: 'rates.saved' },
    {
      event: { type: 'save.rejects', error: faster },
      detail: 'another was faster',
      prepare: async ({ fillElsewhere }) => void (await fillElsewhere(FROM, UNTIL)),
      shows: 'rates.outdated',
    },
    { ...unanswered('save', ['']), shows: ['rates.outdated', ...sentencesOf('save')] },
    {
      event: { type: 'undo.pressed', change: 0 },
      own: async ({ fillElsewhere }) => ({ change: await fillElsewhere(LAST, UNTIL) }),
    },
    { event: { type: 'undo.resolves', output: answer }, shows: 'rates.undone' },
    { ...unanswered('undo', ['toast warning']), shows: ['rates.outdated', ...sentencesOf('undo', 'toast warning')] },
  ],
  readByGuards: (snapshot) =>
    snapshot.matches('filling') ? [snapshot.context.fields, snapshot.context.problems !== undefined] : [],
  shownOf: ({ context: { fields, problems, problem, chosen: nights, preview, changed } }) => ({
    fields,
    problems,
    problem,
    nights,
    isPreviewed: preview !== undefined,
    changed: changed?.length,
  }),
  emittedOf: (emitted) => ('answer' in emitted ? { ...emitted, answer: undefined } : emitted),
  checks: {
    /** A dry run changes nothing. */
    async previewed(_, { isSavedSince }) {
      return (await isSavedSince()) ? ['Something was saved before Save was pressed'] : []
    },
  },
})

/** The sentences of a call without an answer. */
function sentencesOf(actor: 'preview' | 'save' | 'undo', how = ''): string[] {
  return [unanswered(actor, [how]).shows ?? []].flat()
}

export const baseRateFlow = dialogFlow(baseRateMachine)({
  async open(opened) {
    const world = await openPrices(opened)
    return { ...world, api: world.deskApi }
  },
  alone: 'All change the prices of the same place.',
  actors: createBaseRateActors,
  subject: {
    place: { ...place, House: 'Rania House', Rooms: 4, Week: [1, 2, 3, 4, 5, 6, 7], Floor: null, Nights: [] },
    title: 'Rania House',
    seen: 0,
    isOwner: false,
  },
  prepare: async ({ place: read, revision }) => ({
    place: { ...(await read()), Week: [1, 2, 3, 4, 5, 6, 7], Floor: null },
    title: 'Rania House',
    seen: await revision(),
    isOwner: false,
  }),
  unfilled: { week: ['1', '2', '3', '4', '5', '6', '7'], floor: '' },
  typings: [
    { field: 'week', value: ['', '2', '3', '4', '5', '6', '7'], detail: 'emptied' },
    { field: 'week', value: ['6500', '2', '3', '4', '5', '6', '7'], detail: 'filled', shows: 'cleared' },
  ],
  submitted: 'week: unreadable',
})

export const leviesFlow = dialogFlow(leviesMachine)({
  async open(opened) {
    const world = await openPrices(opened, 'owner')
    return { ...world, api: world.deskApi }
  },
  alone: 'All change what comes on top of all prices.',
  actors: createLeviesActors,
  subject: { seen: { Service: 0, Tax: 15 } },
  prepare: async ({ db }) => {
    await db.change('delete from levies')
    return { seen: { Service: 0, Tax: 15 } }
  },
  unfilled: { tax: '15', service: '0' },
  typings: [
    { field: 'tax', value: '7.3' },
    { field: 'tax', value: '7.5', shows: 'cleared' },
    { field: 'service', value: '51', shows: 'service: unreadable' },
    { field: 'service', value: '10', shows: 'cleared' },
  ],
  submitted: ['tax: unreadable', 'service: unreadable'],
})

const victory = { name: 'Victory Day', from: '2026-12-16', last: '2026-12-16' }

export const namedDaysFlow = dialogFlow(namedDaysMachine)({
  async open(opened) {
    const world = await openPrices(opened)
    return { ...world, api: world.deskApi }
  },
  actors: createNamedDaysActors,
  subject: { days: undefined },
  prepare: () => Promise.resolve({ days: undefined }),
  unfilled: { name: '', from: '', last: '', provisional: false, percent: '', minNights: '' },
  typings: [
    { field: 'name', value: victory.name },
    { field: 'from', value: victory.from },
    { field: 'last', value: TODAY, detail: 'before it', shows: 'last: early' },
    { field: 'last', value: victory.last, shows: 'cleared' },
    { field: 'percent', value: 'more', shows: 'percent: unreadable' },
    { field: 'percent', value: '+20', shows: 'cleared' },
    { field: 'minNights', value: '99', shows: 'minNights: unreadable' },
    { field: 'minNights', value: '2', shows: 'cleared' },
  ],
  submitted: [
    'name: missing',
    'from: missing',
    'last: missing',
    'last: early',
    'percent: unreadable',
    'minNights: unreadable',
  ],
  unwanted: ({ db }) => db.query('select * from named_days where name <> $1 or percent <> 20', [victory.name]),
})
