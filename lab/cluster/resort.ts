import { migrate } from '#api/platform/db/migrate.ts'
import { openDb } from '#api/platform/db/open-db.ts'
import { openPostgres } from '#api/platform/db/postgres.ts'
import { seedHouses } from '#api/catalogue/houses/seed/seed-houses.ts'
import { aBooking, aHouse, aPlace, stayInDays, type BookBody } from '#tests/support/bookings.ts'
import { signInGuests, type SignedIn } from '#tests/support/guests.ts'

// A resort that does not sell out while a fault lasts: 40 houses of four rooms.

/** From here on `aBooking` reckons a room's night at BDT 1,000. */
const FIRST_HOUSE = 101
const HOUSES = 40
const ROOMS = 4
const PRICE = 100_000
export const GUESTS = 12

/** Each fault has days of its own, so that none finds the rooms that another sold. */
const DAYS = 25
const FIRST_DAY = 5
/** Every fourth guest wants a room that many want. */
const SOUGHT_EVERY = 4
const SOUGHT_HOUSES = 3
const SOUGHT_DAYS = 6

/** The schema, the houses, and guests who are signed in. */
export async function openResort(url: string): Promise<SignedIn[]> {
  const engine = openPostgres({ url, poolSize: 2, isolation: 'read committed', onIdleError: () => {} })
  try {
    await migrate(engine)
    const db = openDb(engine)
    const ids = Array.from({ length: HOUSES }, (_, index) => FIRST_HOUSE + index)
    await seedHouses(
      db,
      ids.map((id) =>
        aHouse({ id, permalink: `house-${id}`, name: `House ${id}`, price: PRICE, roomPrice: PRICE, unitCount: ROOMS }),
      ),
    )
    return await signInGuests(db, GUESTS, new Date())
  } finally {
    await engine.close()
  }
}

/** The stay that a fault's `number`-th guest wants. */
export function bookingOf(faultNumber: number, number: number): BookBody {
  const isSought = number % SOUGHT_EVERY === 0
  const turn = Math.floor(number / SOUGHT_EVERY)
  const day = isSought ? turn % SOUGHT_DAYS : (number * 5) % (DAYS - 3)
  const place = aPlace({
    Id: FIRST_HOUSE + (isSought ? turn % SOUGHT_HOUSES : SOUGHT_HOUSES + (number % (HOUSES - SOUGHT_HOUSES))),
    Quantity: 1 + (number % 2),
    ...stayInDays(FIRST_DAY + faultNumber * DAYS + day, 1 + (number % 3)),
  })
  return aBooking([place])
}

/** Days on which a fault's searches look. */
export function searchedStay(faultNumber: number): { ArrivalTime: string; DepartureTime: string } {
  const { ArrivalDate: ArrivalTime, DepartureDate: DepartureTime } = stayInDays(FIRST_DAY + faultNumber * DAYS)
  return { ArrivalTime, DepartureTime }
}
