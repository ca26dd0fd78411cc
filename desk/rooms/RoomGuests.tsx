import { Link } from 'react-router-dom'
import type { DeskRoom } from '#contract/reception/rooms.ts'
import { daysText } from '#contract/wording/format.ts'
import { GuestName } from '../guests/guest.tsx'
import styles from './rooms.module.css'
import { texts } from './texts.ts'

/** Who is in a room, who arrives and who comes next. Who may not read bookings sees the days alone. */
export function RoomGuests({ guests, isBlocked }: { guests: DeskRoom['Guests']; isBlocked: boolean }) {
  const isFree = !isBlocked && guests.every(({ Use }) => Use === 'next' || Use === 'leaves')
  return (
    <ul className={styles['guests']}>
      {guests.map(({ Use, Code, Guest, Arrival, Departure }) => (
        <li key={`${Use} ${Arrival} ${Code}`}>
          {Code !== null && Guest !== null && (
            <>
              <Link to={`/orders/${Code}`}>
                <GuestName name={Guest} />
              </Link>{' '}
            </>
          )}
          <span className={styles['days']}>
            {texts.uses[Use]} · {daysText(Arrival, Departure)}
          </span>
        </li>
      ))}
      {isFree && <li className={styles['days']}>{texts.free}</li>}
    </ul>
  )
}
