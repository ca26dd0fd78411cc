import * as z from 'zod/mini'
import { type Sums, toPaisa, toTaka } from '#contract/values/money.ts'
import { TakaInput } from '#contract/wire.ts'

/** What a booking comes to, as the person saw it, BDT. `Service` comes on top of the room charge, and `Tax` on top of both. */
export const SeenSums = {
  RoomCharge: TakaInput,
  Service: z._default(TakaInput, 0),
  Tax: TakaInput,
  Payable: TakaInput,
}

type Seen = { RoomCharge: number; Service: number; Tax: number; Payable: number }

export function sumsOnWire({ roomCharge, service, tax, payable }: Sums): Seen {
  return { RoomCharge: toTaka(roomCharge), Service: toTaka(service), Tax: toTaka(tax), Payable: toTaka(payable) }
}

export function sumsSeen({ RoomCharge, Service, Tax, Payable }: Seen): Sums {
  return { roomCharge: toPaisa(RoomCharge), service: toPaisa(Service), tax: toPaisa(Tax), payable: toPaisa(Payable) }
}
