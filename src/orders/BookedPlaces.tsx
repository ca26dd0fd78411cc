import type { BookedPlace } from '#contract/order.ts'
import { showDate } from '#src/ui/dates/date-text.ts'
import styles from './BookedPlaces.module.css'
import { Taka } from './Taka.tsx'
import { texts } from './texts.ts'

const words = texts.invoicePage

/** The lines of an order; on a phone each row becomes a small list. */
export function BookedPlaces({ places }: { places: readonly BookedPlace[] }) {
  return (
    <table className={styles['places']}>
      <caption className="visually-hidden">{words.places}</caption>
      <thead>
        <tr>
          <th scope="col">{words.place}</th>
          <th scope="col">{words.stay}</th>
          <th scope="col">{words.quantity}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {places.map((place) => (
          <tr key={[place.Name, place.Type, place.ReservationDate, place.ReleaseDate].join(' ')}>
            <th scope="row">
              {place.Name}
              <span>{typeName(place.Type)}</span>
            </th>
            <td>{texts.dates(showDate(place.ReservationDate), showDate(place.ReleaseDate))}</td>
            <td>
              <span className={styles['label']}>{words.quantity} </span>
              {place.Quantity}
            </td>
            <td>
              <Taka amount={place.Price} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function typeName(type: string): string {
  return type === 'ROOM' || type === 'HOUSE' ? words.types[type] : type
}
