import type { PlaceType } from '#contract/catalogue/houses.ts'
import type { NightRate, Rates, Span } from '#contract/values/rates.ts'
import type { Reads } from '#api/platform/db/db.ts'
import type { HouseRates, HouseToSell } from '../houses/house.ts'

/** A row of night_rate as JSON: compact, because there may be hundreds of thousands. */
type NightRow = [
  night: string,
  price: number | null,
  minNights: number | null,
  noArrival: boolean,
  noDeparture: boolean,
  closed: boolean,
]
type PlaceRow = { type: PlaceType; week: number[]; floor: number | null; nights: NightRow[] }
type Row = Omit<HouseToSell, 'soldAs' | 'rates'> & { places: PlaceRow[] }

/** What houses that have a price cost on the nights of a span, in the order in which the resort shows them; of all houses without `ids`. */
export async function selectRates(
  db: Reads,
  { ids, ...span }: Span & { ids?: readonly number[] },
): Promise<HouseToSell[]> {
  const rows = await db.query<Row>(
    `select h.id, h.permalink, h.name, (select count(*) from unit u where u.house_id = h.id) as "unitCount",
       (
         select json_agg(json_build_object('type', b.place_type, 'week', b.week_paisa, 'floor', b.floor_paisa, 'nights', (
           select coalesce(json_agg(json_build_array(n.night, n.price_paisa, n.min_nights, n.no_arrival, n.no_departure, n.closed)), '[]')
           from night_rate n
           where n.house_id = b.house_id and n.place_type = b.place_type and n.night >= $1 and n.night <= $2
         )))
         from base_rate b where b.house_id = h.id
       ) as places
     from house h where ($3::integer[] is null or h.id = any($3::integer[]))
       and exists (select 1 from base_rate b where b.house_id = h.id and b.place_type = 'HOUSE')
     order by h.rank, h.id`,
    [span.from, span.until, ids ?? null],
  )
  return rows.map(({ places, ...house }) => ({
    ...house,
    soldAs: places.map(({ type }) => type),
    rates: ratesOf(house.name, places, span),
  }))
}

function ratesOf(house: string, places: readonly PlaceRow[], span: Span): HouseRates {
  const ratesAs = (type: PlaceType) => {
    const place = places.find((one) => one.type === type)
    return place && placeRates(place, span)
  }
  const HOUSE = ratesAs('HOUSE')
  if (!HOUSE) throw new Error(`${house} has no price as a whole`)
  return { HOUSE, ROOM: ratesAs('ROOM') }
}

function placeRates({ week, floor, nights }: PlaceRow, span: Span): Rates {
  return { span, week, floor: floor ?? undefined, nights: new Map(nights.map((row) => [row[0], nightOf(row)])) }
}

function nightOf([, price, minNights, noArrival, noDeparture, closed]: NightRow): NightRate {
  return {
    price: price ?? undefined,
    minNights: minNights ?? undefined,
    noArrival,
    noDeparture,
    closed,
  }
}
