import { addDays } from '#contract/values/calendar.ts'
import { groupNights } from '#contract/values/rates.ts'
import { occasionPrice } from '#api/orders/whole-order.ts'
import type { Texts } from '#api/platform/texts/catalogues.ts'
import type { BilledOrder } from './billed-order.ts'

// What was sold, line by line: nights by their price, charges, and a service charge.

type Item = { name: string; days: string; quantity: string; price: string; amount: number }

/** What an order comes to before VAT, paisa: a service charge is part of it. */
export function taxableOf({ amount, service }: Pick<BilledOrder, 'amount' | 'service'>): number {
  return amount + service
}

/** Together they are what the order comes to before VAT. */
export function itemsOf(order: BilledOrder): Item[] {
  const { t, type, lines, charges, occasion, amount, service, levies, arrival, departure } = order
  const ofService = service > 0 ? [{ ...NO_COUNT, name: t.paper.service(levies.service), amount: service }] : []
  const extras = charges.map((charge): Item => ({
    name: t.charge(charge),
    ...(charge.amount < 0
      ? NO_COUNT
      : { days: '', quantity: String(charge.quantity), price: priceOf(t, charge.amount, charge.quantity) }),
    amount: charge.amount,
  }))
  const rooms = lines.flatMap((line) =>
    groupNights(line.nights).map(({ first, count, price, sum }): Item => ({
      name: lineName(t, line),
      days: t.days(addDays(line.arrival, first), addDays(line.arrival, first + count)),
      quantity: t.paper.nights(count, line.quantity),
      price: t.paper.amount(price),
      amount: sum * line.quantity,
    })),
  )
  if (!occasion || type === 'Room') return [...rooms, ...extras, ...ofService]
  const ofOccasion = occasionPrice({ amount, charges })
  return [
    { name: t.orders.names[type], days: t.days(arrival, departure), quantity: '1', price: '', amount: ofOccasion },
    ...extras,
    ...ofService,
  ]
}

const NO_COUNT = { days: '', quantity: '', price: '' }

/** The rooms by their names once they are known: 'Padma House: Shalik, Tuntuni', or 'Rania House 1' where they are called by their house. */
function lineName(t: Texts, { name, type, quantity, rooms }: BilledOrder['lines'][number]): string {
  if (type !== 'ROOM') return t.place({ Name: name, Type: type, Quantity: quantity })
  if (rooms === '') return `${name}, ${t.paper.rooms(quantity)}`
  return rooms.startsWith(name) ? rooms : `${name}: ${rooms}`
}

/** Empty where it does not divide: a price that was agreed for a whole stay. */
function priceOf(t: Texts, amount: number, quantity: number): string {
  return amount % quantity === 0 ? t.paper.amount(amount / quantity) : ''
}
