import type { OrderOfDay } from '#contract/reception/orders.ts'
import { isHereOrComing } from '#contract/reception/stay-rules.ts'
import { nameOf } from '../guests/guest.tsx'
import { plainText } from '../guests/plain-text.ts'
import { Register } from '../registration/Register.tsx'
import { missingOf, partyText } from '../registration/registration-words.ts'
import { texts as registration } from '../registration/texts.ts'
import { useCan } from '../session/use-desk.ts'
import type { Party } from '../stays/parties.ts'
import { useStayDesk } from '../stays/stay-desk.ts'
import styles from './party.module.css'

type OrderNotesProps = {
  order: OrderOfDay
  /** Its stays in the list. */
  stays: Party['stays']
  /** Whether its guests can still be asked. */
  isAsked: boolean
  onChanged: () => void
}

/** Who comes with an order, what of them is still to be registered, and what colleagues noted. */
export function OrderNotes({ order, stays, isAsked, onChanged }: OrderNotesProps) {
  const { isCut } = useStayDesk()
  const mayRegister = useCan('stay.change') && !isCut
  const party = partyText(order)
  const missing = isAsked ? missingOf(order).join(', ') : ''
  const { Notes } = order
  return (
    <>
      {(party !== '' || missing !== '') && (
        <div className={styles['people']}>
          {party !== '' && <span>{party}</span>}
          {missing !== '' && <strong>{missing}</strong>}
          {missing !== '' && mayRegister && <RegisterEach stays={stays} onChanged={onChanged} />}
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

/** A button for each room with guests who come or are there. */
function RegisterEach({ stays, onChanged }: Pick<OrderNotesProps, 'stays' | 'onChanged'>) {
  const isOneOfSeveral = stays[0].Rooms > 1
  return (
    <div className={styles['registerEach']}>
      {isOneOfSeveral && <span>{registration.inRooms}</span>}
      {stays.filter(isHereOrComing).map(({ Id, Code, Room, Guest }) => (
        <Register
          key={Id}
          code={Code}
          stayId={Id}
          room={Room}
          label={isOneOfSeveral ? Room : registration.register}
          title={registration.registerOf(nameOf(Guest ?? ''), isOneOfSeveral ? Room : undefined)}
          onDone={onChanged}
        />
      ))}
    </div>
  )
}
