import type { OrderOfDay } from '#contract/desk/orders.ts'
import type { DeskStay } from '#contract/desk/stays.ts'
import { Link } from 'react-router-dom'
import { nameOf } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { Register } from '../registration/Register.tsx'
import { missingOf, partyText } from '../registration/registration-words.ts'
import { texts as registration } from '../registration/texts.ts'
import { useCan } from '../session/use-desk.ts'
import { useStayDesk } from '../stays/stay-desk.ts'
import styles from './today.module.css'

type OrderNotesProps = {
  order: OrderOfDay
  /** One of its stays in the list. */
  stay: DeskStay
  /** Whether its guests can still be asked. */
  isAsked: boolean
  onChanged: () => void
}

/** Who comes with an order, what of them is still to be registered, and what colleagues noted. */
export function OrderNotes({ order, stay, isAsked, onChanged }: OrderNotesProps) {
  const { isCut } = useStayDesk()
  const mayRegister = useCan('stay.change') && !isCut
  const party = partyText(order)
  const missing = isAsked ? missingOf(order).join(', ') : ''
  const { Code, Notes } = order
  return (
    <>
      {(party !== '' || missing !== '') && (
        <div className={styles['people']}>
          {party !== '' && <span>{party}</span>}
          {missing !== '' && <strong>{missing}</strong>}
          {missing !== '' && mayRegister && stay.Rooms > 1 && (
            <Link to={`/orders/${Code}#registration`} aria-label={registration.registerOf(nameOf(stay.Guest ?? ''))}>
              {registration.register}
            </Link>
          )}
          {missing !== '' && mayRegister && stay.Rooms === 1 && (
            <Register
              code={Code}
              stayId={stay.Id}
              room={stay.Room}
              label={registration.register}
              title={registration.registerOf(nameOf(stay.Guest ?? ''))}
              onDone={onChanged}
            />
          )}
        </div>
      )}
      {Notes.length > 0 && (
        <ul className={styles['orderNotes']}>
          {Notes.map(({ At, Text }) => (
            <li key={At}>
              <bdi>{plainText(Text)}</bdi>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
