import { book as bookEndpoint, type Place } from '#contract/booking.ts'
import { toPaisa } from '#contract/money.ts'
import { asGuest } from '../sessions/as-guest.ts'
import type { Deps } from '../deps.ts'
import { serve, type Route } from '../http/serve.ts'
import { book } from './book.ts'
import type { PlaceWish } from './wish.ts'

export function bookingRoutes(deps: Deps): Route[] {
  return [
    serve(
      bookEndpoint,
      asGuest(deps, async ({ body, guest }) => {
        const press = { guestId: guest.id, activityId: body.ActivityId, body }
        const shown = { roomCharge: toPaisa(body.RoomCharge), tax: toPaisa(body.Tax), payable: toPaisa(body.Payable) }
        const wish = { places: body.Places.map(wishOf), shown, payPercent: body.PayPercent }
        const { code, paymentUrl } = await book(deps, press, wish)
        return { PaymentURL: paymentUrl, Code: code }
      }),
    ),
  ]
}

/** The name on the wire is for people reading along; an order carries the house's own. */
function wishOf(place: Place): PlaceWish {
  return {
    houseId: place.Id,
    type: place.Type,
    quantity: place.Quantity,
    stay: { arrival: place.ArrivalDate, departure: place.DepartureDate },
  }
}
