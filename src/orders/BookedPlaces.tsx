import { datesText, formatAmount, peopleText } from '#contract/wording/format.ts'
import { whenOf } from '#contract/wording/order-words.ts'
import type { BookedPlace, Order } from '#contract/orders/orders.ts'
import { toPaisa } from '#contract/values/money.ts'
import { NightList } from '#src/prices/NightList.tsx'
import { classes } from '#ui/classes.ts'
import { showDate } from '#ui/dates/date-text.ts'
import { unbroken } from '#contract/wording/format.ts'
import styles from './Invoice.module.css'
import { texts } from './texts.ts'

const words = texts.invoicePage

/** The lines of an order; on a phone each row becomes a small list. */
export function BookedPlaces({ order }: { order: Order }) {
  return (
    <table className={styles['places']}>
      <caption className="visually-hidden">{words.places}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.when[order.Type]}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {order.BookedPlaces.map((place) => (
          <tr key={[place.Name, place.Type, place.ReservationDate, place.ReleaseDate].join(' ')}>
            <th scope="row">
              {place.Name}
              <span>{typeName(place.Type)}</span>
            </th>
            <td>
              <span>{timesOf(order, place)}</span>
              {place.Nights && (
                <NightList
                  arrival={place.ReservationDate}
                  nights={place.Nights.map(toPaisa)}
                  isOfOneRoom={place.Quantity > 1}
                  isOpen
                />
              )}
              {place.Until !== undefined && (
                <small className={styles['until']}>{texts.roomUntil(showDate(place.Until))}</small>
              )}
            </td>
            <td>
              <span className={styles['label']}>{words.quantity} </span>
              {place.Quantity}
            </td>
            <td>{order.Status === 'Requested' ? words.toQuote : <Taka amount={place.Price} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Times of a visit; hours too, where it is to the pool. */
function timesOf({ Type, StartsAt, EndsAt, Persons }: Order, { ReservationDate, ReleaseDate }: BookedPlace): string {
  if (Type === 'Pool') {
    return unbroken(whenOf({ Type, ReservationDate, ReleaseDate, StartsAt, EndsAt, Persons }))
  }
  const dates = datesText(showDate(ReservationDate), showDate(ReleaseDate))
  return Persons === null ? dates : `${dates} · ${peopleText(Persons)}`
}

function typeName(type: string): string {
  return type === 'ROOM' || type === 'HOUSE' ? words.types[type] : type
}

/**
 * An amount with the taka sign before it. The sign is drawn, for our fonts, and those of many readers, do not have it; its character
 * is there to be read out and copied.
 */
export function Taka({ amount, isLarge = false }: { amount: number; isLarge?: boolean }) {
  return (
    <span className={classes(styles['taka'], isLarge && styles['large'])} translate="no">
      <span className={styles['character']}>৳</span>
      <svg viewBox="0 0 12 16" aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinecap="round" strokeLinejoin="round">
          <path d="M1.2 3.6c.5-2.1 3-2.2 3.3.2V11c0 2.8 2.6 4 4.6 2.5c1.1-.9 1.5-2.2 1.1-3.3" />
          <path d="M1 7.2h8.600" />
        </g>
        <circle cx="9.400" cy="10.200" r="1.100" fill="currentColor" />
      </svg>
      {formatAmount(amount)}
    </span>
  )
}
