import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { expireHolds } from '#api/orders/holds/expire-holds.ts'
import { addBlocks } from '#contract/reception/blocks.ts'
import { addRoom, removeRoom } from '#contract/reception/rooms.ts'
import { book } from '#contract/orders/orders.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { codesOf } from '#tests/support/post.ts'
import type { Meeting } from '#tests/support/races/at-once.ts'
import { openStage, type Stage } from './pairs/stage.ts'
import { pay } from './pairs/steps.ts'

const ROOMS = ['000000001-001', '000000001-002'] as const
const NEW = '000000001-003'
/** Rania House as a whole, for two nights. */
const HOUSE = aPlace({ Type: 'HOUSE' })

let stage: Stage
let restore: () => Promise<void>
beforeAll(async () => {
  stage = await openStage()
  restore = await stage.store()
})
beforeEach(() => restore())
afterAll(() => stage.api.close())

const meetings: Meeting[] = ['in turn', 'before each commit']
/** Both may come first. */
const meeting = meetings.flatMap((how) => [
  { how, isFirst: true },
  { how, isFirst: false },
])
type Case = (typeof meeting)[number]

const add = (Name = 'Kingfisher', by = stage.colleagues[0]) => by.send(addRoom, { HouseId: 1, Name })
const remove = (UnitId: string, by = stage.colleagues[0]) => by.send(removeRoom, { UnitId })
const buy = (place = HOUSE) => stage.api.call(book, { body: aBooking([place]) }, { token: stage.guest.token })

async function atOnce<Answer>(one: () => Promise<Answer>, other: () => Promise<Answer>, { how, isFirst }: Case) {
  const answers = await stage.atOnce(isFirst ? [one, other] : [other, one], how)
  return isFirst ? answers : answers.toReversed()
}

/** The rooms of which somebody has a night. */
async function roomsTaken(): Promise<string[]> {
  const rows = await stage.api.deps.db.query<{ unit: string }>(
    'select distinct unit_id as unit from unit_night where order_code is not null order by 1',
  )
  return rows.map(({ unit }) => unit)
}

async function expectNoFault(): Promise<void> {
  expect([...stage.faults, ...(await brokenBooks(stage.api.deps))]).toEqual([])
}

test.each(meeting)(
  'who books a house as a whole while it gets a room has the new room too ($how, $isFirst)',
  async (how) => {
    const answers = await atOnce(add, buy, how)

    expect(codesOf(answers)).toEqual([null, null])
    expect(await roomsTaken()).toEqual([...ROOMS, NEW])
    await expectNoFault()
  },
)

test.each(meeting)(
  'a whole house that is paid while it gets a room is confirmed with it ($how, $isFirst)',
  async (how) => {
    await buy()
    const attemptId = stage.api.gateway.sessions.at(-1)?.attemptId ?? ''

    await atOnce<unknown>(add, () => pay(stage, attemptId), how)

    const rows = await stage.api.deps.db.query("select unit_id as unit from stay where state = 'expected' order by 1")
    expect(rows).toEqual([...ROOMS, NEW].map((unit) => ({ unit })))
    await expectNoFault()
  },
)

test.each(meeting)(
  'money that comes late for a whole house which gets a room waits for no deadlock ($how, $isFirst)',
  async (how) => {
    await buy()
    const attemptId = stage.api.gateway.sessions.at(-1)?.attemptId ?? ''
    stage.api.clock.advance(61 * 60)
    await expireHolds(stage.api.deps)

    await atOnce<unknown>(add, () => pay(stage, attemptId), how)

    expect(await roomsTaken()).toEqual([...ROOMS, NEW])
    await expectNoFault()
  },
)

test.each(meetings)('two who add rooms at once add two, and one of the same name (%s)', async (how) => {
  const [one, other] = stage.colleagues
  const names = await stage.atOnce([() => add('Bulbul', one), () => add('Doel', other)], how)
  const same = await stage.atOnce([() => add('Moyna', one), () => add('moyna', other)], how)

  expect(codesOf(names)).toEqual([null, null])
  expect(codesOf(same).map(String).toSorted()).toEqual(['already_registered', 'null'])
  const rows = await stage.api.deps.db.query<{ id: string }>('select id from unit order by id')
  expect(rows.map(({ id }) => id)).toEqual([...ROOMS, NEW, '000000001-004', '000000001-005'])
  await expectNoFault()
})

const rivals = {
  'books it with its house': () => buy(),
  'books it': () => buy(aPlace({ Quantity: 2 })),
  'blocks it': () =>
    stage.colleagues[1].send(addBlocks, {
      UnitIds: [ROOMS[1]],
      From: '2026-12-01',
      Until: '2026-12-03',
      Kind: 'owner',
      Reason: '',
    }),
}

test.each(Object.entries(rivals).flatMap(([rival, act]) => meeting.map((how) => ({ rival, act, ...how }))))(
  'nobody has a room that is removed while somebody $rival ($how, $isFirst)',
  async ({ act, ...how }) => {
    const [removed, taken] = await atOnce(() => remove(ROOMS[1]), act, how)

    const isRemoved = removed?.Code === null
    expect([removed?.IsError, taken?.IsError].filter(Boolean).length).toBeLessThanOrEqual(1)
    expect((await roomsTaken()).includes(ROOMS[1])).toBe(
      !isRemoved && taken?.Code === null && act !== rivals['blocks it'],
    )
    await expectNoFault()
  },
)

test.each(meetings)('of two who remove the two rooms of a house one is refused (%s)', async (how) => {
  const [one, other] = stage.colleagues

  const answers = await stage.atOnce([() => remove(ROOMS[0], one), () => remove(ROOMS[1], other)], how)

  expect(codesOf(answers).map(String).toSorted()).toEqual(['last_room', 'null'])
  await expectNoFault()
})
