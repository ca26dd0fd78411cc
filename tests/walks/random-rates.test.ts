import { sumsOnWire } from '#contract/orders/sums.ts'
import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { getCalendar, isAvailable, searchHouses, type PlaceType } from '#contract/catalogue/houses.ts'
import { fillRates, readRates, undoRates, type RateFill, type RateSet } from '#contract/catalogue/rates.ts'
import { book } from '#contract/orders/orders.ts'
import { addDays } from '#contract/values/calendar.ts'
import { USUAL_LEVIES, quoteOf, toPaisa, toTaka } from '#contract/values/money.ts'
import { nightsOf, type Stay } from '#contract/values/stay.ts'
import { aBooking, aPlace } from '#tests/support/bookings.ts'
import { shareDesk } from '#tests/support/desk/desk-of-file.ts'
import { aFill, costs, fillsOf, placeOf } from '#tests/support/desk/rates.ts'
import { payFor } from '#tests/support/desk/stays.ts'
import { brokenBooks } from '#tests/support/invariants/books.ts'
import { brokenPapers } from '#tests/support/invariants/sheets.ts'
import { unlimited } from '#tests/support/test-api.ts'
import { pick, randomOf } from '#tests/support/random.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** How many grids of prices, each with its fills and stays, are tried. */
    randomGrids: number
  }
}

const { api, guest, manager, owner } = shareDesk(['manager', 'owner'], {
  limits: { ...unlimited, passwordCost: { N: 16, r: 1, p: 1 } },
})

const SEED = inject('seed')
const GRIDS = inject('randomGrids')
const FILLS = 6
const STAYS = 4
const FIRST = '2026-12-01'
/** Each grid has its own weeks, so that stays of an earlier one do not take its rooms. */
const DAYS_A_GRID = 21
const GRIDS_IN_HORIZON = 20

const random = randomOf(SEED)
const some = (most: number) => Math.floor(random() * most)
const places = [1, 2, 3, 4].flatMap((id) => [placeOf(id, 'ROOM'), placeOf(id, 'HOUSE')])
const rowsOf = () => api.deps.db.query('select * from night_rate order by house_id, place_type, night')
const sumUp = (sums: readonly number[]) => sums.reduce((before, sum) => before + sum, 0)

function aSet(): RateSet {
  const Price = pick(
    [
      { Kind: 'price' as const, Taka: 1_000 + some(20_000) },
      { Kind: 'price' as const, Taka: 7_777.77 },
      { Kind: 'add' as const, Taka: some(4_000) - 500 },
      { Kind: 'percent' as const, Percent: some(80) - 30 },
      { Kind: 'overBase' as const, Percent: some(80) - 30 },
      { Kind: 'base' as const },
    ],
    random,
  )
  const rule = pick(
    [{ MinNights: 2 }, { MinNights: 1 }, { NoArrival: random() < 0.5 }, { Closed: random() < 0.5 }],
    random,
  )
  return { ...(Price && { Price }), ...(random() < 0.5 && rule) }
}

function someFill(from: string): RateFill {
  const From = addDays(from, some(DAYS_A_GRID - 7))
  const Places = places.filter(() => random() < 0.6)
  const Weekdays = [0, 1, 2, 3, 4, 5, 6].filter(() => random() < 0.7)
  return aFill(From, addDays(From, 1 + some(14)), aSet(), {
    Places: Places.length > 0 ? Places : places,
    Weekdays: Weekdays.length > 0 ? Weekdays : [4, 5],
  })
}

async function seenNow(): Promise<number> {
  return (await owner.read(readRates, { query: { From: FIRST, Until: addDays(FIRST, 1) } })).Revision
}

/** Fills nights; answers the change, 0 where it changed nothing or was refused. */
async function fill(one: RateFill): Promise<number> {
  const answer = await owner.call(fillRates, fillsOf([one], { Seen: await seenNow() }))
  expect([null, 'amount_too_small']).toContain(answer.Code)
  return answer.IsError ? 0 : fillRates.data.parse(answer.Data).Change
}

const undo = async (Change: number) => owner.call(undoRates, { body: { ActivityId: randomUUID(), Change } })

type Asked = { Id: number; Type: PlaceType; Quantity: number; stay: Stay }

/** What guests are shown of a place, paisa: by the search, and night by night by the calendar. */
async function shown({ Id, Type, stay: { arrival, departure } }: Asked) {
  api.clock.advance(1)
  const query = { Take: 99, Page: 1, Adult: 0, Children: 0, ArrivalTime: arrival, DepartureTime: departure }
  const { Data } = await owner.read(searchHouses, { query })
  const place = Data.find((one) => one.Id === Id && one.Type === Type)
  const [calendar] = (await owner.read(getCalendar, { query: { From: arrival, Until: departure, Id } })).Data
  const [flat, each] =
    Type === 'ROOM' ? [calendar?.RoomPrice, calendar?.RoomPrices] : [calendar?.Price, calendar?.Prices]
  const nights = (each ?? Array.from({ length: nightsOf({ arrival, departure }) }, () => flat ?? 0)).map(toPaisa)
  return { place, price: toPaisa((Type === 'ROOM' ? place?.RoomPrice : place?.Price) ?? 0), nights }
}

async function bookAt({ Id, Type, Quantity, stay }: Asked, price: number) {
  const sums = sumsOnWire(quoteOf(price * Quantity, USUAL_LEVIES))
  const place = aPlace({ Id, Type, Quantity, ArrivalDate: stay.arrival, DepartureDate: stay.departure })
  return api.call(book, { body: { ...aBooking([place]), ...sums } }, guest)
}

/** Prices of each night of a line, paisa. */
async function soldNights(code: string): Promise<number[]> {
  const rows = await api.deps.db.query<{ nights: number[] }>(
    'select to_json(night_paisa) as nights from order_line where order_code = $1 and cancelled_at is null order by line_no limit 1',
    [code],
  )
  return rows[0]?.nights ?? []
}

test(`what the search, the calendar, Book, bills and sheets say of any stay on ${GRIDS} random grids is the same sum (seed ${SEED})`, async () => {
  const met = { sold: 0, refused: 0, stretched: 0, undone: 0 }

  async function changeAtDesk(code: string, { Id, Type, stay }: Asked, before: number[]): Promise<number> {
    const change = await fill(
      aFill(stay.arrival, addDays(stay.departure, 1), costs(3_333.33), { Places: [placeOf(Id, Type)] }),
    )
    const isLonger = random() < 0.5 || before.length === 1
    const Departure = addDays(stay.departure, isLonger ? 1 : -1)
    const answer = await manager.change(code, { Departure }, { Reason: 'asked for it' })
    if (answer.Code !== null) return change
    const nights = await soldNights(code)
    expect(nights).toEqual(isLonger ? [...before, 333_333] : before.slice(0, -1))
    expect(await brokenPapers(manager, code)).toEqual([])
    met.stretched += 1
    return change
  }

  for (let grid = 0; grid < GRIDS; grid += 1) {
    const from = addDays(FIRST, (grid % GRIDS_IN_HORIZON) * DAYS_A_GRID)
    const rows = await rowsOf()
    let changes: number[] = []
    for (let no = 0; no < FILLS; no += 1) {
      changes.push(await fill(someFill(from)))
      const one = pick(changes, random) ?? 0
      if (random() < 0.3 && one > 0 && (await undo(one)).Code === null) {
        changes = changes.filter((change) => change !== one)
        met.undone += 1
      }
    }

    for (let no = 0; no < STAYS; no += 1) {
      const arrival = addDays(from, some(DAYS_A_GRID - 6))
      const { Id, Type } = pick(places, random) ?? placeOf(1, 'ROOM')
      const Quantity = Type === 'ROOM' ? 1 + some(2) : 1
      const asked = { Id, Type, Quantity, stay: { arrival, departure: addDays(arrival, 1 + some(6)) } }
      const { place, price, nights } = await shown(asked)
      const available = { ArrivalTime: arrival, DepartureTime: asked.stay.departure, NumberOfRoom: Quantity, Type, Id }
      const isFree = await owner.read(isAvailable, { query: available })

      const tooLow = isFree && (await bookAt(asked, price - 100))
      const booked = await bookAt(asked, price)

      expect(booked.Code === null).toBe(isFree)
      if (place?.Refusal) met.refused += 1
      if (!isFree) continue
      const { Code } = book.data.parse(booked.Data)
      met.sold += 1
      expect(tooLow).toMatchObject({ Code: 'price_changed', Data: { RoomCharge: toTaka(price * Quantity) } })
      expect(sumUp(nights)).toBe(price)
      expect(await soldNights(Code)).toEqual(nights)
      await payFor(api, { code: Code, attemptId: api.gateway.sessions.at(-1)?.attemptId ?? '' })
      expect(toPaisa((await manager.order(Code)).Bill.Charge)).toBe(price * Quantity)
      expect(await brokenPapers(manager, Code)).toEqual([])
      if (Quantity === 1) changes.push(await changeAtDesk(Code, asked, nights))
    }

    for (const change of changes.filter((one) => one > 0).toReversed()) {
      expect((await undo(change)).Code).toBeNull()
    }
    expect(await rowsOf()).toEqual(rows)
    expect(await brokenBooks(api.deps)).toEqual([])
  }

  expect(Object.entries(met).filter(([, count]) => count === 0)).toEqual([])
})
