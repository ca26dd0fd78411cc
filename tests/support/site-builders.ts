import type { Profile } from '#contract/guests/guests.ts'
import type { House } from '#contract/catalogue/houses.ts'
import type { BookedPlace, Order } from '#contract/orders/orders.ts'
import type { StoredUser } from '#machines/parts/shared.ts'
import type { BrowserStorage } from '#ui/lib/browser-storage.ts'

export function aStoredUser(overrides: Partial<StoredUser> = {}): StoredUser {
  return {
    id: 7,
    name: 'Rahima Khatun',
    email: 'rahima@example.com',
    phone: '+8801712345678',
    image: '',
    token: 'token-of-rahima',
    ...overrides,
  }
}

/** A profile with everything that a booking needs. */
export function aProfile(overrides: Partial<Profile> = {}): Profile {
  return {
    Id: 7,
    Phone: '+8801712345678',
    FirstName: 'Rahima',
    LastName: 'Khatun',
    Gender: 'Female',
    Email: 'rahima@example.com',
    Country: 'Bangladesh',
    City: 'Dhaka',
    State: '',
    PostalCode: '1207',
    Fax: '',
    Address: '12 Lake Road',
    IdentityType: 'National ID',
    IdentityNumber: '1990123456789',
    IdentityExpireDate: '31-12-2030',
    DateOfBirth: '05-03-1990',
    ...overrides,
  }
}

/** A house as the catalogue lists it: prices per night, five rooms free. */
export function aHouse(overrides: Partial<House> = {}): House {
  return {
    Id: 1,
    Name: 'Rania House',
    Permalink: 'rania-house',
    Description: 'A house at the pond',
    RoomDescription: 'A room at the pond',
    Type: 'ROOM',
    RoomPrice: 5_000,
    Price: 22_000,
    Available: 5,
    AdultPerRoom: 2,
    ChildrenPerRoom: 1,
    Facalities: [],
    Images: [],
    Comments: [],
    ...overrides,
  }
}

/** A browser's storage that lasts as long as the test. */
export function memoryStorage(stored: Record<string, string> = {}): BrowserStorage {
  const entries = new Map(Object.entries(stored))
  return {
    get: (key) => entries.get(key),
    set: (key, value) => void entries.set(key, value),
    remove: (key) => void entries.delete(key),
  }
}

/** One room for two nights, confirmed and paid in full. */
export function anOrder(overrides: Partial<Order> = {}): Order {
  return {
    Code: 'ABCDEFGHJKMN',
    Type: 'Room',
    Status: 'Confirmed',
    FirstName: 'Rahima',
    Quantity: 1,
    ItemCount: 1,
    Night: 2,
    Duration: 0,
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-03',
    Amount: 13_000,
    Tax: 1_950,
    PayableAmount: 14_950,
    Paid: 14_950,
    Due: 0,
    CreatedAt: '2026-11-20T06:00:00.000Z',
    Revision: 2,
    HoldUntil: null,
    CanPay: false,
    CanPayPart: false,
    PayPercent: '100%',
    PayProblem: 'order_settled',
    CanCancel: true,
    CancelProblem: null,
    UnderReview: false,
    StartsAt: null,
    EndsAt: null,
    Persons: null,
    Refund: null,
    SurplusRefund: null,
    GoodwillRefund: null,
    Payments: [],
    Refunds: [],
    Charges: [],
    BookedPlaces: [aBookedPlace()],
    CancelledPlaces: [],
    ...overrides,
  }
}

export function aBookedPlace(overrides: Partial<BookedPlace> = {}): BookedPlace {
  return {
    LineNo: 1,
    Name: 'Rania House',
    HouseId: 1,
    Type: 'ROOM',
    ReservationDate: '2026-12-01',
    ReleaseDate: '2026-12-03',
    Quantity: 1,
    Price: 13_000,
    Permalink: 'rania-house',
    ImagePath: 'files/images/house/rania-house-room.jpg',
    ...overrides,
  }
}
