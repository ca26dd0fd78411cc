import type { DeskOrder } from '#contract/reception/orders.ts'
import type { DeskStay } from '#contract/reception/stays.ts'
import { aRegistration } from './persons.ts'

/** One room from 1 to 3 December 2026, paid in full. */
export function aDeskStay(changes: Partial<DeskStay> = {}): DeskStay {
  return {
    Id: 1,
    Version: 1,
    State: 'expected',
    WasInHouse: false,
    Code: 'ABCDEFGHJKMN',
    Guest: 'Salma Rahman',
    Phone: '+8801712345678',
    UnitId: '000000001-001',
    Room: 'Rania House 1',
    House: 'Rania House',
    RoomState: 'clean',
    Type: 'ROOM',
    Arrival: '2026-12-01',
    Departure: '2026-12-03',
    Rooms: 1,
    Due: 0,
    Undoes: null,
    UndoUntil: null,
    ...changes,
  }
}

/** A confirmed order with that stay. */
export function aDeskOrder(changes: Partial<DeskOrder> = {}): DeskOrder {
  const [stay] = [aDeskStay()]
  return {
    Summary: {
      Code: stay.Code,
      Type: 'Room',
      Status: 'Confirmed',
      Guest: 'Salma Rahman',
      Phone: '+8801712345678',
      Arrival: stay.Arrival,
      Departure: stay.Departure,
      Rooms: 1,
      Due: 0,
      ArrivesAbout: '',
      CreatedAt: '2026-11-20T06:00:00.000Z',
    },
    Guest: {
      Id: 1,
      Likes: '',
      Name: 'Salma Rahman',
      Phone: '+8801712345678',
      Email: 'salma@example.com',
      Country: 'Bangladesh',
      HasIdentity: true,
    },
    HoldUntil: null,
    Source: 'web',
    Lines: [],
    Charges: [],
    Occasion: null,
    Stays: [stay],
    Registration: aRegistration(),
    Bill: { Charge: 13_000, Tax: 1_950, Payable: 14_950, Paid: 14_950, Refunded: 0, Due: 0 },
    Payments: [],
    Attempts: [],
    Refunds: [],
    Messages: [],
    Events: [],
    Callbacks: [],
    ...changes,
  }
}
