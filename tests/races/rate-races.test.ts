import { sumsOnWire } from '#contract/orders/sums.ts'
import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Statements } from '#api/platform/db/db.ts'
import { seedNamedDays } from '#api/catalogue/rates/seed-named-days.ts'
import { fillRates, setBaseRate, undoRates, type RateSet } from '#contract/catalogue/rates.ts'
import { book } from '#contract/orders/orders.ts'
import { USUAL_LEVIES, quoteOf, toPaisa } from '#contract/values/money.ts'
import { aBooking, aPlace, type BookBody } from '#tests/support/bookings.ts'
import type { Worker } from '#tests/support/desk/desk-of-file.ts'
import { aFill, costs, fillsOf, placeOf } from '#tests/support/desk/rates.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import type { Meeting } from '#tests/support/races/at-once.ts'
import type { Answer } from '#tests/support/test-api.ts'
import { openStage, type Stage } from './pairs/stage.ts'

/** What someone does after so many statements of another. */
let interrupt: { after: number; act: () => Promise<unknown> } | undefined

function interrupted({ run }: Statements): Statements {
  // Statements that are sent together run in that order.
  let before = Promise.resolve()
  async function interruptOnce(): Promise<void> {
    const act = interrupt && (interrupt.after -= 1) < 0 ? interrupt.act : undefined
    if (act) interrupt = undefined
    await act?.()
  }
  return {
    async run(text, params) {
      await (before = before.then(interruptOnce))
      return run(text, params)
    },
  }
}

let stage: Stage
let restore: () => Promise<void>
beforeAll(async () => {
  stage = await openStage((engine) => ({
    ...engine,
    begin: (work) => engine.begin((statements) => work(interrupted(statements))),
  }))
  restore = await stage.store()
})
beforeEach(async () => {
  interrupt = undefined
  await restore()
})
afterAll(() => stage.api.close())

const meetings: Meeting[] = ['in turn', 'before each commit']

// Two stays of two nights, each in one room, at BDT 6,500 a night.
const stays = [aPlace(), aPlace({ ArrivalDate: '2026-12-04', DepartureDate: '2026-12-06' })]
const OLD = 6_500
const NEW = 9_000

const fill = (by: Worker, set: RateSet, { Seen = 0, From = '2026-12-01', Until = '2026-12-06' } = {}) =>
  by.call(fillRates, fillsOf([aFill(From, Until, set)], { Seen }))
const undo = (by: Worker, Change: number) => by.call(undoRates, { body: { ActivityId: randomUUID(), Change } })

async function changed(answer: Promise<Answer>): Promise<number> {
  return fillRates.data.parse((await answer).Data).Change
}

/** What is set for rooms of the house: '2026-12-01 900000'. */
async function nightsSet(): Promise<string[]> {
  const rows = await stage.api.deps.db.query<{ night: string; price: number | null; min: number | null }>(
    `select night, price_paisa as price, min_nights as min from night_rate order by night`,
  )
  return rows.map(({ night, price, min }) => `${night} ${price ?? ''}${min === null ? '' : ` for ${min} nights`}`)
}

/** `nightsSet` where these nights of December 2026 cost so much. */
const allAt = (taka: number, first = 1, last = 5) =>
  Array.from({ length: last - first + 1 }, (_, index) => `2026-12-0${first + index} ${toPaisa(taka)}`)

function priced(taka: number): BookBody {
  return { ...aBooking(stays), ...sumsOnWire(quoteOf(toPaisa(4 * taka), USUAL_LEVIES)) }
}

/** The orders of guests, each with the prices of all its nights. */
async function soldNights(): Promise<number[][]> {
  const rows = await stage.api.deps.db.query<{ nights: number[] }>(
    `select json_agg(n order by l.line_no, x.place) as nights
     from order_line l cross join unnest(l.night_paisa) with ordinality as x(n, place) group by l.order_code`,
  )
  return rows.map(({ nights }) => nights)
}

async function expectNoFault(): Promise<void> {
  expect([...stage.faults, ...(await brokenBooks(stage.api.deps))]).toEqual([])
}

test.each([
  ['become dearer', costs(NEW), { Code: 'price_changed', Data: { RoomCharge: 4 * NEW } }],
  [
    'get a minimum',
    { MinNights: 3 },
    { Code: 'dates_not_available', Data: { Code: 'minNights', Night: '2026-12-01', MinNights: 3 } },
  ],
] as const)(
  'stays whose nights %s at any moment of their booking are sold whole as they were, or refused as they are',
  async (_, set, refusal) => {
    const { api, guest, colleagues } = stage
    const answers: Answer[] = []
    // Outside of the transaction that is interrupted.
    const elsewhere = AsyncLocalStorage.snapshot()
    let isOver = false

    while (!isOver) {
      await restore()
      interrupt = { after: answers.length, act: () => elsewhere(() => fill(colleagues[0], set)) }
      const answer = await api.call(book, { body: priced(OLD) }, guest)
      isOver = interrupt !== undefined
      answers.push(answer)
      expect(answer).toMatchObject(answer.Code === null ? { Code: null } : refusal)
      expect(await soldNights()).toEqual(answer.Code === null ? [Array.from({ length: 4 }, () => toPaisa(OLD))] : [])
      await expectNoFault()
    }

    expect(new Set(answers.map(({ Code }) => Code))).toEqual(new Set([null, refusal.Code]))
  },
)

test.each(meetings)(
  'of two who fill the same nights one succeeds, and the other is told what it is now (%s)',
  async (meeting) => {
    const { colleagues } = stage
    const prices = [NEW, 8_000]

    const answers = await stage.atOnce(
      colleagues.map((by, index) => () => fill(by, costs(prices[index] ?? 0))),
      meeting,
    )

    const winner = answers.findIndex(({ Code }) => Code === null)
    const won = prices[winner] ?? 0
    expect(winner).not.toBe(-1)
    expect(answers[1 - winner]).toMatchObject({
      Code: 'changed_elsewhere',
      Data: allAt(won).map((row) => ({ Night: row.slice(0, 10), Before: null, After: { Price: won } })),
    })
    expect(await nightsSet()).toEqual(allAt(won))
    await expectNoFault()
  },
)

test.each(meetings)('two who fill different nights both succeed, each with its own revision (%s)', async (meeting) => {
  const { colleagues } = stage

  const answers = await stage.atOnce(
    [
      () => fill(colleagues[0], costs(NEW), { From: '2026-12-01', Until: '2026-12-03' }),
      () => fill(colleagues[1], costs(8_000), { From: '2026-12-03', Until: '2026-12-06' }),
    ],
    meeting,
  )

  const revisions = answers.map(({ Data }) => fillRates.data.parse(Data).Revision)
  expect(new Set(revisions).size).toBe(2)
  expect(await nightsSet()).toEqual([...allAt(NEW, 1, 2), ...allAt(8_000, 3, 5)])
  await expectNoFault()
})

test.each(meetings)('a change that two undo is undone once (%s)', async (meeting) => {
  const { colleagues } = stage
  const change = await changed(fill(colleagues[0], costs(NEW)))

  const answers = await stage.atOnce(
    colleagues.map((by) => () => undo(by, change)),
    meeting,
  )

  expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['already_done', 'null'])
  expect(await nightsSet()).toEqual([])
  await expectNoFault()
})

test.each(meetings)(
  'of one who undoes a change and one who fills its nights again, one succeeds (%s)',
  async (meeting) => {
    const { colleagues } = stage
    const change = await changed(fill(colleagues[0], costs(NEW)))

    const answers = await stage.atOnce(
      [() => undo(colleagues[0], change), () => fill(colleagues[1], costs(8_000), { Seen: change })],
      meeting,
    )

    expect(answers.map(({ Code }) => String(Code)).toSorted()).toEqual(['changed_elsewhere', 'null'])
    expect(await nightsSet()).toEqual(answers[0]?.Code === null ? [] : allAt(8_000))
    await expectNoFault()
  },
)

test.each(meetings)(
  'a percentage is added to the base price that its member saw, or not at all (%s)',
  async (meeting) => {
    const { colleagues } = stage
    const week = Array.from({ length: 7 }, () => 10_000)
    const base = { Seen: 0, ...placeOf(1, 'ROOM'), Week: week, Floor: null }

    const [based, filled] = await stage.atOnce(
      [
        () => colleagues[0].call(setBaseRate, { body: { ActivityId: randomUUID(), ...base } }),
        () => fill(colleagues[1], { Price: { Kind: 'percent', Percent: 10 } }),
      ],
      meeting,
    )

    expect(based?.Code).toBeNull()
    expect([null, 'changed_elsewhere']).toContain(filled?.Code)
    expect(await nightsSet()).toEqual(filled?.Code === null ? allAt(7_150) : [])
    await expectNoFault()
  },
)

test.each(meetings)('processes that start at once name the days of the year once (%s)', async (meeting) => {
  const { db } = stage.api.deps

  await stage.atOnce(
    Array.from({ length: 3 }, () => () => seedNamedDays(db)),
    meeting,
  )

  const names = (await db.query<{ name: string }>('select name from named_days')).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(new Set(names).size).toBe(names.length)
  await expectNoFault()
})
